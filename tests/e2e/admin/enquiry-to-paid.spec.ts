import type { Browser, Page } from '@playwright/test';
import { review } from '../support/review.ts';
import { buyers, expect, expectAccessible, signIn, staff, test } from '../support/test.ts';
import { address } from '../support/visitor-forms.ts';

/** A separate page for each of the three people in this test. */
async function pageOf(browser: Browser, email: string, area: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, email, area);
  return page;
}

const dialog = (page: Page) => page.getByRole('dialog');

/** The whole business in one journey, from a visitor's enquiry to the payment. Each step has its own test at 390 px. */
test('an enquiry becomes an RFQ, a quote, an order, two invoiced consignments, and is paid @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const item = `Gear motor ${crypto.randomUUID().slice(0, 8)}`;
  const staffPage = await pageOf(browser, staff.employee, '/admin');
  const buyer = await pageOf(browser, buyers.deccan, '/portal');

  // The visitor sends an enquiry.
  await page.goto('/rfq');
  await page.getByLabel('Name', { exact: true }).fill('Nikhil Deshmukh');
  await page.getByLabel('Email', { exact: true }).fill(address('nikhil'));
  await page.getByRole('textbox', { name: 'Requirement' }).fill('Helical gear motors for the batching plant.');
  await page.getByRole('button', { name: 'Add an item' }).click();
  await page.getByLabel('Item', { exact: true }).fill(item);
  await page.getByLabel('Quantity', { exact: true }).fill('4');
  await page.getByRole('button', { name: 'Submit RFQ' }).click();
  const confirmation = await page.getByRole('status').filter({ hasText: 'RFQ submitted successfully!' }).textContent();
  const code = /ENQ-[2-9A-Z]{8}/.exec(confirmation!)![0];

  // Staff create an RFQ from it for the visitor's company.
  await staffPage.goto(`/admin/enquiries?q=${code}`);
  await staffPage.getByRole('button', { name: 'Create RFQ' }).click();
  await dialog(staffPage).getByLabel('Company', { exact: true }).selectOption('Another company…');
  await dialog(staffPage).getByLabel('Another company').selectOption('Deccan Infra');
  await dialog(staffPage).getByLabel('Person', { exact: true }).selectOption({ index: 0 });
  await dialog(staffPage).getByRole('button', { name: 'Create RFQ' }).click();
  await staffPage.waitForURL('**/admin/rfqs/*');
  await expect(staffPage.getByRole('heading', { level: 1, name: item })).toBeVisible();
  const rfq = new URL(staffPage.url()).pathname.split('/').at(-1)!;

  // They quote: 4 at ₹18,500 less 2%, freight ₹1,200.
  await staffPage.getByLabel('Unit price (₹)').fill('18500');
  await staffPage.getByLabel('Discount (%)').fill('2');
  await staffPage.getByLabel('Freight (₹)').fill('1200');
  // A missing HSN is warned about; Back does not send.
  await staffPage.getByRole('button', { name: 'Send quote' }).click();
  await expect(dialog(staffPage)).toContainText('Line 1 has no HSN code.');
  await expectAccessible(staffPage);
  await dialog(staffPage).getByRole('button', { name: 'Back' }).click();
  await staffPage.getByLabel(/^HSN/).fill('850152');
  await staffPage.getByRole('button', { name: 'Save draft' }).click();
  await expect(staffPage.getByText('Total ₹86,989.60 with freight and tax')).toBeVisible();
  await expectAccessible(staffPage);
  await staffPage.getByRole('button', { name: 'Send quote' }).click();
  await expect(staffPage.getByRole('status').filter({ hasText: /QUO-\d+\/1 sent to/ })).toBeVisible();

  // The buyer accepts; the order is placed at the quoted total.
  await buyer.goto(`/portal/rfqs/${rfq}`);
  await buyer.getByRole('link', { name: 'Review the quote' }).click();
  await buyer.getByLabel('PO Number').fill('DI/PO/2026/88');
  await buyer.getByRole('button', { name: 'Accept and order, ₹86,989.60' }).click();
  await review(buyer).getByRole('button', { name: 'Place Order' }).click();
  await buyer.waitForURL('**/portal/orders/*');
  const order = new URL(buyer.url()).pathname.split('/').at(-1)!;

  // The RFQ, found by the enquiry's code, links to the enquiry and to the order.
  await staffPage.goto(`/admin/rfqs?q=${code}`);
  await staffPage.getByRole('link', { name: /^RFQ-/ }).click();
  await staffPage.getByRole('link', { name: code }).click();
  await expect(staffPage.getByPlaceholder('Code, name or email')).toHaveValue(code);
  await staffPage.goBack();
  await staffPage.getByRole('link', { name: order, exact: true }).click();

  // Confirmed, and sent in two parts, each with its invoice.
  await staffPage.getByRole('button', { name: 'Confirm' }).click();
  await dialog(staffPage).getByRole('button', { name: 'Confirm' }).click();
  const awbs = [`BD${order}1`, `BD${order}3`];
  for (const [index, awb] of awbs.entries()) {
    await staffPage.getByRole('button', { name: 'Pack goods' }).click();
    if (index === 0) await dialog(staffPage).getByRole('textbox').last().fill('1');
    await dialog(staffPage).getByRole('button', { name: 'Pack' }).click();
    await staffPage.getByRole('button', { name: /^Issue invoice/ }).click();
    await dialog(staffPage).getByRole('button', { name: 'Issue invoice' }).click();
    await staffPage.getByRole('button', { name: 'Dispatch' }).click();
    await dialog(staffPage).getByLabel('Carrier').fill('Blue Dart');
    await dialog(staffPage).getByLabel('AWB number').fill(awb);
    await dialog(staffPage).getByLabel('E-way bill').fill('271234567890');
    await dialog(staffPage).getByRole('button', { name: 'Dispatch' }).click();
    await expect(staffPage.locator('.sheet-block .status')).toHaveText(index === 0 ? 'Partly shipped' : 'In transit');
  }

  // Anyone with the AWB number and the buyer's email can track it.
  await page.goto('/delivery/tracking');
  await page.getByLabel('Order ID, AWB or LR number').fill(awbs[0]!);
  await page.getByRole('button', { name: 'Track' }).click();
  await page.getByLabel('Buyer’s email address or PO number').fill(buyers.deccan);
  await page.getByRole('button', { name: 'Track' }).click();
  await expect(page.getByText(`Blue Dart · AWB …${awbs[0]!.slice(-4)} · in transit`)).toBeVisible();

  // Two invoices, which add up to the order except for the round-off of each.
  const invoices = staffPage.locator('.order-invoices a');
  await expect(invoices).toHaveCount(2);
  await expect(staffPage.getByRole('button', { name: /^Issue invoice/ })).toHaveCount(0);

  // The buyer downloads the PDF.
  await buyer.goto(`/portal/orders/${order}`);
  const [pdf] = await Promise.all([
    buyer.waitForEvent('download'),
    buyer
      .getByRole('button', { name: /^PDF of PS\// })
      .first()
      .click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^PS-\d{4}-\d{6}\.pdf$/);

  // The payments are recorded.
  for (const name of await invoices.allTextContents()) {
    await staffPage.goto(`/admin/orders/${order}`);
    await staffPage.getByRole('link', { name, exact: true }).click();
    await staffPage.getByRole('button', { name: 'Record payment' }).click();
    await dialog(staffPage).getByLabel('Reference').fill(`UTR${order}`);
    await dialog(staffPage).getByRole('button', { name: 'Record' }).click();
    await expect(staffPage.locator('.sheet-block .status').first()).toHaveText('Paid');
  }
  await buyer.goto('/portal/invoices?status=paid');
  for (const name of await invoicesPaid(buyer)) expect(name).toMatch(/^PS\//);
});

async function invoicesPaid(buyer: Page): Promise<string[]> {
  const numbers = buyer.getByRole('link', { name: /^PS\// });
  await expect(numbers.first()).toBeVisible();
  return numbers.allTextContents();
}
