import { expect, test } from '../support/test.ts';

/** Page → the purpose that the notice of its form states. */
const forms = {
  '/contact': 'to answer your message',
  '/rfq': 'to prepare your quote',
  '/career/internships': 'to consider you for this position',
  '/resources/blogs': 'to send you one email a month',
  '/delivery/tracking': 'to find your order',
  '/reset-password': 'to let you use the account',
};

for (const [path, purpose] of Object.entries(forms)) {
  test(`the form of ${path} says what happens to the data, and leads to the privacy notice @phone`, async ({
    page,
  }) => {
    await page.goto(path);
    const notice = page.locator('details.privacy-notice').first();
    await expect(notice.locator('summary')).toContainText(purpose);
    await notice.locator('summary').click();
    await expect(notice).toContainText('Data Protection Board of India');
    await notice.getByRole('link', { name: 'Privacy notice' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
  });
}

test('the footer leads to the privacy notice, which names the Grievance Officer @desktop', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
  await expect(page.locator('#write')).toContainText('Grievance Officer');
});

test('security.txt is served as text @desktop', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await answer.text()).toMatch(/^Contact: mailto:.+\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\n/);
});
