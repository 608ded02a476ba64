import type { Page } from '@playwright/test';
import { signInStaff, unique } from '../support/admin.ts';
import { addPlant, callAs } from '../support/colleagues.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const status = (page: Page) => page.locator('.sheet-block .status').first();

/** A desk's week: enquiry, quote, order by phone, purchase, dispatch, money. The buyers answer over HTTP. */
test('a desk’s week, from an enquiry to the receipt', async ({ page, isMobile }) => {
  test.setTimeout(300_000);
  const { company_id, people, products, staffToken } = await addPlant(page.request, ['Asha']);
  const [{ token }] = people as [(typeof people)[0]];
  const [bearing, seal] = products as [(typeof products)[0], (typeof products)[0]];
  const asBuyer = (path: string, body?: object) => callAs(page.request, token, path, body);
  const desk = (path: string, body?: object) => callAs(page.request, staffToken, `/api/admin/${path}`, body);
  const company = `Sirohi Castings ${bearing.sku.slice(-8)}`;
  const open = async (path: string) => {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  };
  const vendor = { name: `Karam Traders ${bearing.sku.slice(-8)}`, state: 'Rajasthan' };
  await desk('vendor-save', vendor);
  let order = '';

  await test.step('Monday: an enquiry becomes company, person and RFQ, and is quoted', async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const email = `nikhil.${mark}@nova-${mark}.example`;
    const lines = [{ item: `Gear motor ${mark}`, qty: 4, unit: 'NOS' }];
    const enquiry = {
      name: 'Nikhil Rao',
      company: unique('Nova Foundry'),
      email,
      requirement: 'For the mixer.',
      lines,
    };
    expect((await page.request.post('/api/rfq', { data: enquiry })).ok()).toBe(true);
    await signInStaff(page, `/admin/enquiries?q=${encodeURIComponent(email)}`);
    await page.getByRole('button', { name: 'Create RFQ' }).click();
    await dialog(page).getByLabel('GST number').fill('08AAKCA4172M1ZA');
    await dialog(page).getByLabel('Ship-to address').fill('Plot 7, RIICO');
    await dialog(page).getByLabel('City').fill('Bhiwadi');
    await dialog(page).getByLabel('PIN code').fill('301019');
    await dialog(page).getByRole('button', { name: 'Create RFQ' }).click();
    await page.waitForURL(/\/admin\/rfqs\/\d+$/);
    await page.getByRole('button', { name: 'Assign to me' }).click();
    await expect(page.getByRole('button', { name: 'Assign to me' })).toHaveCount(0);
    await page.getByLabel('Unit price (₹)').fill('18500');
    await page.getByLabel(/^HSN/).fill('850152');
    await page.getByLabel('Freight (₹)').fill('1200');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Send quote' }).click();
    await expect(page.getByRole('status').filter({ hasText: /QUO-\d+\/1 sent to/ })).toBeVisible();
  });

  await test.step('Tuesday: an order by phone, and three more confirmed together', async () => {
    await open(`/admin/orders/new?company_id=${company_id}`);
    await expect(page.getByLabel('Person')).toHaveValue(/^\d+$/);
    await page.getByLabel('Paste rows').fill(`${bearing.sku}\t40\n${seal.sku}\t2`);
    await page.getByRole('button', { name: 'Add rows' }).click();
    // 40 at ₹410 and 2 at ₹65, with 18%.
    await expect(page.getByText('₹19,505.40').first()).toBeVisible();
    await page.getByLabel('Source').selectOption('Phone');
    await page.getByRole('button', { name: 'Review order' }).click();
    await dialog(page).getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL(/\/admin\/orders\/\d+$/);
    order = new URL(page.url()).pathname.split('/').at(-1)!;
    for (let count = 0; count < 3; count++) {
      await asBuyer('/api/orders/create', { items: [{ product_id: seal.id, qty: 1 }] });
    }
    await open(`/admin/orders?company_id=${company_id}`);
    await expect(page.locator('.list-count')).toHaveText('4 orders');
    const bar = page.getByRole('region', { name: 'Selected rows' });
    // A phone has no row of headings: the bar selects the rest.
    if (isMobile) {
      await page.getByLabel(`Select order ${order}`).check();
      await bar.getByRole('button', { name: 'Select all' }).click();
    } else await page.getByLabel('Select all rows on this page').check();
    await expect(bar.locator('.selection-count')).toHaveText('4 orders selected');
    await bar.getByRole('button', { name: 'Confirm' }).click();
    await dialog(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('4 orders confirmed.')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  /** Of 10 quoted bearings, 3 are in stock. */
  const orderBeyondStock = async () => {
    await desk('stock-adjust', { product_id: bearing.id, change: -457, reason: 'damaged' });
    const wish = { title: 'Bearings', lines: [{ product_id: bearing.id, item: BEARING, qty: 10, unit: 'NOS' }] };
    const { id: rfq_id } = await asBuyer('/api/customer/rfq-create', wish);
    const { rfq } = await desk(`rfq-get?id=${rfq_id}`);
    const line = {
      ...{ product_id: bearing.id, sku: bearing.sku, name: BEARING, brand: null, unit: 'NOS', hsn: '848210', qty: 10 },
      ...{ price: 380, discount: 0, gst_rate: 18, lead_days: null, rfq_line_no: 1 },
    };
    const quote = await desk('quote-save', {
      ...{ rfq_id, lines: [line], ship_address_id: rfq.addresses[0].id, freight: 0, valid_until: '2199-12-31' },
    });
    await desk('quote-send', { id: quote.id, revision: quote.revision });
    const { order_id } = await asBuyer('/api/customer/quote-accept', { id: quote.id });
    await desk('order-move', { id: order_id, to: 'confirmed' });
    return order_id as number;
  };
  let quoted = 0;

  await test.step('Wednesday: what is short is bought and received, then packed with a scanner and dispatched', async () => {
    quoted = await orderBeyondStock();
    await open(`/admin/stores?q=${encodeURIComponent(bearing.sku)}`);
    await page.getByRole('row').filter({ hasText: bearing.sku }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Make purchase order' }).click();
    await dialog(page).getByLabel('Vendor').selectOption({ label: vendor.name });
    await dialog(page).getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Cost (₹)').fill('310');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('button', { name: 'Mark as sent' }).click();
    await dialog(page).getByRole('button', { name: 'Mark as sent' }).click();
    await expect(status(page)).toHaveText('Sent');
    await page.getByRole('button', { name: 'Receive goods' }).click();
    await dialog(page).getByLabel(BEARING).fill('7');
    await dialog(page).getByRole('button', { name: 'Record receipt' }).click();
    await expect(status(page)).toHaveText('Received');

    await open(`/admin/orders/${quoted}`);
    const [list] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Pick list' }).click(),
    ]);
    expect(list.suggestedFilename()).toBe(`pick-list-${quoted}.pdf`);
    await page.getByRole('button', { name: 'Pack goods' }).click();
    await expect(dialog(page).getByLabel(/^Scan/)).toBeFocused();
    for (let count = 0; count < 10; count++) await page.keyboard.type(`${bearing.sku}\n`);
    await dialog(page).getByRole('button', { name: 'Pack' }).click();
    await expect(status(page)).toHaveText('Packed');
    await page.getByRole('button', { name: /^Issue invoice/ }).click();
    await dialog(page).getByRole('button', { name: 'Issue invoice' }).click();
    await page.getByRole('button', { name: 'Dispatch' }).click();
    await dialog(page).getByLabel('Carrier').fill('VRL Logistics');
    await dialog(page).getByLabel('LR number').fill(`LR-${quoted}`);
    await dialog(page).getByRole('button', { name: 'Dispatch' }).click();
    await expect(status(page)).toHaveText('In transit');
    await expectNoSidewaysScroll(page);
  });

  await test.step('Thursday: the proof of delivery, a price, a ticket', async () => {
    await page.getByRole('button', { name: 'Mark delivered' }).click();
    await dialog(page).getByLabel('Received by').fill('Stores, gate 2');
    await dialog(page)
      .getByLabel(/^Proof of delivery/)
      .setInputFiles({ name: 'pod.csv', mimeType: 'text/csv', buffer: Buffer.from('lr,signed\n1,yes\n') });
    await expect(dialog(page).getByRole('button', { name: 'Remove pod.csv' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Mark delivered' }).click();
    await expect(page.getByRole('button', { name: 'pod.csv', exact: true })).toBeVisible();
    await expect(page.getByText('Stores, gate 2', { exact: true })).toBeVisible();

    await open(`/admin/products?company_id=${company_id}&view=table`);
    const row = page.getByRole('row').filter({ hasText: BEARING });
    await row.getByRole('button', { name: /^Price of/ }).press('Enter');
    await row.getByRole('textbox', { name: /^Price of/ }).fill('425');
    await page.keyboard.press('Enter');
    await expect(row.getByRole('button', { name: /^Price of/ })).toContainText('₹425.00');

    const ticket = { subject: `Seals short ${bearing.sku}`, message: 'Two of 20 are missing.' };
    await asBuyer('/api/customer/support-ticket', ticket);
    await open(`/admin/tickets?status=open&q=${encodeURIComponent(bearing.sku)}`);
    await page.getByRole('link', { name: /^TKT-/ }).click();
    await page.getByLabel('Answer', { exact: true }).fill('Two seals leave today.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(status(page)).toHaveText('Answered');
    await page.getByRole('button', { name: 'Close ticket' }).click();
    await expect(status(page)).toHaveText('Closed');
  });

  await test.step('Friday: one receipt over two invoices, the statement and what was done', async () => {
    const lines = [{ line_no: 1, qty: 40 }];
    const { id: shipment_id } = await desk('shipment-pack', { order_id: Number(order), lines });
    await desk('invoice-issue', { shipment_id });
    await open('/admin/receipts');
    await page.getByRole('button', { name: 'Record receipt' }).click();
    await dialog(page).getByLabel('Company').selectOption(String(company_id));
    // 10 at ₹380 and 40 at ₹410, with 18%.
    await dialog(page).getByLabel('Amount in the bank (₹)').fill('23836');
    await dialog(page).getByLabel('Reference').fill(`UTR${order}`);
    await dialog(page).getByRole('button', { name: 'Allocate oldest first' }).click();
    await expect(dialog(page).getByText('Fully allocated.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Record', exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await open(`/admin/receivables/${company_id}?view=statement`);
    await expect(page.getByText(`UTR${order}`).first()).toBeVisible();
    await open(`/admin/companies/${company_id}`);
    await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
    await open('/admin/reports/sales?by=company');
    await expect(page.getByRole('table', { name: 'Sales' }).getByText(company)).toBeVisible();
    await open(`/admin/orders/${quoted}`);
    await expect(page.locator('.history')).toContainText('received by Stores, gate 2');
  });
});

const BEARING = 'Deep groove ball bearing';
