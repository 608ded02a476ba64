import type { APIRequestContext, Page } from '@playwright/test';
import { units } from '#contracts/fields/units.ts';
import { callAs, tokenOf } from '../support/colleagues.ts';
import { review } from '../support/review.ts';
import { buyers, expect, expectAccessible, expectNoSidewaysScroll, signIn, staff, test } from '../support/test.ts';

test('a buyer asks, counters the quote, accepts the next version and sees the order', async ({ page, request }) => {
  await signIn(page, buyers.aravalli);
  const title = `Couplings for line ${Math.floor(Math.random() * 1e6)}`;
  const rfq_id = await askForQuote(page, title);

  // The file is downloaded by a link to the object store.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'list.csv' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('list.csv');

  await quote(request, rfq_id, [812.5, 640]);
  await page.reload();
  await page.getByRole('link', { name: 'Review the quote' }).click();
  await expect(page.getByRole('heading', { name: /^Quote QUO-\d+\/1$/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Counter-offer' }).click();
  const quantity = page.getByRole('dialog').getByLabel('Quantity').nth(1);
  await quantity.fill('a few');
  await page.getByRole('button', { name: 'Send counter-offer' }).click();
  // Only the second line of the quote is countered.
  await page
    .getByRole('link', { name: 'Line 2, quantity: Enter the quantity as a number, for example 12 or 2.5.' })
    .click();
  await expect(quantity).toBeFocused();
  await expectAccessible(page);
  await quantity.fill('');
  await page.getByLabel('Unit price (₹)').first().fill('790');
  await page.getByLabel('What should change').fill('At this price we order today.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send counter-offer' }).click();
  await expect(page.getByText('Your counter-offer is with our desk')).toBeVisible();
  await expect(page.getByText('Flexible coupling, size 90: ₹790.00 each')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept and order/ })).toBeHidden();

  await quote(request, rfq_id, [790, 640]);
  await page.reload();
  await page.getByRole('link', { name: 'version 2' }).click();
  await expect(page.getByRole('heading', { name: /^Quote QUO-\d+\/2$/ })).toBeVisible();
  const changes = page.locator('.quote-change-list');
  await expect(changes).toContainText('₹812.50 ₹790.00');
  await expect(page.getByText('2 lines are unchanged.')).toBeVisible();
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^QUO-\d+-2\.pdf$/);
  await expectAccessible(page);

  const accept = page.getByRole('button', { name: /^Accept and order, ₹/ });
  const total = (await accept.textContent())!.split(', ')[1]!;
  await page.getByLabel('PO Number').fill('PO/COUPLINGS');
  // Enter opens the review too, and Escape leaves it with everything kept.
  await page.getByLabel('PO Number').press('Enter');
  await expect(review(page)).toContainText('PO/COUPLINGS');
  await expect(review(page)).toContainText(total);
  await expect(review(page)).toContainText('GSTIN');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('PO Number')).toHaveValue('PO/COUPLINGS');
  await accept.click();
  await review(page).getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL('**/portal/orders/*');
  await expect(page.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible();
  await expect(page.getByText('PO/COUPLINGS')).toBeVisible();
  await expect(
    page
      .locator('.summary div')
      .filter({ hasText: /^Total/ })
      .locator('dd'),
  ).toHaveText(total);
  const order = page.url();
  await page.goto(`/portal/rfqs/${rfq_id}`);
  await page.getByRole('link', { name: /^QUO-\d+\/2$/ }).click();
  await page.getByRole('link', { name: /^order \d+$/ }).click();
  await expect(page).toHaveURL(order);
});

