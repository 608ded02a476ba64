import type { Page } from '@playwright/test';
import { callAs, tokenOf } from '../support/colleagues.ts';
import { signInStaff } from '../support/admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, staff, test } from '../support/test.ts';
import { pdf } from '../support/visitor-forms.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const mark = () => crypto.randomUUID().slice(0, 8);

async function expectLayoutAndAccessibility(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

test('an application is read with its resume, shortlisted, notified, noted and exported', async ({ page }) => {
  const name = `Neel ${mark()}`;
  const multipart = {
    name,
    email: 'neel@plant.example',
    jobCode: 'PS-JD002',
    message: 'I plan with SQL.',
    resume: pdf,
  };
  await page.request.post('/api/submit-application', { multipart });
  await signInStaff(page, `/admin/applications?job=PS-JD002&q=${name.split(' ')[1]}`);
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();
  await expectLayoutAndAccessibility(page);
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(csv.suggestedFilename()).toBe('applications.csv');
  await page.getByRole('link', { name }).click();
  await expect(page.locator('.sheet-block, .title-block').first()).toContainText('Supply Chain Analyst PS-JD002');
  const [resume] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'list.pdf' }).click(),
  ]);
  expect(resume.suggestedFilename()).toBe('list.pdf');

  await page.getByRole('button', { name: 'Change status' }).click();
  await dialog(page).getByLabel('Internal note').fill('Strong on planning.');
  // No new status is preselected: the next in the list might be a step back.
  await dialog(page).getByRole('button', { name: 'Save status' }).click();
  await expect(dialog(page).getByText('Choose a different status.')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByLabel('New status').selectOption('Shortlisted');
  await dialog(page).getByLabel('Notify the applicant by email').check();
  await dialog(page).getByLabel('Next step').fill('A call of 30 minutes.');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save status' }).click();
  await expect(page.locator('.sheet-block .status')).toHaveText('Shortlisted');
  await expect(page.getByText('notified by email')).toBeVisible();
  await page.getByLabel('Note', { exact: true }).fill('Free on Friday.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Free on Friday.' })).toBeVisible();
  await expectLayoutAndAccessibility(page);
});

