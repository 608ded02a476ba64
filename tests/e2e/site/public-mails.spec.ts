import { expect, expectAccessible, test } from '../support/test.ts';
import { addCustomer, address, pdf } from '../support/visitor-forms.ts';

test('each form sends its mail; the newsletter is confirmed by a button, and a link sets a password once @desktop', async ({
  page,
  request,
  allow,
}) => {
  allow(/400/);
  test.setTimeout(150_000);
  const to = { rfq: address('rfq'), contact: address('contact'), webinar: address('webinar'), job: address('job') };
  const reader = address('reader');
  const name = 'Ravi Iyer';
  const { code } = await (
    await request.post('/api/rfq', { data: { name, email: to.rfq, requirement: 'Bolts' } })
  ).json();
  await request.post('/api/contact', { data: { name, email: to.contact, message: 'Hello' } });
  await page.goto('/resources/webinars');
  const webinar = await page.locator('[data-register]').first().getAttribute('data-register');
  await request.post('/api/webinars/register', { data: { webinar, name, email: to.webinar } });
  await request.post('/api/submit-application', {
    multipart: { name, email: to.job, jobCode: 'PS-JD002', resume: pdf },
  });
  await page.goto('/resources/blogs');
  await page.locator('#newsletter').getByLabel('Email').fill(reader);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Check your email and confirm your subscription with the link in it.')).toBeVisible();

  const owner = await addCustomer(request);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(owner);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/^If that address has an account, a link/)).toBeVisible();

  // Each call sends its mails when it has ended.
  const mails = async () => (await request.get('/__local/mail')).text();
  await expect.poll(mails, { timeout: 90_000, intervals: [2000] }).toContain(`Set a new password</a> to ${owner}`);
  const list = await mails();
  for (const recipient of [...Object.values(to), reader]) expect(list).toContain(recipient);
  expect(list).toContain(`Your request for a quote ${code}`);

  await page.goto('/__local/mail');
  await page.getByRole('listitem').filter({ hasText: reader }).getByRole('link').click();
  await page.getByRole('link', { name: /newsletter\?token=/ }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your subscription is confirmed.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You have been unsubscribed.')).toBeVisible();
  await page.goto('/newsletter?token=' + 'x'.repeat(43));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.');

  await page.goto('/__local/mail');
  const reset = page.getByRole('listitem').filter({ hasText: owner }).filter({ hasText: 'Set a new password' });
  await reset.getByRole('link').click();
  const link = (await page
    .getByRole('link', { name: /reset-password\?token=/ })
    .first()
    .textContent())!;
  const set = async (words: string) => {
    await page.getByLabel('New password').fill(words);
    await page.getByRole('button', { name: 'Set password' }).click();
  };
  await page.goto(link);
  await set('short');
  await expect(page.getByText('Password must be at least 8 chars.')).toBeVisible();
  await set('a new one, long');
  await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible();
  const signIn = { email: owner, password: 'a new one, long', role: 'customer' };
  expect((await request.post('/api/login', { data: signIn })).status()).toBe(200);
  await page.goto(link);
  await set('another one, long');
  await expect(page.getByText('This link is no longer valid. Request a new one.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
});
