import { afterAll, beforeAll, expect, it } from 'vitest';
import { RATE_CHOICES, UNIT_CHOICES } from '#contracts/fields/units.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let staff: Person;
let company_id: number;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null, 'admin')).email);
  ({ company_id } = await addCompany(api, 'Aravalli'));
  await api.sql(`insert into categories values ('Valves', 1), ('Bearings', 2)`);
  await api.sql(`insert into subcategories values ('Bearings', 'Ball', 1)`);
});
afterAll(() => api.stop());

it.each([
  { name: 'no company', body: { company_id: null }, field: 'company_id', message: 'Choose the company.' },
  { name: 'company 0', body: { company_id: 0 }, field: 'company_id', message: 'Choose the company.' },
  { name: 'an unknown company', body: { company_id: 987_654_321 }, field: 'company_id', message: /does not exist/ },
  { name: 'no SKU', body: { sku: '' }, field: 'sku', message: 'Enter the SKU.' },
  { name: 'no name', body: { name: '  ' }, field: 'name', message: 'Enter the name of the product.' },
  { name: 'a negative price', body: { price: -1 }, field: 'price', message: /rupees, 0 or more/ },
  { name: 'a price of three decimals', body: { price: 1.005 }, field: 'price', message: /two decimals/ },
  { name: 'a price that is text', body: { price: '10' }, field: 'price', message: /rupees/ },
  {
    name: 'a too high price',
    body: `{"company_id":1,"sku":"X","name":"X","price":1e400}`,
    field: 'price',
    message: /rupees/,
  },
  { name: 'half a piece', body: { stock: 1.5 }, field: 'stock', message: /^Whole numbers only for NOS\.$/ },
  { name: 'a negative stock', body: { stock: -1 }, field: 'stock', message: /as a number, 0 or more/ },
  { name: 'a stock of 2^53', body: { stock: 2 ** 53 }, field: 'stock', message: /as a number, 0 or more/ },
  { name: 'a stock of 2^31', body: { stock: 2 ** 31 }, field: 'stock', message: /as a number, 0 or more/ },
  { name: 'dollars', body: { currency: 'USD' }, field: 'currency', message: /INR/ },
  { name: 'a wrong HSN', body: { hsn: '84821' }, field: 'hsn', message: /4, 6 or 8 digits/ },
  { name: 'a rate of 101', body: { gst_rate: 101 }, field: 'gst_rate', message: /from 0 to 100/ },
  {
    name: 'a minimum that the step does not reach',
    body: { min_qty: 5, qty_multiple: 3 },
    field: 'min_qty',
    message: /multiple of the quantity step/,
  },
  {
    name: 'ordering beyond stock without a lead time',
    body: { can_backorder: true, lead_days: null },
    field: 'lead_days',
    message: /^Enter the lead time: what is ordered beyond stock is promised by it\./,
  },
  {
    name: 'ordering beyond stock of a new item that says nothing of its lead time',
    body: { can_backorder: true },
    field: 'lead_days',
    message: /^Enter the lead time/,
  },
  { name: 'an unknown category', body: { category: 'Toys' }, field: 'category', message: /Toys is not a category/ },
  {
    name: 'a subcategory of another category',
    body: { category: 'Valves', subcategory: 'Ball' },
    field: 'category',
    message: /Valves → Ball is not a category/,
  },
  { name: 'a subcategory alone', body: { subcategory: 'Ball' }, field: 'category', message: /belongs to/ },
  { name: 'a rate that the form does not offer', body: { gst_rate: 12 }, field: 'gst_rate', message: RATE_CHOICES },
  { name: 'a unit that the form does not offer', body: { unit: 'XYZ' }, field: 'unit', message: UNIT_CHOICES },
  { name: 'a unit of punctuation', body: { unit: '<b>' }, field: 'unit', message: /Choose a unit/ },
  {
    name: 'a script as picture',
    body: { images: [{ url: 'javascript:alert(1)' }] },
    field: 'images.0.url',
    message: /Upload the picture again/,
  },
  {
    name: '13 pictures',
    body: { images: Array.from({ length: 13 }, (_, n) => ({ url: `/p-${n}` })) },
    field: 'images',
    message: /at most 12/,
  },
])('a product with $name is refused with 400 at the field', async ({ body, field, message }) => {
  const before = await api.sql('select count(*), sum(version) from products');
  const answer = await staff.post(
    '/api/admin/product-save',
    typeof body === 'string' ? (body as never) : { company_id, sku: 'R', name: 'R', ...body },
  );
  expect(answer).toMatchObject({ status: 400, body: { success: false } });
  expect(Object.keys(answer.body.fields)).toContain(field);
  expect(answer.body.message).toMatch(message);
  expect(await api.sql('select count(*), sum(version) from products')).toEqual(before);
});
