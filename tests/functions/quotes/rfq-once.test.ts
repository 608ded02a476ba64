import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let company_id: number;
let buyer: Person;
let stranger: Person;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  const konkan = await addCompany(api, 'Konkan');
  stranger = await signIn(api, (await addUser(api, konkan.company_id)).email);
});
afterAll(() => api.stop());

const LINE = { item: 'Ball bearing 6205-2RS', qty: 40, unit: 'NOS' };
const ask = (body: object, person = buyer) => person.post('/api/customer/rfq-create', { title: 'Line 2', ...body });
const read = async (id: number, person = buyer) => (await person.get(`/api/customer/rfq-get?id=${id}`)).body.rfq;

describe('the same idempotency key', () => {
  const count = async () => (await api.sql<{ n: number }>('select count(*)::int as n from rfqs'))[0]!.n;
  const mails = async () => (await api.sql<{ n: number }>('select count(*)::int as n from outbox'))[0]!.n;

  it('with the same request returns the first RFQ again and writes nothing', async () => {
    const request = { lines: [LINE], idempotency_key: 'rfq-click-1' };
    const first = await ask(request);
    const before = [await count(), await mails()];
    expect(await ask(request)).toMatchObject({ status: 200, body: first.body });
    expect([await count(), await mails()]).toEqual(before);
  });

  it('twenty times at the same time creates one RFQ', async () => {
    const before = await count();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask({ lines: [LINE], idempotency_key: 'rfq-twenty' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it.each([
    { name: 'another title', change: { title: 'Line 3' } },
    { name: 'another requirement', change: { requirement: 'By rail.' } },
    { name: 'another quantity', change: { lines: [{ ...LINE, qty: 41 }] } },
    { name: 'one line more', change: { lines: [LINE, LINE] } },
  ])('with $name gets 422', async ({ name, change }) => {
    const request = { lines: [LINE], idempotency_key: `rfq-${name.replaceAll(' ', '-')}` };
    await ask(request);
    const before = await count();
    expect(await ask({ ...request, ...change })).toMatchObject({
      status: 422,
      body: { message: 'This RFQ was already sent with different contents. Reload the page and send it again.' },
    });
    expect(await count()).toBe(before);
  });

  it('of an order cannot be used for an RFQ, and vice versa', async () => {
    const items = [{ product_id: await addProduct(api, company_id), qty: 1 }];
    const order = { items, idempotency_key: 'of-an-order' };
    expect((await buyer.post('/api/orders/create', order)).status).toBe(200);
    expect((await ask({ lines: [LINE], idempotency_key: 'of-an-order' })).status).toBe(422);
    expect((await ask({ lines: [LINE], idempotency_key: 'of-an-rfq' })).status).toBe(200);
    expect((await buyer.post('/api/orders/create', { items, idempotency_key: 'of-an-rfq' })).status).toBe(422);
  });

  it('of another buyer is a different key', async () => {
    const request = { lines: [LINE], idempotency_key: 'shared-key' };
    const [mine, theirs] = [await ask(request), await ask(request, stranger)];
    expect(theirs.status).toBe(200);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  it('is optional; without it each request creates an RFQ', async () => {
    const [a, b] = [await ask({ lines: [LINE] }), await ask({ lines: [LINE] })];
    expect(a.body.id).not.toBe(b.body.id);
  });
});

describe('two thousand rows not found by quick order', () => {
  const lines = Array.from({ length: 2000 }, (_, i) => ({ ...LINE, item: `UNKNOWN-${i}, as typed`, qty: i + 1 }));

  it('become one RFQ in the same order; one more is refused', async () => {
    const { status, body } = await ask({ lines });
    expect(status).toBe(200);
    const rfq = await read(body.id);
    expect(rfq.lines.map(({ item, qty }: { item: string; qty: number }) => [item, qty])).toEqual(
      lines.map(({ item, qty }) => [item, qty]),
    );
    expect(await ask({ lines: [...lines, LINE] })).toMatchObject({
      status: 400,
      body: { message: 'Ask for at most 2,000 lines in one RFQ.' },
    });
  });

  it('are quoted in one version, printed and become one order', async () => {
    const { body: rfq } = await ask({ lines });
    const staff = await signIn(api, (await addUser(api, null)).email);
    const [address] = await api.sql<{ id: string }>('select id from addresses where company_id = $1', [company_id]);
    const line = { product_id: null, sku: null, unit: 'NOS', discount: 0, gst_rate: 18, lead_days: 7, hsn: '848210' };
    const { body: draft } = await staff.post('/api/admin/quote-save', {
      ...{ rfq_id: rfq.id, ship_address_id: Number(address!.id), valid_until: '2199-12-31', freight: 500 },
      lines: lines.map(({ item, qty }, i) => ({ ...line, name: item, qty, price: 10, rfq_line_no: i + 1 })),
    });
    expect(draft.total).toBe(1.18 * (10 * ((2000 * 2001) / 2) + 500));
    expect((await staff.post('/api/admin/quote-send', draft)).status).toBe(200);
    const pdf = await buyer.get(`/api/customer/quote-pdf?id=${draft.id}`);
    expect([pdf.status, pdf.text.slice(0, 4)]).toEqual([200, '%PDF']);
    const accepted = await buyer.post('/api/customer/quote-accept', { id: draft.id });
    expect(accepted).toMatchObject({ status: 200 });
    const { order } = (await buyer.get(`/api/orders/get?id=${accepted.body.order_id}`)).body;
    expect(order.lines).toHaveLength(2001);
    expect(order.total).toBe(draft.total);
  }, 90_000);
});
