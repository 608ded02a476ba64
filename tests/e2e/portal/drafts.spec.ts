import type { APIRequestContext, Page } from '@playwright/test';
import { addPlant, callAs } from '../support/colleagues.ts';
import { expect, password, signIn, staff, test } from '../support/test.ts';

/** Ends the session on the server, performs an action that is refused, and signs in again. */
async function expireAnd(page: Page, email: string, act: () => Promise<void>, who = 'customer'): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    fetch('/api/logout', { method: 'POST', headers: { authorization: `Bearer ${localStorage.getItem('token')}` } }),
  );
  // A request of the page itself may be refused before the button is reached, and leads to the same place.
  await Promise.race([act(), page.waitForURL(`**/login/${who}?next=*`)]);
  await signInAgain(page, email, who);
}

async function signInAgain(page: Page, email: string, who: string): Promise<void> {
  await page.waitForURL(`**/login/${who}?next=*`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/(portal|admin)\//);
}

test('input survives an expired session: RFQ, profile, address', async ({ page, allow }) => {
  allow(/401/);
  const { people } = await addPlant(page.request, ['Meera']);
  const [{ email }] = people as [(typeof people)[0]];
  await signIn(page, email, '/portal/rfqs/new');
  await page.getByLabel('Title').fill('Studs for the boiler');
  await page.getByLabel('Item').fill('M16 stud A193 B7');
  const csv = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('item,qty\nStud,1\n') };
  await page.getByLabel('Choose a file').setInputFiles(csv);
  await expireAnd(page, email, () => page.getByRole('button', { name: 'Submit RFQ' }).click());
  await expect(page.getByLabel('Title')).toHaveValue('Studs for the boiler');
  await expect(page.getByLabel('Item')).toHaveValue('M16 stud A193 B7');
  await expect(page.getByText('Choose list.csv again. Files are not saved with the draft.')).toBeVisible();
  await page.getByLabel('Choose a file').setInputFiles(csv);
  await expect(page.getByText('Choose list.csv again')).toBeHidden();

  await page.goto('/portal/profile');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Meera Rathore');
  await expireAnd(page, email, () => page.getByRole('button', { name: 'Save', exact: true }).click());
  await expect(name).toHaveValue('Meera Rathore');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();

  const open = page.getByRole('button', { name: 'Add an address' });
  const form = page.getByRole('dialog', { name: 'Add an address' });
  await open.click();
  for (const [label, value] of Object.entries({ Name: 'Unit 2', City: 'Neemrana', 'PIN code': '301705' })) {
    await form.getByLabel(label).fill(value);
  }
  await form.getByLabel('Address', { exact: true }).fill('G-1/227, Phase II');
  await form.getByLabel('State').selectOption('Rajasthan');
  await expireAnd(page, email, () => form.getByRole('button', { name: 'Save address' }).click());
  await open.click();
  await expect(form.getByLabel('City')).toHaveValue('Neemrana');
  await form.getByRole('button', { name: 'Back' }).click();
  await open.click();
  await expect(form.getByLabel('City')).toHaveValue('');
});

test('input in a dialog is restored when it is opened after an expired session', async ({ page, request, allow }) => {
  allow(/401/);
  const { people, products, staffToken } = await addPlant(request, ['Meera']);
  const [{ email, token }] = people as [(typeof people)[0]];
  const items = products.map(({ id }) => ({ product_id: id, qty: 2 }));
  const { id: order } = await callAs(request, token, '/api/orders/create', { items });
  const rfq = { title: 'Studs', lines: [{ item: 'M16 stud', qty: 4, unit: 'NOS' }] };
  const { id: open } = await callAs(request, token, '/api/customer/rfq-create', rfq);
  const { id: quoted } = await callAs(request, token, '/api/customer/rfq-create', rfq);
  const quote = await sendQuote(request, staffToken, quoted);
  await signIn(page, email);

  const dialogs = [
    { at: `orders/${order}`, open: 'Cancel order', send: 'Cancel the order', fields: { Reason: 'Ordered twice' } },
    { at: `rfqs/${open}`, open: 'Cancel RFQ', send: 'Cancel RFQ', fields: { Reason: 'The line is closed' } },
    { at: `quotes/${quote}`, open: 'Decline', send: 'Decline quote', fields: { Reason: 'Bought elsewhere' } },
    {
      ...{ at: 'company', open: 'Invite a colleague', send: 'Send invitation' },
      fields: { Name: 'Ravi Iyer', Email: 'ravi.iyer@sirohi.example' },
    },
  ];
  const dialog = page.getByRole('dialog');
  for (const { at, open, send, fields } of dialogs) {
    const ask = page.getByRole('main').getByRole('button', { name: open, exact: true });
    await page.goto(`/portal/${at}`);
    await ask.click();
    for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
    await expireAnd(page, email, () => dialog.getByRole('button', { name: send }).click());
    await ask.click();
    for (const [label, value] of Object.entries(fields)) await expect(dialog.getByLabel(label)).toHaveValue(value);
  }
});

