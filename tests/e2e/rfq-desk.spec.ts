import { addPlant, callAs } from './support/colleagues.ts';
import { desk } from './support/desk.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

test('an RFQ is found, taken under review, asked back about, quoted and quoted anew, and the buyer sees the newest', async ({
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

  await desk(page);
  await page.goto(`/admin/rfqs?q=${code}&status=waiting`);
  await page.getByRole('link', { name: code }).click();
  await expect(page.getByRole('heading', { level: 1, name: wish.title })).toBeVisible();
  await page.getByRole('button', { name: 'Take under review' }).click();
  await expect(page.getByRole('button', { name: 'Take under review' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Ask back' }).click();
  await asked.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(asked.getByLabel('Your question')).toHaveAttribute('aria-invalid', 'true');
  await asked.getByLabel('Your question').fill('Plain or zinc plated?');
  await asked.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('Plain or zinc plated?').first()).toBeVisible();
  await expect(page.getByText('More information requested').first()).toBeVisible();

  // What is wrong in a field is said before anything is asked: nothing is given for nothing, nor until yesterday.
  const day = page.getByLabel('Valid until');
  const proposed = await day.inputValue();
  await day.fill('2026-01-31');
  await page.getByLabel('Price, ₹').fill('0');
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByLabel('Price, ₹')).toHaveAccessibleDescription(/^Price: The whole quote comes to ₹ 0\./);
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await expect(asked).toHaveCount(0);
  await day.fill(proposed);
  await page.getByLabel('Price, ₹').fill('₹ 90');
  await page.getByLabel('Freight, ₹').fill('200');
  await page.getByLabel('GST, %').fill('12');
  await page.getByRole('button', { name: 'Send quote' }).click();
  // A rate that no product may have is none of a quote's either. The missing HSN would be asked about, and waits.
  await expect(page.getByLabel('GST, %')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('GST, %')).toHaveAccessibleDescription(/^GST: Use 0, /);
  await expect(page.getByText(/before tax, not saved$/)).toBeVisible();
  await expect(asked).toHaveCount(0);
  await page.getByLabel('GST, %').fill('18');
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
  await page.getByRole('button', { name: 'Write a new version' }).click();
  await page.getByLabel('Discount, %').fill('5');
  // A price typed while the rates are checked: nothing is asked of the one before it, and nothing goes out.
  const [price, send] = [page.getByLabel('Price, ₹'), page.getByRole('button', { name: 'Send quote' })];
  const checked = Promise.withResolvers<void>();
  await page.route('**/api/admin/quote-rates', async (route) => {
    await checked.promise;
    await route.fulfill({ json: { success: true } });
  });
  await page.getByLabel('GST, %').fill('12');
  await send.press('Enter');
  await expect(page.getByRole('button', { name: 'Checking…' })).toBeVisible();
  await price.fill('800');
  checked.resolve();
  await expect(send).toBeVisible();
  await expect(asked).toHaveCount(0);
  await expect(price).toHaveValue('800');
  await price.fill('80');
  // By the keyboard: what is asked is left to where it was asked from.
  await send.press('Enter');
  await expect(asked.getByRole('button', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asked).toHaveCount(0);
  await expect(send).toBeFocused();
  await page.getByLabel('GST, %').fill('18');
  await send.click();
  // The counter-offer's prices are filled in: they are not given unseen.
  const given = 'Line 1: ₹80.00 × 4 less ₹16.00, price as the buyer asked; version 1 had ₹90.00 × 4.';
  await expect(asked).toContainText(given);
  await expect(asked).toContainText('Freight: ₹150.00, as the buyer asked; version 1 had ₹200.00.');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Send all the same' }).click();
  await expect(page.getByRole('status').filter({ hasText: /QUO-\d+\/2 sent to/ })).toBeVisible();
  await expect(page.getByText('Superseded').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const { rfq } = await callAs(page.request, buyer, `/api/customer/rfq-get?id=${id}`);
  // Four at ₹ 80 less 5 %, freight at ₹ 150, and 18 %.
  expect(rfq).toMatchObject({
    status: 'quoted',
    quotes: [{ total: 535.72, status: 'sent' }, { status: 'superseded' }],
  });
});
