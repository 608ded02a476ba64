import type { Page } from '@playwright/test';
import { addPlant, callAs } from '../support/colleagues.ts';
import { signInStaff } from '../support/admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';

/** The order of documents on the desk (CGST Act s. 31, CGST Rules r. 48, 55, 138), each journey as a desk employee works. */

const dialog = (page: Page) => page.getByRole('dialog');
const primary = (page: Page) => page.locator('main .button-primary');
const card = (page: Page) => page.locator('.entry').first();

/** A confirmed order of bearings at ₹410 of the test's own company, opened on the desk. */
async function openOrder(page: Page, qty: number) {
  const { people, products, staffToken } = await addPlant(page.request, ['Meera']);
  const [buyer] = people;
  const items = [{ product_id: products[0]!.id, qty }];
  const { id } = await callAs(page.request, buyer!.token, '/api/orders/create', { items, po_number: 'PO/DOC/1' });
  await callAs(page.request, staffToken, '/api/admin/order-move', { id, to: 'confirmed' });
  await signInStaff(page, `/admin/orders/${id}`);
  return { id: id as number, buyer: buyer!, token: staffToken };
}

async function packAll(page: Page): Promise<void> {
  await expect(primary(page)).toHaveText(['Pack goods']);
  await page.getByRole('button', { name: 'Pack goods' }).click();
  await dialog(page).getByRole('button', { name: 'Pack' }).click();
  await expect(card(page)).toBeVisible();
}