test('input of staff survives an expired session and Logout in another tab, without a question', async ({
  page,
  allow,
}) => {
  allow(/401|409/);
  const { people, staffToken } = await addPlant(page.request, ['Meera']);
  const [{ token }] = people as [(typeof people)[0]];
  const rfq = { title: 'Studs', lines: [{ item: 'M16 stud', qty: 4, unit: 'NOS' }] };
  const { id } = await callAs(page.request, token, '/api/customer/rfq-create', rfq);
  await signIn(page, staff.employee, '/admin');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });

  await page.goto('/admin/products/new');
  await page.getByLabel('SKU').fill('KEPT-1');
  await page.getByLabel('Name', { exact: true }).fill('Kept bearing');
  await page.getByLabel('Price').fill('12');
  const save = page.getByRole('button', { name: 'Save', exact: false });
  await page.getByLabel('Company').selectOption({ label: 'Aravalli Auto Components' });
  await expireAnd(page, staff.employee, () => save.click(), 'employee');
  await expect(page.getByLabel('SKU')).toHaveValue('KEPT-1');
  await expect(page.getByLabel('Price')).toHaveValue('12');
  expect(questions).toEqual([]);

  await page.goto(`/admin/rfqs/${id}`);
  expect(questions.splice(0)).toEqual(['beforeunload']);
  const price = page.getByLabel('Unit price (₹)');
  await price.fill('₹ 205');
  await page.reload();
  expect(questions.splice(0)).toEqual(['beforeunload']);
  await price.fill('₹ 205');
  const draft = page.getByRole('button', { name: 'Save draft' });
  await expireAnd(page, staff.employee, () => draft.click(), 'employee');
  await expect(price).toHaveValue('₹ 205');
  expect(questions).toEqual([]);
  await draft.click();
  await expect(page.getByText('Draft saved.')).toBeVisible();
  // Also if another user has saved the draft meanwhile, which is shown again.
  const [saved] = (await callAs(page.request, staffToken, `/api/admin/rfq-get?id=${id}`)).rfq.versions;
  const { revision, valid_until, ship_to, lines } = saved;
  const theirs = { rfq_id: id, revision, valid_until, ship_address_id: ship_to.id, freight: 0 };
  await callAs(page.request, staffToken, '/api/admin/quote-save', { ...theirs, lines: [{ ...lines[0], price: 111 }] });
  await price.fill('888');
  await draft.click();
  await expect(page.getByRole('alert')).toContainText('Your changes are kept.');
  await expireAnd(page, staff.employee, () => draft.click(), 'employee');
  await expect(page.getByRole('alert')).toContainText('Your changes are kept.');
  await expect(price).toHaveValue('888');
  expect(questions).toEqual([]);
  await page.getByRole('button', { name: 'Discard my changes' }).click();
  await expect(price).toHaveValue('111');

  await page.goto('/admin/companies/new');
  const name = page.getByRole('group', { name: 'Company' }).getByLabel('Name');
  await name.fill('Kept Works');
  const other = await page.context().newPage();
  await other.goto('/admin');
  await other.getByRole('button', { name: 'Logout' }).click();
  await signInAgain(page, staff.employee, 'employee');
  await expect(name).toHaveValue('Kept Works');
  expect(questions).toEqual([]);
});

/** Quotes the one line of an RFQ; returns the quote's id. */
async function sendQuote(request: APIRequestContext, staffToken: string, rfq_id: number): Promise<number> {
  const { rfq } = await callAs(request, staffToken, `/api/admin/rfq-get?id=${rfq_id}`);
  const terms = { rfq_id, ship_address_id: rfq.ship_to?.id ?? null, valid_until: '2099-12-31', freight: 0 };
  const price = { price: 90, discount: 0, gst_rate: 18, hsn: '7318' };
  const line = { rfq_line_no: 1, product_id: null, lead_days: null, name: 'M16 stud', qty: 4, unit: 'NOS', ...price };
  const saved = await callAs(request, staffToken, '/api/admin/quote-save', { ...terms, lines: [line] });
  await callAs(request, staffToken, '/api/admin/quote-send', { id: saved.id, revision: saved.revision });
  return saved.id;
}
