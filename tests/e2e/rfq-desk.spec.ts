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

  await page.getByLabel('Price, ₹').fill('₹ 90');
  await page.getByLabel(/^HSN/).fill('7318');
  await page.getByLabel('GST, %').fill('12');
  await page.getByRole('button', { name: 'Send quote' }).click();
  // A rate that no product may have is none of a quote's either.
  await expect(page.getByLabel('GST, %')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('GST, %')).toHaveAccessibleDescription(/^GST: Use 0, /);
  await page.getByLabel('GST, %').fill('18');
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByRole('status').filter({ hasText: /QUO-\d+\/1 sent to/ })).toBeVisible();

  await page.getByRole('button', { name: 'Write a new version' }).click();
  await page.getByLabel('Discount, %').fill('5');
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByRole('status').filter({ hasText: /QUO-\d+\/2 sent to/ })).toBeVisible();
  await expect(page.getByText('Superseded').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const { rfq } = await callAs(page.request, buyer, `/api/customer/rfq-get?id=${id}`);
  // Four at ₹ 90 less 5 %, and 18 %.
  expect(rfq).toMatchObject({
    status: 'quoted',
    quotes: [{ total: 403.56, status: 'sent' }, { status: 'superseded' }],
  });
});