test('a question is answered, and an RFQ cancelled and repeated', async ({ page, request }) => {
  await signIn(page, buyers.konkan);
  const title = `Gaskets ${Math.floor(Math.random() * 1e6)}`;
  const rfq_id = await askForQuote(page, title);
  await asStaff(request, '/api/admin/rfq-move', { id: rfq_id, to: 'under review' });
  const question = { to: 'more information requested', note: 'Which temperature?' };
  await asStaff(request, '/api/admin/rfq-move', { id: rfq_id, ...question });
  await page.reload();
  await expect(page.getByText('We need more information before we can quote.')).toBeVisible();
  await expect(page.getByText('Which temperature?').first()).toBeVisible();
  await page.getByLabel('Your answer').fill('180 °C, steam.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.locator('.title-block')).toContainText('Under review');
  await expect(page.locator('.thread')).toContainText('180 °C, steam.');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Cancel RFQ' }).click();
  await expectAccessible(page);
  await page.getByLabel('Reason').fill('The line is closed.');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel RFQ' }).click();
  await expect(page.locator('.title-block')).toContainText('Cancelled');

  await page.getByRole('link', { name: 'Repeat RFQ' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Item').first()).toHaveValue('Flexible coupling, size 90');
  await page.getByRole('button', { name: 'Submit RFQ' }).click();
  await page.waitForURL(/\/portal\/rfqs\/\d+$/);
  await expect(page.locator('.title-block')).toContainText('Submitted');

  // The list finds both by a word of an item, and one of them by status.
  await page.goto('/portal/rfqs');
  await page.getByPlaceholder('Search by number, title or item').fill(title);
  await expect(page.getByText('2 RFQs')).toBeVisible();
  await page.getByLabel('Status').selectOption('Cancelled');
  await expect(page.getByText('1 RFQ', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('the error summary names the lines and links to them on any page', async ({ page }) => {
  await signIn(page, buyers.aravalli);
  await page.evaluate(() => {
    const lines = Array.from({ length: 60 }, (_, at) => ({
      ...{ key: String(at), item: `Stud ${at + 1}`, product_id: null, unit: 'NOS', target_price: '' },
      qty: [1, 59].includes(at) ? 0 : 4,
    }));
    const { uid } = JSON.parse(localStorage.getItem('user')!) as { uid: number };
    sessionStorage.setItem(`draft rfq ${uid}`, JSON.stringify({ title: 'Studs', lines }));
  });
  await page.goto('/portal/rfqs/new');
  await expect(page.getByLabel('Unit').first().locator('option')).toHaveText(
    Object.entries(units).map(([code, words]) => `${code}, ${words}`),
  );
  await page.getByRole('button', { name: 'Submit RFQ' }).click();
  const links = page.getByRole('alert').getByRole('link');
  await expect(links).toHaveText(['Line 2: Enter a quantity above 0.', 'Line 60: Enter a quantity above 0.']);
  await links.last().click();
  await expect(page.getByRole('spinbutton', { name: 'Quantity of line 60' })).toBeFocused();
  await links.first().click();
  await expect(page.getByRole('spinbutton', { name: 'Quantity of line 2', exact: true })).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('accepting a quote that was declined in another tab shows that it was declined', async ({
  page,
  request,
  allow,
}) => {
  allow(/409/);
  await signIn(page, buyers.deccan);
  const rfq_id = await askForQuote(page, 'Anchors');
  const id = await quote(request, rfq_id, [10, 20]);
  await page.goto(`/portal/quotes/${id}`);
  // The page has loaded the quote before the other tab declines it.
  await expect(page.getByRole('button', { name: /^Accept and order/ })).toBeVisible();
  await page.evaluate((quote) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ id: quote, reason: 'Bought elsewhere' });
    return fetch('/api/customer/quote-decline', { method: 'POST', headers, body });
  }, id);
  await page.getByRole('button', { name: /^Accept and order/ }).click();
  await review(page).getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Declined: Bought elsewhere.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept and order/ })).toBeHidden();
});

/** Fills in the form with a file and submits it; returns the RFQ's id. */
async function askForQuote(page: Page, title: string): Promise<number> {
  await page.goto('/portal/rfqs');
  await page.getByRole('link', { name: 'New RFQ' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Item').first().fill('Flexible coupling, size 90');
  // Leaving the field closes its suggestions, which may lie over the button.
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Add line' }).click();
  await page.getByLabel('Item').nth(1).fill('Spider for size 90');
  await page.getByLabel('Requirement').fill('Delivery before 15 December.');
  await page.getByLabel('Ship to').selectOption({ index: 1 });
  const csv = Buffer.from('item,qty\nFlexible coupling,1\n');
  await page.getByLabel('Choose a file').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: csv });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Submit RFQ' }).click();
  await page.waitForURL(/\/portal\/rfqs\/\d+$/);
  await expect(page.getByText('list.csv')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  return Number(page.url().split('/').at(-1));
}

/** A call as staff. */
const asStaff = async (request: APIRequestContext, path: string, body?: object) =>
  callAs(request, await tokenOf(request, staff.employee), path, body);

/** Quotes both lines of an RFQ at these prices, with freight, and sends the version; returns its id. */
async function quote(request: APIRequestContext, rfq_id: number, prices: number[]): Promise<number> {
  const { rfq } = await asStaff(request, `/api/admin/rfq-get?id=${rfq_id}`);
  const { id, revision } = await asStaff(request, '/api/admin/quote-save', {
    ...{ rfq_id, ship_address_id: rfq.ship_to.id, valid_until: '2099-12-31', freight: 450 },
    lines: rfq.lines.map((line: { line_no: number; item: string; qty: number; unit: string }, index: number) => ({
      ...{
        rfq_line_no: line.line_no,
        product_id: null,
        lead_days: null,
        name: line.item,
        qty: line.qty,
        unit: line.unit,
      },
      ...{ price: prices[index], discount: 0, gst_rate: 18, hsn: '8483' },
    })),
  });
  await asStaff(request, '/api/admin/quote-send', { id, revision });
  return id;
}
