import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, request, signIn } from '../../support/fixtures.ts';

let api: Api;
let email: string;
let order: number;
let place = 0;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  ({ email } = await addUser(api, company_id));
  const buyer = await signIn(api, email);
  const product_id = await addProduct(api, company_id);
  order = (await buyer.post('/api/orders/create', { items: [{ product_id, qty: 1 }], notes: 'inside' })).body.id;
  await api.sql(
    `insert into order_history (order_id, company_id, status, note)
     select id, company_id, 'in transit', 'driver 98290' from orders where id = $1`,
    [order],
  );
  await api.sql("update orders set status = 'in transit' where id = $1", [order]);
});
afterAll(() => api.stop());

const track = (reference: unknown, proof?: unknown, ip = `198.51.100.${++place}`) =>
  request(api, 'POST', '/api/track', { body: { reference, proof }, headers: { 'x-test-ip': ip } });

const NOTHING = 'Live tracking is coming soon. Please contact support with your number: we answer within 2 hours.';

describe('an order is found', () => {
  it.each([
    ['by the buyer’s email address', () => String(order), () => email],
    ['in any case', () => String(order), () => email.toUpperCase()],
    ['by the PIN code of delivery', () => `#${order}`, () => '301 019'],
    ['with spaces and hyphens', () => `${String(order).slice(0, 3)}-${String(order).slice(3)} `, () => '301019'],
  ])('%s', async (_, reference, proof) => {
    const { status, body } = await track(reference(), proof());
    expect(status).toBe(200);
    expect(body.message).toBe(`Order ${order}: in transit.`);
    expect(body.order).toEqual({
      id: order,
      status: 'in transit',
      history: [
        { status: 'placed', at: expect.stringMatching(/Z$/) },
        { status: 'in transit', at: expect.stringMatching(/Z$/) },
      ],
      shipments: [],
    });
  });
});

describe('a consignment is found by its carrier’s number', () => {
  beforeAll(() =>
    api.sql(
      `insert into shipments (company_id, order_id, status, carrier, awb, lr_number, expected_on, dispatched_at, created_by)
       select company_id, id, 'out for delivery', 'Blue Dart', 'BD-7788 990', 'LR/26/118', '2026-12-01', now(), user_id
       from orders where id = $1`,
      [order],
    ),
  );

  it.each(['BD-7788 990', 'awb bd7788990', 'AWB: BD 7788 990', 'LR/26/118', 'lr-26-118'])('%s', async (number) => {
    const { body } = await track(number, '301019');
    expect(body.message).toBe(`Order ${order}: out for delivery.`);
    expect(body.order.shipments).toEqual([
      {
        status: 'out for delivery',
        carrier: 'Blue Dart',
        awb: 'BD-7788 990',
        lr_number: 'LR/26/118',
        expected_on: '2026-12-01',
      },
    ]);
  });

  it('only with the proof', async () => {
    expect((await track('BD-7788 990', '302001')).body).toEqual({ success: true, message: NOTHING, order: null });
  });

  it('and by the order number as well', async () => {
    const { body } = await track(String(order), email);
    expect(body.order).toMatchObject({ status: 'in transit', shipments: [{ awb: 'BD-7788 990' }] });
  });
});

describe('nothing is shown', () => {
  it.each([
    ['without a proof', () => order, undefined],
    ['with another PIN code', () => order, '302019'],
    ['with the end of the PIN code', () => order, '01019'],
    ['with another address', () => order, 'other@plant.example'],
    ['with a pattern', () => order, '%'],
    ['with SQL', () => order, "' or true --"],
    ['of an order that does not exist', () => 999_999_999, '301019'],
    ['of an AWB number', () => '12345678901', '301019'],
    ['of a number beyond every order', () => '9'.repeat(40), '301019'],
    ['of an LR number', () => 'LR/2026/118', '301019'],
  ])('%s', async (_, reference, proof) => {
    const { status, body } = await track(String(reference()), proof);
    expect([status, body]).toEqual([200, { success: true, message: NOTHING, order: null }]);
  });
});

it('a number is required', async () => {
  const { status, body } = await track(' ', '301019');
  expect([status, body.fields]).toEqual([400, { reference: 'Enter the order number, AWB or LR number.' }]);
});

it('attempts are throttled for a correct proof as well as a wrong one', async () => {
  for (let at = 0; at < 20; at++) await track(String(order), `3020${at + 10}`, '203.0.113.5');
  const { status, headers } = await track(String(order), '301019', '203.0.113.5');
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
});

describe('what tracking does not show, the system cannot read, nor change what it shows', () => {
  it.each([
    'select * from orders',
    'select po_number from orders',
    'select total_paise from orders',
    'select notes from orders',
    'select note from order_history',
    'select user_id from order_history',
    'select packages from shipments',
    'select qty from order_lines',
    `update orders set status = 'delivered'`,
    `update shipments set status = 'delivered'`,
    `insert into order_history (order_id, company_id, status) select id, 1, 'delivered' from orders`,
  ])('%s', async (statement) => {
    const { asSystem, rows } = await import('#server/platform/database.ts');
    await expect(asSystem([rows(sql.raw(statement))])).rejects.toMatchObject({ code: '42501' });
  });
});
