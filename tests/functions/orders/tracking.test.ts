import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { PROOF_ASKED } from '#contracts/orders/track.ts';
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
  order = (
    await buyer.post('/api/orders/create', {
      items: [{ product_id, qty: 1 }],
      po_number: 'PO/4500-1234',
      notes: 'inside',
    })
  ).body.id;
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

describe('a number alone', () => {
  it.each([
    ['of an order', () => String(order)],
    ['of an order with one digit mistyped', () => String(order + 900_000)],
    ['that is none', () => 'abc'],
  ])('%s gets the same answer: it asks for the second field', async (_, reference) => {
    const { status, body } = await track(reference());
    expect([status, body]).toEqual([200, { success: true, message: PROOF_ASKED, order: null }]);
  });
});

describe('an order is found', () => {
  it.each([
    ['by the buyer’s email address', () => String(order), () => email],
    ['in any case', () => String(order), () => email.toUpperCase()],
    ['by the PO number', () => `#${order}`, () => 'PO/4500-1234'],
    ['by the PO number in another spelling', () => String(order), () => 'po 45001234'],
    ['with spaces and hyphens', () => `${String(order).slice(0, 3)}-${String(order).slice(3)} `, () => email],
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
    const { body } = await track(number, email);
    expect(body.message).toBe(`Order ${order}: out for delivery.`);
    expect(body.order.shipments).toEqual([
      {
        status: 'out for delivery',
        carrier: 'Blue Dart',
        awb: '…8990',
        lr_number: '…18',
        expected_on: '2026-12-01',
      },
    ]);
  });

  it('only with the proof', async () => {
    expect((await track('BD-7788 990', 'other@plant.example')).status).toBe(404);
  });

  it('which the answer never has in full', async () => {
    expect(JSON.stringify((await track('BD-7788 990', email)).body)).not.toMatch(/7788|26.118/);
  });

  it('and by the order number as well', async () => {
    const { body } = await track(String(order), email);
    expect(body.order).toMatchObject({ status: 'in transit', shipments: [{ awb: '…8990' }] });
  });
});

describe('nothing is shown, and both fields are to be checked', () => {
  it.each([
    ['with the PIN code of delivery, which is public', () => order, '301019'],
    ['with another PO number', () => order, 'PO/4500-1235'],
    ['with the end of the PO number', () => order, '1234'],
    ['with another address', () => order, 'other@plant.example'],
    ['with punctuation alone', () => order, '-'],
    ['with a pattern', () => order, '%'],
    ['with SQL', () => order, "' or true --"],
    ['of an order that does not exist', () => 999_999_999, 'PO/4500-1234'],
    ['of an AWB number', () => '12345678901', 'PO/4500-1234'],
    ['of a number beyond every order', () => '9'.repeat(40), 'PO/4500-1234'],
    ['of an LR number', () => 'LR/2026/118', 'PO/4500-1234'],
  ])('%s', async (_, reference, proof) => {
    const { status, body } = await track(String(reference()), proof);
    expect([status, body]).toEqual([
      404,
      {
        success: false,
        code: 'not_found',
        request_id: expect.any(String),
        message: expect.stringMatching(/^No order matches both\./),
        fields: { reference: 'Check the number.', proof: 'Check the email address or PO number.' },
      },
    ]);
  });

  it('nor of an order without a PO number with a blank one', async () => {
    await api.sql('update orders set po_number = null where id = $1', [order]);
    expect((await track(String(order), 'PO')).status).toBe(404);
    await api.sql(`update orders set po_number = 'PO/4500-1234' where id = $1`, [order]);
  });
});

it('a number is required', async () => {
  const { status, body } = await track(' ', email);
  expect([status, body.fields]).toEqual([400, { reference: 'Enter the order number, AWB or LR number.' }]);
});

describe('without script', () => {
  const post = async (fields: Record<string, string>) => {
    const response = await fetch(new URL('/api/track', api.url), {
      method: 'POST',
      headers: { accept: 'text/html', 'x-test-ip': `198.51.100.${++place}` },
      body: new URLSearchParams(fields),
    });
    return { status: response.status, page: await response.text() };
  };

  it('the number alone gets a page with both fields, and the number in its own', async () => {
    const { status, page } = await post({ reference: '"><b>1' });
    expect(status).toBe(200);
    expect(page).toContain(PROOF_ASKED);
    expect(page).toContain('name="reference" value="&#34;&#62;&#60;b&#62;1"');
    expect(page).toContain('name="proof" value=""');
  });

  it('a refusal keeps what was typed, with each error at its field', async () => {
    const { status, page } = await post({ reference: String(order), proof: 'other@plant.example' });
    expect(status).toBe(404);
    expect(page).toContain(`name="reference" value="${order}" maxlength="60" required aria-invalid="true"`);
    expect(page).toContain('aria-describedby="proof-error"');
    expect(page).toContain('value="other@plant.example"');
    expect(page).toContain('<p id="proof-error">Check the email address or PO number.</p>');
  });

  it('an order that is found shows its steps and its consignments', async () => {
    const { status, page } = await post({ reference: String(order), proof: email });
    expect(status).toBe(200);
    expect(page).toContain(`<h1>Order ${order}</h1>`);
    expect(page).toContain('In transit');
    expect(page).toContain('Blue Dart');
  });
});

it('attempts are throttled for a correct proof as well as a wrong one', async () => {
  for (let at = 0; at < 20; at++) await track(String(order), `PO-${at}`, '203.0.113.5');
  const { status, headers } = await track(String(order), email, '203.0.113.5');
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
});

describe('what tracking does not show, the system cannot read, nor change what it shows', () => {
  it.each([
    'select * from orders',
    'select subtotal_paise from orders',
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
