import type { Browser, Page } from '@playwright/test';
import { buyers, expect, expectAccessible, signIn, staff, test } from './support/test.ts';
import { address } from './support/visitor-forms.ts';

/** A page of its own for one of the three who meet in this test. */
async function pageOf(browser: Browser, email: string, login: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, email, login);
  return page;
}

const dialog = (page: Page) => page.getByRole('dialog');

/** The one thing that the business is for, from a stranger's question to the money received. */
test('an enquiry becomes an RFQ, a quote, an order, two consignments, invoices, and is paid', async ({
  page,
  browser,
}, { project }) => {
  test.skip(project.name === 'phone', 'Each of its steps has a journey of its own at 390 px.');
  test.setTimeout(240_000);
  const item = `Gear motor ${crypto.randomUUID().slice(0, 8)}`;
  const desk = await pageOf(browser, staff.employee, '/login/employee');
  const buyer = await pageOf(browser, buyers.deccan, '/login/customer');

  // The visitor asks.
  await page.goto('/rfq');
  await page.getByLabel('Name', { exact: true }).fill('Nikhil Deshmukh');
  await page.getByLabel('Email', { exact: true }).fill(address('nikhil'));
  await page.getByRole('textbox', { name: 'Requirement' }).fill('Helical gear motors for the batching plant.');
  await page.getByRole('button', { name: 'Add an item' }).click();
  await page.getByLabel('Item', { exact: true }).fill(item);
  await page.getByLabel('Quantity', { exact: true }).fill('4');
  await page.getByRole('button', { name: 'Submit RFQ' }).click();
  const told = await page.getByRole('status').filter({ hasText: 'RFQ submitted successfully!' }).textContent();
  const code = /ENQ-[2-9A-Z]{8}/.exec(told!)![0];

  // Staff turn it into an RFQ of the company that he works for.
  await desk.goto(`/admin/enquiries?q=${code}`);
  await desk.getByRole('button', { name: 'Make an RFQ' }).click();
  await dialog(desk).getByRole('searchbox').fill('deccan');
  await dialog(desk)
    .getByRole('button', { name: /Deccan/ })
    .first()
    .click();
  await desk.waitForURL('**/admin/rfqs/*');
  await expect(desk.getByRole('heading', { level: 1, name: item })).toBeVisible();
  const rfq = new URL(desk.url()).pathname.split('/').at(-1)!;

  // They quote: 4 at ₹ 18,500 less 2 %, freight ₹ 1,200.
  await desk.getByLabel('Price, ₹').fill('18500');
  await desk.getByLabel('Discount, %').fill('2');
  await desk.getByLabel('Freight, ₹').fill('1200');
  // What would be billed without HSN is asked about; Back sends nothing.
  await desk.getByRole('button', { name: 'Send quote' }).click();
  await expect(dialog(desk)).toContainText('Line 1 has no HSN code.');
  await expectAccessible(desk);
  await dialog(desk).getByRole('button', { name: 'Back' }).click();
  await desk.getByLabel(/^HSN/).fill('850152');
  await desk.getByRole('button', { name: 'Save draft' }).click();
  await expect(desk.getByText('Total ₹86,989.60 with freight and tax')).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Send quote' }).click();
  await expect(desk.getByRole('status').filter({ hasText: /QUO-\d+\/1 sent to/ })).toBeVisible();

  // The buyer accepts; the order waits for the desk at the quoted total.
  await buyer.goto(`/portal/rfqs/${rfq}`);
  await buyer.getByRole('link', { name: 'Review the quote' }).click();
  await buyer.getByLabel('PO Number').fill('DI/PO/2026/88');
  await buyer.getByRole('button', { name: 'Accept and order, ₹86,989.60' }).click();
  await buyer.waitForURL('**/portal/orders/*');
  const order = new URL(buyer.url()).pathname.split('/').at(-1)!;

  // The RFQ, found by the enquiry's code, leads back to the enquiry and on to the order.
  await desk.goto(`/admin/rfqs?q=${code}`);
  await desk.getByRole('link', { name: /^RFQ-/ }).click();
  await desk.getByRole('link', { name: code }).click();
  await expect(desk.getByPlaceholder('Search by code, name or email')).toHaveValue(code);
  await desk.goBack();
  await desk.getByRole('link', { name: order, exact: true }).click();

  // Confirmed, and sent in two parts.
  await desk.getByRole('button', { name: 'Confirm' }).click();
  await dialog(desk).getByRole('button', { name: 'Confirm' }).click();
  const awbs = [`BD${order}1`, `BD${order}3`];
  for (const [index, awb] of awbs.entries()) {
    await desk.getByRole('button', { name: 'Pack goods' }).click();
    if (index === 0) await dialog(desk).getByRole('textbox').fill('1');
    await dialog(desk).getByRole('button', { name: 'Pack' }).click();
    await desk.getByRole('button', { name: 'Dispatch' }).click();
    await dialog(desk).getByLabel('Carrier').fill('Blue Dart');
    await dialog(desk).getByLabel('AWB number').fill(awb);
    await dialog(desk).getByLabel('E-way bill').fill('271234567890');
    await dialog(desk).getByRole('button', { name: 'Dispatch' }).click();
    await expect(desk.locator('.sheet-block .status')).toHaveText(index === 0 ? 'Partly shipped' : 'In transit');
  }

  // Anybody who has the AWB and knows the buyer's address sees where it is.
  await page.goto('/delivery/tracking');
  await page.getByLabel('Order ID, AWB or LR number').fill(awbs[0]!);
  await page.getByLabel('Email or PIN code on the order').fill(buyers.deccan);
  await page.getByRole('button', { name: 'Track' }).click();
  await expect(page.getByText(`Blue Dart · AWB ${awbs[0]} · in transit`)).toBeVisible();

  // Two invoices, together the order to the paisa but for what rounds each to the rupee.
  for (const left of [2, 1]) {
    await expect(desk.getByRole('button', { name: /^Issue invoice/ })).toHaveCount(left);
    await desk
      .getByRole('button', { name: /^Issue invoice/ })
      .first()
      .click();
    await dialog(desk).getByRole('button', { name: 'Issue invoice' }).click();
  }
  const invoices = desk.locator('.order-desk-invoices a');
  await expect(invoices).toHaveCount(2);
  await expect(desk.getByRole('button', { name: /^Issue invoice/ })).toHaveCount(0);

  // The buyer has the PDF.
  await buyer.goto(`/portal/orders/${order}`);
  const [pdf] = await Promise.all([
    buyer.waitForEvent('download'),
    buyer
      .getByRole('button', { name: /^PDF of PS\// })
      .first()
      .click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^PS-\d{4}-\d{6}\.pdf$/);

  // And pays.
  for (const name of await invoices.allTextContents()) {
    await desk.goto(`/admin/orders/${order}`);
    await desk.getByRole('link', { name }).click();
    await desk.getByRole('button', { name: 'Record payment' }).click();
    await dialog(desk).getByLabel('Reference').fill(`UTR${order}`);
    await dialog(desk).getByRole('button', { name: 'Record' }).click();
    await expect(desk.locator('.sheet-block .status').first()).toHaveText('Paid');
  }
  await buyer.goto('/portal/invoices?status=paid');
  for (const name of await invoicesPaid(buyer)) expect(name).toMatch(/^PS\//);
});

async function invoicesPaid(buyer: Page): Promise<string[]> {
  const numbers = buyer.getByRole('link', { name: /^PS\// });
  await expect(numbers.first()).toBeVisible();
  return numbers.allTextContents();
}