async function issueInvoice(page: Page): Promise<string> {
  await card(page)
    .getByRole('button', { name: /^Issue invoice/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Issue invoice' }).click();
  const link = card(page).getByRole('link', { name: /^Invoice PS\// });
  await expect(link).toBeVisible();
  return (await link.textContent())!.replace('Invoice ', '');
}

async function dispatch(page: Page, papers: Record<string, string>): Promise<void> {
  await card(page).getByRole('button', { name: 'Dispatch' }).click();
  for (const [label, value] of Object.entries(papers)) await dialog(page).getByLabel(label).fill(value);
  await dialog(page).getByRole('button', { name: 'Dispatch' }).click();
}

test('above ₹50,000: packed, invoiced, e-way bill for the invoice, dispatched, delivered', async ({ page, allow }) => {
  allow(/400/);
  const { id, buyer } = await openOrder(page, 150);
  await packAll(page);
  await expect(primary(page)).toHaveText([/^Issue invoice/]);
  await expect(page.getByRole('button', { name: 'Dispatch' })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const inv = await issueInvoice(page);
  // The next step is the one primary action.
  await expect(primary(page)).toHaveText(['Dispatch']);
  await expect(page.getByRole('button', { name: 'Unpack' })).toHaveCount(0);
  await dispatch(page, { Carrier: 'VRL Logistics', 'LR number': `LR/${id}` });
  const eway = dialog(page).getByLabel('E-way bill');
  await expect(eway).toHaveAccessibleDescription(
    new RegExp(`${inv}, ₹72,570.00.*Goods worth ₹72,570.00 need an e-way bill`),
  );
  await expectAccessible(page);
  await eway.fill('2712 3456 7890');
  await dialog(page).getByRole('button', { name: 'Dispatch' }).click();
  await expect(primary(page)).toHaveText(['Mark delivered']);
  await expect(card(page)).toContainText('271234567890');
  await page.getByRole('button', { name: 'Mark delivered' }).click();
  await dialog(page).getByLabel('Received by').fill('Stores');
  await dialog(page).getByRole('button', { name: 'Mark delivered' }).click();
  await expect(primary(page)).toHaveText(['Complete']);

  // The buyer sees the invoice beside the consignment.
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL(/login/);
  await signIn(page, buyer.email, `/portal/orders/${id}`);
  await expect(page.locator('.order-parts').getByRole('link', { name: `Invoice ${inv}` })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a delivery challan first, then the invoice that names it', async ({ page, allow }) => {
  allow(/400/);
  const { id, buyer } = await openOrder(page, 10);
  await packAll(page);
  await card(page).getByRole('button', { name: 'Delivery challan' }).click();
  await dialog(page).getByRole('button', { name: 'Issue challan' }).click();
  await expect(dialog(page).getByLabel('Reason')).toHaveAccessibleDescription('Choose the reason.');
  await dialog(page).getByLabel('Reason').selectOption('Other');
  await dialog(page).getByRole('button', { name: 'Issue challan' }).click();
  await expect(dialog(page).getByLabel('Details')).toHaveAccessibleDescription(/Describe the reason\./);
  await expectAccessible(page);
  await dialog(page).getByLabel('Details').fill('Quantity known on delivery');
  await dialog(page).getByRole('button', { name: 'Issue challan' }).click();
  await expect(card(page)).toContainText(/Delivery challan PSD\/\d{4}\/\d{6}/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card(page)
      .getByRole('button', { name: /^Duplicate for transporter/ })
      .click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^PSD-\d{4}-\d{6}\.pdf$/);
  const number = file.suggestedFilename().replace('.pdf', '').replaceAll('-', '/');

  await expect(primary(page)).toHaveText(['Dispatch']);
  await dispatch(page, { Carrier: 'VRL Logistics', 'LR number': `LR/${id}` });
  await expect(primary(page)).toHaveText(['Mark delivered']);
  const inv = await issueInvoice(page);
  await card(page)
    .getByRole('link', { name: `Invoice ${inv}` })
    .click();
  await expect(page.locator('.sheet-block').first()).toContainText(number);

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL(/login/);
  await signIn(page, buyer.email, `/portal/orders/${id}`);
  const [original] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `PDF of ${number}` }).click(),
  ]);
  expect(original.suggestedFilename()).toBe(file.suggestedFilename());
});

/**
 * Issues an invoice that needs an IRN. E-invoicing is on only for a moment, because other tests run at the same time; one of
 * them may switch it off too early.
 */
async function issueEInvoice(page: Page, token: string, shipment_id: number): Promise<{ id: number; inv: string }> {
  const asAdmin = (path: string, body?: object) => callAs(page.request, token, `/api/admin/${path}`, body);
  for (;;) {
    await asAdmin('accounts-settings-save', { e_invoice_from: '2020-01-01' });
    const issued = await asAdmin('invoice-issue', { shipment_id });
    await asAdmin('accounts-settings-save', { e_invoice_from: null });
    if ((await asAdmin(`invoice-get?id=${issued.id}`)).invoice.awaits_irn) return issued;
    await asAdmin('invoice-credit', { id: issued.id, reason: 'Issued without e-invoicing' });
  }
}

test('with e-invoicing an invoice is mailed and its goods leave only with its IRN', async ({ page, allow }) => {
  allow(/400/);
  const { id, token } = await openOrder(page, 10);
  await packAll(page);
  const { order } = await callAs(page.request, token, `/api/admin/order-get?id=${id}`);
  const { id: invoice, inv } = await issueEInvoice(page, token, order.shipments[0].id);
  await page.reload();
  await expect(card(page)).toContainText('Awaiting IRN');
  await expect(primary(page)).toHaveText(['Enter IRN']);
  await expect(page.getByRole('button', { name: 'Dispatch' })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await card(page).getByRole('link', { name: 'Enter IRN' }).click();
  await page.waitForURL(`**/admin/invoices/${invoice}`);
  await expect(page.getByText('Not valid without an IRN.')).toBeVisible();
  await expect(primary(page)).toHaveText(['Enter IRN']);
  await page.getByRole('button', { name: 'Enter IRN' }).click();
  const irn = `${invoice}`.padStart(64, 'ef');
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await dialog(page).getByLabel(label).fill(value);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
  };
  const nowInIndia = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 19).replace('T', ' ');
  await fill({
    'Invoice reference number (IRN)': 'a'.repeat(64),
    'Ack No.': '112610012345678',
    'Ack date and time': nowInIndia,
    'Signed QR code text': 'eyJhbGciOiJSUzI1NiJ9.eyJkYXRhIjoie30ifQ.c2ln',
  });
  await expect(dialog(page).getByRole('alert')).toContainText('This is not an IRN.');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await fill({ 'Invoice reference number (IRN)': irn });
  await expect(page.getByText(irn)).toBeVisible();
  // Locked from now on.
  await expect(page.getByRole('button', { name: 'Enter IRN' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cancel IRN' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.goto(`/admin/orders/${id}`);
  await expect(primary(page)).toHaveText(['Dispatch']);
  await dispatch(page, { Carrier: 'VRL Logistics', 'LR number': `LR/${id}` });
  await expect(primary(page)).toHaveText(['Mark delivered']);
  await page.goto(`/admin/invoices?q=${inv}`);
  await expect(page.getByText('1 invoice', { exact: true })).toBeVisible();
});

test('the date of e-invoicing is shown to employees and set by admins', async ({ page }) => {
  // The setting is one for all tests, so that this one neither reads nor writes the real one.
  let e_invoice_from: string | null = null;
  const isAdmin = page.viewportSize()!.width <= 900;
  await page.route('**/api/admin/accounts-settings-get', (route) =>
    route.fulfill({ json: { success: true, e_invoice_from, may_change: isAdmin } }),
  );
  await page.route('**/api/admin/accounts-settings-save', (route) => {
    e_invoice_from = route.request().postDataJSON().e_invoice_from || null;
    return route.fulfill({ json: { success: true, message: 'Saved.' } });
  });
  await signInStaff(page, '/admin/invoices');
  const views = page.getByRole('group', { name: 'Show' });
  await expect(views.getByRole('button', { pressed: true })).toHaveText('Issued');
  await views.getByRole('button', { name: 'E-invoicing' }).click();
  const section = page.getByRole('region', { name: 'E-invoicing' });
  await expect(section).toContainText(/Invoices need no IRN|need an IRN/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  if (!isAdmin) {
    await expect(section).toContainText('Only admins can change this.');
    return;
  }
  await section.getByLabel('E-invoicing from').fill('2199-04-01');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section).toContainText('Invoices from 1 Apr 2199 to companies with a GSTIN need an IRN.');
  await section.getByLabel('E-invoicing from').fill('');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section).toContainText('Invoices need no IRN.');
});
