import type { Page } from '@playwright/test';
import { addPlant, callAs, linkInMail } from '../support/colleagues.ts';
import { pastedRows } from '../support/quick-order.ts';
import { openReview, review } from '../support/review.ts';
import { expect, expectNoSidewaysScroll, password, signIn, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** A plant whose orders above ₹5,000 wait for the head of stores, and the desk that answers it. */
async function openWeek({ request }: Page) {
  const { people, products, staffToken } = await addPlant(request, ['Admin', 'Meera', 'Head']);
  const [admin, meera, head] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  const { colleagues } = await callAs(request, admin.token, '/api/customer/company');
  const { id } = colleagues.find(({ email }: { email: string }) => email === head.email);
  await callAs(request, admin.token, '/api/customer/colleague-save', { id, company_role: 'approver' });
  await callAs(request, admin.token, '/api/customer/company-rules', {
    ...{ po_required: true, spending_limit: 5000, current_password: password },
  });
  const [bearing, seal] = products as [(typeof products)[0], (typeof products)[0]];
  const desk = (path: string, body?: object) => callAs(request, staffToken, `/api/admin/${path}`, body);
  return { meera, head, bearing, seal, desk };
}

/** A buyer's week: found, listed, ordered, approved, asked, quoted, received and paid for. The desk answers over HTTP. */
test('a buyer’s week, from sign-in to the statement', async ({ page }) => {
  test.setTimeout(240_000);
  const { meera, head, bearing, seal, desk } = await openWeek(page);
  const open = async (path: string) => {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  };
  let order = 0;

  await test.step('Monday: sign in, find the goods, keep a list, order', async () => {
    await page.goto('/login/customer');
    await page.getByLabel('Email').fill(meera.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/portal');
    await open('/portal/catalog');
    await page.getByPlaceholder('Search Product, Category, Brand...').fill(bearing.sku.replaceAll('-', ' '));
    await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first().click();
    await page.waitForURL('**/portal/products/*');
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.locator('[data-cart-count]')).toHaveText('1');
    await open('/portal/quick-order');
    await pastedRows(page).fill(`${seal.sku}\t20\nNOPE-77\t5`);
    await page.getByRole('button', { name: 'Add 1 row to cart only' }).click();
    await expect(pastedRows(page)).toHaveValue(/^NOPE-77/);
    await expect(page.locator('[data-cart-count]')).toHaveText('2');

    await open('/portal/cart');
    await page.getByRole('spinbutton', { name: `Quantity of ${bearing.sku}` }).fill('20');
    await page.getByRole('button', { name: 'Save cart as a list' }).click();
    await dialog(page).getByLabel('Name').fill('Weekly consumables');
    await dialog(page).getByRole('button', { name: 'Save list' }).click();
    // The missing PO is said at its field, and nothing is ordered.
    await page.locator('.checkout').getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByLabel('PO Number')).toHaveAccessibleDescription(/Enter the PO number/);
    await page.getByLabel('PO Number').fill('SC/PO/101');
    await openReview(page);
    await expect(review(page)).toContainText('wait for approval by Admin or Head.');
    // 20 at ₹410 and 20 at ₹65, with 18%.
    await expect(review(page)).toContainText('₹11,210.00');
    await expectNoSidewaysScroll(page);
    await review(page).getByRole('button', { name: 'Place Order' }).click();
    await page.waitForURL('**/portal/orders');
    const row = page.getByRole('row').filter({ hasText: 'SC/PO/101' });
    await expect(row).toContainText('Pending approval');
    order = Number(/\d+/.exec((await row.getByRole('link', { name: /^View order/ }).getAttribute('href'))!)![0]);
  });

  await test.step('Tuesday: the head lowers and approves, the desk asks, the buyer answers', async () => {
    await page.goto(await linkInMail(page, head.email, '/approve'));
    await page.getByLabel(`Quantity of ${bearing.sku}`).fill('10');
    await expect(page.getByText('₹6,372.00').first()).toBeVisible();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(/approved/).first()).toBeVisible();
    await desk('order-move', { id: order, to: 'confirmed' });
    const changes = [{ line_no: 1, qty: 8, promised_on: null }];
    await desk('order-move', { id: order, to: 'on hold', note: 'Eight are here. Do you take eight?', changes });

    await open(`/portal/orders/${order}`);
    await page.getByLabel('Message').fill('Please deliver at gate 2.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('.thread')).toContainText('Please deliver at gate 2.');
    const question = page.getByRole('region', { name: /This order is on hold/ });
    await expect(question).toContainText('Do you take eight?');
    await question.getByRole('button', { name: 'Accept the change' }).click();
    await expect(question).toHaveCount(0);
  });

  await test.step('Wednesday: an RFQ by catalogue and by pasted rows; a quote accepted in part', async () => {
    await open('/portal/rfqs/new');
    await page.getByLabel('Title').fill('Shutdown spares');
    const item = (line: number) => page.getByRole('group', { name: `Line ${line}`, exact: true }).getByLabel('Item');
    // A product of the catalogue, found while typing.
    await item(1).pressSequentially('nitrile oil');
    const found = page.getByRole('listbox', { name: 'Products of your catalogue' }).getByRole('option');
    await expect(found).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(item(1)).toHaveValue(new RegExp(`\\(${seal.sku}\\)$`));
    await expect(page.getByText('From your catalogue')).toBeVisible();
    await expect(page.getByRole('spinbutton', { name: 'Quantity of line 1' })).toBeFocused();
    // Enter goes on to a new line and sends nothing.
    await page.keyboard.press('Enter');
    await expect(item(2)).toBeFocused();
    // Rows of a spreadsheet: a known SKU, free text, and one whose quantity cannot be read.
    await page.getByLabel('Paste rows').fill(`${bearing.sku}\t6\nM16 stud 8.8\t50\nWasher\t12,5`);
    await page.getByRole('button', { name: 'Add rows' }).click();
    await expect(item(3)).toHaveValue('M16 stud 8.8');
    await expect(page.getByText('From your catalogue')).toHaveCount(2);
    await expect(page.getByLabel('Paste rows')).toHaveValue('Washer\t12,5');
    await expectNoSidewaysScroll(page);
    // What is left in the field would be lost: it is said, and nothing is sent.
    await page.getByRole('button', { name: 'Submit RFQ' }).click();
    await expect(page.getByLabel('Paste rows')).toHaveAccessibleDescription(/These rows are not lines yet/);
    await page.getByLabel('Paste rows').fill('');
    await page.getByRole('button', { name: 'Submit RFQ' }).click();
    await page.waitForURL(/\/portal\/rfqs\/\d+$/);
    const rfq_id = Number(page.url().split('/').at(-1));

    const { rfq } = await desk(`rfq-get?id=${rfq_id}`);
    const draft = await desk('quote-save', {
      ...{ rfq_id, ship_address_id: rfq.addresses[0].id, valid_until: '2199-12-31', freight: 0 },
      lines: rfq.lines.map((line: { line_no: number; item: string; qty: number; unit: string }) => ({
        ...{ rfq_line_no: line.line_no, product_id: null, name: line.item, qty: line.qty, unit: line.unit },
        ...{ lead_days: null, price: 40, discount: 0, gst_rate: 18, hsn: '7318' },
      })),
    });
    await desk('quote-send', { id: draft.id, revision: draft.revision });
    await open(`/portal/quotes/${draft.id}`);
    await page.getByRole('button', { name: 'Choose lines' }).click();
    await dialog(page)
      .getByRole('checkbox', { name: /M16 stud/ })
      .uncheck();
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await page.getByLabel('PO Number').fill('SC/PO/102');
    // 1 and 6 at ₹40, with 18%.
    await page.getByRole('button', { name: 'Accept and order, ₹330.40' }).click();
    await review(page).getByRole('button', { name: 'Place Order' }).click();
    await page.waitForURL('**/portal/orders/*');
  });

  await test.step('Thursday: the goods arrive, two short', async () => {
    const lines = [
      { line_no: 1, qty: 8 },
      { line_no: 2, qty: 20 },
    ];
    const { id: shipment_id } = await desk('shipment-pack', { order_id: order, lines });
    await desk('invoice-issue', { shipment_id });
    await desk('shipment-dispatch', { id: shipment_id, carrier: 'Blue Dart', awb: `BD${order}1` });
    await desk('shipment-move', { id: shipment_id, to: 'delivered', received_by: 'Stores' });

    await open(`/portal/orders/${order}`);
    await page.getByRole('button', { name: 'Record goods received' }).click();
    await dialog(page)
      .getByLabel(/^Short/)
      .nth(1)
      .fill('2');
    await dialog(page).getByRole('button', { name: 'Record with shortage or damage' }).click();
    await expect(page.getByText('Shortage claim')).toBeVisible();
    await page
      .getByText(/^Documents \(/)
      .first()
      .click();
    await expect(
      page
        .getByRole('button', { name: /^Invoice PS/ })
        .or(page.getByRole('link', { name: /PS\// }))
        .first(),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('Friday: what is owed, what was spent, and next week’s order', async () => {
    await open('/portal/invoices');
    const number = page.getByRole('link', { name: /^PS\/\d{4}\/\d{6}$/ });
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^PDF of PS/ })
        .first()
        .click(),
    ]);
    expect(pdf.suggestedFilename()).toMatch(/^PS-\d{4}-\d{6}\.pdf$/);
    await number.click();
    await expect(page.getByRole('heading', { name: 'How to pay' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await open('/portal/statement');
    // 8 at ₹410 and 20 at ₹65, with 18%.
    await expect(page.getByText('₹5,404.00').first()).toBeVisible();
    await open('/portal/spend');
    await expect(page.getByRole('table', { name: 'Spend by month' }).getByRole('row').last()).toContainText('100.0%');
    await open('/portal/orders');
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export lines' }).click(),
    ]);
    expect(csv.suggestedFilename()).toMatch(/\.csv$/);

    await open('/portal/lists');
    await page.getByRole('link', { name: 'Weekly consumables' }).click();
    await page.getByRole('button', { name: 'Add all to cart' }).click();
    await page.waitForURL('**/portal/cart');
    await expect(page.getByRole('spinbutton', { name: `Quantity of ${bearing.sku}` })).toHaveValue('20');
    await open(`/portal/orders/${order}`);
    await page.getByRole('link', { name: 'Get help' }).click();
    await expect(page.getByLabel(/^Order/)).toHaveValue(String(order));
    await page.getByLabel('Message', { exact: true }).fill('When do the two missing seals come?');
    await page.getByRole('button', { name: 'Create Ticket' }).click();
    await expect(page.getByText('Ticket submitted. Our team will contact you shortly.')).toBeVisible();
    await signIn(page, meera.email, '/portal');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login/customer');
  });
});