test('messages, subscribers and registrations are read, marked as handled with an undo, and exported', async ({
  page,
}) => {
  const who = mark();
  const email = `asha-${who}@plant.example`;
  const post = (path: string, data: object) => page.request.post(path, { data });
  await post('/api/contact', { name: `Asha ${who}`, email, message: 'Call me about rate contracts.' });
  await post('/api/newsletter', { email });
  await post('/api/webinars/register', { webinar: 'rate-contracts-that-hold', name: `Asha ${who}`, email });
  await signInStaff(page, `/admin/messages?q=${who}`);
  await expect(page.getByText('Call me about rate contracts.')).toBeVisible();
  const handled = page.getByRole('checkbox', { name: /^Handled/ });
  await handled.check();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(handled).toBeChecked();
  await expectLayoutAndAccessibility(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(handled).not.toBeChecked();

  await post('/api/contact', { name: `Asha ${who}`, email, message: 'And about seals.' });
  await page.reload();
  const first = page.locator('.entries > li').first();
  await expect(first).toContainText('And about seals.');
  await page.getByLabel('Sort').selectOption('Oldest first');
  await expect(page).toHaveURL(new RegExp(`q=${who}&sort=date_asc$`));
  await expect(first).toContainText('Call me about rate contracts.');
  await page.reload();
  await expect(page.getByLabel('Sort')).toHaveValue('date_asc');
  await expect(first).toContainText('Call me about rate contracts.');

  const tabs = page.getByRole('navigation', { name: 'Inbox' });
  // The tab of the current page clears the filters.
  await tabs.getByRole('link', { name: 'Messages' }).click();
  await expect(page).toHaveURL(/\/admin\/messages$/);
  for (const [tab, heading] of [
    ['Newsletter', 'Newsletter'],
    ['Webinars', 'Webinars'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page
      .getByRole('searchbox')
      .first()
      .fill(tab === 'Newsletter' ? email : who);
    await expect(page).toHaveURL(new RegExp(`q=.*${who}`));
    await expect(page.getByText(/^1 (address|registration)$/)).toBeVisible();
    await expectLayoutAndAccessibility(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^(subscribers|registrations)\.csv$/);
  }
});

test('a message is answered by mail; a colleague who answers later is warned and loses no text @desktop', async ({
  page,
  allow,
}) => {
  allow(/409/);
  const who = mark();
  const email = `asha-${who}@plant.example`;
  const words = 'Meera calls you at 11.';
  await page.request.post('/api/contact', { data: { name: `Asha ${who}`, email, message: 'Call me about seals.' } });
  await signInStaff(page, `/admin/messages?q=${who}`);
  await page.getByRole('button', { name: `Answer Asha ${who}` }).click();
  const answer = page.getByLabel('Answer', { exact: true });
  await expect(answer).toBeFocused();
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Write the answer.')).toBeVisible();
  await answer.fill(words);
  await expectLayoutAndAccessibility(page);

  // The draft is kept in the tab; a colleague answers first.
  await page.reload();
  await page.getByRole('button', { name: `Answer Asha ${who}` }).click();
  await expect(answer).toHaveValue(words);
  const token = await tokenOf(page.request, staff.admin);
  const { items } = await callAs(page.request, token, `/api/admin/message-list?q=${who}`);
  await callAs(page.request, token, '/api/admin/message-answer', { id: items[0].id, answer: 'Ours first.', after: 0 });
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Another user has replied to this message since you opened it.')).toBeVisible();
  await expect(page.getByText('Ours first.')).toBeVisible();
  await expect(answer).toHaveValue(words);
  await expectLayoutAndAccessibility(page);
  await page.getByRole('button', { name: 'Send answer' }).click();

  const entry = page.getByRole('listitem').filter({ hasText: 'Call me about seals.' }).first();
  await expect(entry.locator('.thread')).toContainText(words);
  await expect(entry.locator('.status')).toHaveText('Answered');
  await expect(entry.getByRole('checkbox', { name: /^Handled/ })).toBeChecked();
  await expect(answer).toBeHidden();
  await expectLayoutAndAccessibility(page);
  await expect(async () => {
    await page.goto('/__local/mail');
    await expect(page.getByText(email)).toHaveCount(3, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
});

test('an admin invites a staff member and disables the account; an employee has no access @desktop', async ({
  page,
  allow,
}) => {
  allow(/403/);
  const name = `Neel ${mark()}`;
  await signIn(page, staff.admin, '/admin/staff');
  await page.getByRole('button', { name: 'Invite staff' }).click();
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog(page).getByText('Enter the name.')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page)
    .getByLabel('Email')
    .fill(`${name.split(' ')[1]}@plantsetu.example`);
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Invited');
  await page.getByRole('button', { name: `Re-send link ${name}` }).click();
  await expect(dialog(page)).toContainText('A new link to set the password');
  await dialog(page).getByRole('button', { name: 'Re-send link' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: `Disable ${name}` }).click();
  await dialog(page).getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('button', { name: `Enable ${name}` })).toBeVisible();
  await expectLayoutAndAccessibility(page);

  const order = page.getByLabel('Sort');
  await order.selectOption('Newest first');
  await expect(page.getByRole('row').nth(1)).toContainText(name);
  await page.reload();
  await expect(order).toHaveValue('date_desc');
  await expect(page.getByRole('row').nth(1)).toContainText(name);

  await page.goto('/admin/audit?entity=users');
  const entry = page.locator('.audit-entry').filter({ hasText: name });
  await expect(entry.first()).toContainText(`changed account ${name}`);
  await expect(entry.last()).toContainText(`invited account ${name}`);
  await expectLayoutAndAccessibility(page);

  await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  await signIn(page, staff.employee, '/admin');
  await expect(page.getByRole('link', { name: 'Staff' })).toBeHidden();
  await page.goto('/admin/staff');
  await expect(page.getByText(/Only admins can manage staff|don’t have permission/)).toBeVisible();
});

test('a failed mail is shown without its content and retried @desktop', async ({ page, allow }) => {
  allow(/409/);
  await signInStaff(page);
  const token = await tokenOf(page.request, staff.employee);
  const reply = await callAs(page.request, token, '/api/admin/outbox-list');
  expect(Object.keys(reply)).toEqual(['success', 'items', 'total', 'total_capped']);
  // The local mail catcher accepts every mail, so the failure is put into the reply.
  const failed = {
    ...{ id: 99_999_999, kind: 'order-placed', about: 'Order 100020', recipient: 'gone@plant.example', attempts: 3 },
    ...{ last_error: '550 5.1.1 no such mailbox', created_at: '2026-11-20T10:00:00.000Z', given_up_by: null },
    ...{ next_attempt_at: '2026-11-21T10:00:00.000Z', given_up_at: null },
  };
  let body = { success: true, items: [failed], total: 1, total_capped: false };
  await page.route('**/api/admin/outbox-list*', (route) => route.fulfill({ json: body }));
  await page.goto('/admin/outbox?state=failing');
  await expect(page.getByText('550 5.1.1 no such mailbox')).toBeVisible();
  await expectLayoutAndAccessibility(page);
  const named = 'Order placed, Order 100020, to gone@plant.example';
  const retry = page.getByRole('button', { name: `Retry now: ${named}` });
  await retry.click();
  await expect(page.getByText('This email has already been sent or given up.')).toBeVisible();
  await page.getByRole('button', { name: `Give up: ${named}` }).click();
  await expect(dialog(page).getByText('Order placed, Order 100020 to gone@plant.example')).toBeVisible();
  await expect(dialog(page).getByText('Its content will be deleted')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Back' }).click();
  // The outcome of a retry appears without a reload: another failure, then the row disappears.
  const taken = { success: true, message: 'The email will now be sent again.' };
  await page.route('**/api/admin/outbox-retry', (route) => route.fulfill({ json: taken }));
  await retry.click();
  await expect(page.getByText(taken.message)).toBeVisible();
  body = { ...body, items: [{ ...failed, attempts: 4, last_error: '452 mailbox full' }] };
  await expect(page.getByText('452 mailbox full')).toBeVisible();
  await retry.click();
  body = { ...body, items: [], total: 0 };
  await expect(page.getByText('452 mailbox full')).toBeHidden();
  await expect(page.locator(':focus')).toBeVisible();
});
