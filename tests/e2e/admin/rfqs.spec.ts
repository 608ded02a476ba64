import { addPlant, callAs } from '../support/colleagues.ts';
import { signInStaff } from '../support/admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('an RFQ is found, reviewed, asked about, quoted and re-quoted, and the buyer sees the newest version', async ({
  page,
  allow,
}) => {
  allow(/400/);
  const asked = page.getByRole('dialog');
  const { people } = await addPlant(page.request, ['Meera']);
  const buyer = people[0]!.token;
  const wish = { title: 'Studs for the kiln', lines: [{ item: 'M16 stud', qty: 4, unit: 'NOS' }] };
  const { id } = await callAs(page.request, buyer, '/api/customer/rfq-create', wish);
  const code = `RFQ-${String(id).padStart(6, '0')}`;

  await signInStaff(page, `/admin/rfqs?q=${code}&status=waiting`);
  await page.getByRole('link', { name: code }).click();
  await expect(page.getByRole('heading', { level: 1, name: wish.title })).toBeVisible();
  await page.getByRole('button', { name: 'Start review' }).click();
  await expect(page.getByRole('button', { name: 'Start review' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Ask the buyer' }).click();
  await asked.getByRole('button', { name: 'Send question' }).click();
  await expect(asked.getByLabel('Your question')).toHaveAttribute('aria-invalid', 'true');
  await asked.getByLabel('Your question').fill('Plain or zinc plated?');
  await asked.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText('Plain or zinc plated?').first()).toBeVisible();
  await expect(page.getByText('More information requested').first()).toBeVisible();

  // Errors come before warnings: a quote of ₹0, or one valid until a past date.
  const day = page.getByLabel('Valid until');
  const proposed = await day.inputValue();
  await day.fill('2026-01-31');
  await page.getByLabel('Unit price (₹)').fill('0');
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByLabel('Unit price (₹)')).toHaveAccessibleDescription(/^Price: The total of the quote is ₹0\./);
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await expect(asked).toHaveCount(0);
  await day.fill(proposed);
  await page.getByLabel('Unit price (₹)').fill('₹ 90');
  await page.getByLabel('Freight (₹)').fill('200');
  await page.getByLabel('GST (%)').fill('12');
  await page.getByRole('button', { name: 'Send quote' }).click();
  // A rate that no product may have is an error. The warning about the missing HSN comes later.
  await expect(page.getByLabel('GST (%)')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('GST (%)')).toHaveAccessibleDescription(/^GST: Use 0, /);
  await expect(page.getByText(/with freight and tax, not saved$/)).toBeVisible();
  await expect(asked).toHaveCount(0);
  // The error stays until the line is edited, and does not take the focus from other fields.
  await page.getByRole('button', { name: 'Add line' }).click();
  await page.keyboard.type('Washer M16');
  await page.getByLabel('Note to the buyer').pressSequentially('Soon');
  await expect(page.getByLabel('Item 2')).toHaveValue('Washer M16');
  await expect(page.getByLabel('Note to the buyer')).toHaveValue('Soon');
  await expect(page.getByLabel('GST (%)').first()).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('GST (%)').first().fill('18');
  await expect(page.getByText('Please check these fields.')).toHaveCount(0);
  // A partly priced draft can be saved but not sent.
  await page.getByLabel('Discount (%)').nth(1).fill('5');
  await page.getByRole('button', { name: 'Save draft' }).click();
  // To the end of the text: it ends in “not saved” until it is.
  await expect(page.getByText(/^Total ₹660\.80 \(1 of 2 lines priced\) with freight and tax$/)).toBeVisible();
  // Leaving and coming back at once shows the saved draft, not the one read before.
  await page.getByLabel('Breadcrumb').getByRole('link', { name: 'RFQs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'RFQs' })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Unit price (₹)').nth(1)).toHaveValue('');
  await expect(page.getByLabel('Discount (%)').nth(1)).toHaveValue('5');
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByLabel('Unit price (₹)').nth(1)).toHaveAccessibleDescription(
    'Price: Enter the price in rupees.',
  );
  await page.getByRole('link', { name: 'Line 2, price: Enter the price in rupees.' }).click();
  await expect(page.getByLabel('Unit price (₹)').nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Remove Washer M16' }).click();
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(asked).toContainText('Line 1 has no HSN code.');
  await asked.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel(/^HSN/).fill('7318');
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByRole('status').filter({ hasText: /QUO-\d+\/1 sent to/ })).toBeVisible();

  const lines = [
    { line_no: 1, price: 80 },
    { line_no: 2, price: 150 },
  ];
  const counter = { message: 'A little less, and less freight.', lines };
  const [first] = (await callAs(page.request, buyer, `/api/customer/rfq-get?id=${id}`)).rfq.quotes;
  await callAs(page.request, buyer, '/api/customer/quote-counter', { id: first.id, ...counter });
  await page.reload();
  await page.getByRole('button', { name: 'Create new version' }).click();
  // The counter-offer is beside what it is about, and taken over on request.
  await expect(page.getByLabel('Unit price (₹)')).toHaveValue('90');
  await expect(page.getByText('Buyer asks ₹80.00')).toBeVisible();
  await page.getByRole('button', { name: 'Take over line 1' }).click();
  await page.getByRole('button', { name: 'Take over the freight' }).click();
  await page.getByLabel('Discount (%)').fill('5');
  // A price typed while the rates are checked: no warning about the old one, and nothing is sent.
  const [price, send] = [page.getByLabel('Unit price (₹)'), page.getByRole('button', { name: 'Send quote' })];
  const checked = Promise.withResolvers<void>();
  await page.route('**/api/admin/quote-rates', async (route) => {
    await checked.promise;
    await route.fulfill({ json: { success: true } });
  });
  await page.getByLabel('GST (%)').fill('12');
  await send.press('Enter');
  await expect(page.getByRole('button', { name: 'Checking…' })).toBeVisible();
  await price.fill('800');
  checked.resolve();
  await expect(send).toBeVisible();
  await expect(asked).toHaveCount(0);
  await expect(price).toHaveValue('800');
  await price.fill('80');
  // By keyboard: closing the warnings returns the focus.
  await send.press('Enter');
  await expect(asked.getByRole('button', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asked).toHaveCount(0);
  await expect(send).toBeFocused();
  await page.getByLabel('GST (%)').fill('18');
  await send.click();
  // What was taken over is named before it is sent.
  const given = 'Line 1: ₹80.00 × 4 less ₹16.00, price as requested; version 1 had ₹90.00 × 4.';
  await expect(asked).toContainText(given);
  await expect(asked).toContainText('Freight: ₹150.00, as requested; version 1 had ₹200.00.');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Send anyway' }).click();
  await expect(page.getByRole('status').filter({ hasText: /QUO-\d+\/2 sent to/ })).toBeVisible();
  await expect(page.getByText('Superseded').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const { rfq } = await callAs(page.request, buyer, `/api/customer/rfq-get?id=${id}`);
  // Four at ₹80 less 5%, freight at ₹150, and 18% GST.
  expect(rfq).toMatchObject({
    status: 'quoted',
    quotes: [{ total: 535.72, status: 'sent' }, { status: 'superseded' }],
  });
});

test('the later of two users who edit a quote is warned, loses nothing and decides; the focus stays in place', async ({
  page,
  allow,
}) => {
  allow(/409/);
  const { people, staffToken: colleague } = await addPlant(page.request, ['Meera']);
  const buyer = people[0]!.token;
  const wish = { title: 'Studs for the kiln', lines: [{ item: 'M16 stud', qty: 4, unit: 'NOS' }] };
  const { id } = await callAs(page.request, buyer, '/api/customer/rfq-create', wish);
  const versions = async () => (await callAs(page.request, colleague, `/api/admin/rfq-get?id=${id}`)).rfq.versions;
  await signInStaff(page, `/admin/rfqs/${id}`);

  const [add, save] = ['Add line', 'Save draft'].map((name) => page.getByRole('button', { name }));
  const [terms, failed] = [page.getByLabel('Terms'), page.getByRole('alert')];
  await add!.press('Enter');
  await page.keyboard.type('Washer M16');
  await expect(page.getByLabel('Item 2')).toHaveValue('Washer M16');
  await page.getByRole('button', { name: 'Remove Washer M16' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove M16 stud' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(add!).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('M16 stud');
  await page.getByRole('button', { name: 'Add from catalogue' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByLabel(/^HSN/).fill('7318');
  await page.getByLabel('Unit price (₹)').fill('90');
  await page.getByLabel('Valid until').fill('2199-12-31');
  await save!.press('Enter');
  await expect(page.getByText(/^Total ₹/)).toBeVisible();
  await expect(save!).toBeFocused();

  /** A colleague saves a draft in another tab. */
  const [{ lines, valid_until, ship_to }] = await versions();
  const theirs = async (price: number) => {
    const [{ revision }] = await versions();
    const draft = { rfq_id: id, revision, valid_until, ship_address_id: ship_to.id, freight: 0, terms: `At ${price}` };
    const body = { ...draft, lines: [{ ...lines[0], price, discount: 0 }] };
    return callAs(page.request, colleague, '/api/admin/quote-save', body);
  };
  await theirs(70);
  await terms.fill('Mine, and long to write.');
  await save!.press('Enter');
  await expect(failed).toContainText(/Another user has saved QUO-\d+\/1 since you opened it\. Your changes are kept\./);
  await expect(failed.getByRole('row').filter({ hasText: 'Lines' })).toContainText('1 NOS at ₹70');
  await expect(terms).toHaveValue('Mine, and long to write.');
  await expect(save!).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // A second press overwrites nothing: that takes its own button.
  await save!.press('Enter');
  await expect(failed.getByRole('button', { name: 'Overwrite with my version' })).toBeEnabled();
  expect(await versions()).toMatchObject([{ terms: 'At 70' }]);
  await failed.getByRole('button', { name: 'Overwrite with my version' }).click();
  await expect(failed).toHaveCount(0);
  expect(await versions()).toMatchObject([{ terms: 'Mine, and long to write.', lines: [{ price: 90 }] }]);

  await theirs(60);
  await page.getByLabel('Unit price (₹)').fill('95');
  await save!.click();
  await failed.getByRole('button', { name: 'Discard my changes' }).click();
  await expect(page.getByLabel('Unit price (₹)')).toHaveValue('60');
  await expect(terms).toHaveValue('At 60');

  // The colleague sends it: these edits become the next version.
  await terms.fill('Mine again.');
  await callAs(page.request, colleague, '/api/admin/quote-send', await theirs(50));
  await save!.click();
  // They are compared with the sent version, not with what would be proposed after it.
  await expect(failed.getByRole('row').filter({ hasText: 'Terms' })).toContainText('At 50');
  await expect(failed.getByRole('row').filter({ hasText: 'Valid until' })).toHaveCount(0);
  await failed.getByRole('button', { name: 'Save mine as the next version' }).click();
  await expect(failed).toHaveCount(0);
  const [mine, sent] = await versions();
  expect([mine, sent]).toMatchObject([
    { version: 2, status: 'draft', terms: 'Mine again.' },
    { version: 1, status: 'sent', terms: 'At 50' },
  ]);

  // The buyer accepts the sent version: nothing can be saved any more, and the typed text can be copied.
  await callAs(page.request, buyer, '/api/customer/quote-accept', { id: sent.id, po_number: 'PO/9' });
  await terms.fill('Too late, but not lost.');
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(failed).toContainText(/^QUO-\d+\/1 is accepted, so no draft can be saved\./);
  await expect(terms).toHaveValue('Too late, but not lost.');
  await expect(save!).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
