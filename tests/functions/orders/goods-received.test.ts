import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UPLOAD_GONE } from '#contracts/attachments/attachments.ts';
import { type Api, startApi } from '../../support/api.ts';
import { pdf } from '../../support/documents.ts';
import { addCompany, addUser, as, type Person, signIn } from '../../support/fixtures.ts';
import { addBillTo } from '../../support/invoice-fixtures.ts';
import { openStore, type Store } from '../../support/object-store.ts';
import { openOrderSteps, type OrderSteps } from '../../support/steps/order-steps.ts';

/** What a buyer records of a consignment, and the return and claim that follow. */
let api: Api;
let store: Store;
let at: OrderSteps;
let stranger: Person;
let colleague: Person;
let id: number;
let shipment: number;
let code: string;

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
  at = await openOrderSteps(api);
  await addBillTo(api, at.company_id);
  colleague = await signIn(api, (await addUser(api, at.company_id)).email);
  const { company_id } = await addCompany(api, 'Konkan');
  stranger = await signIn(api, (await addUser(api, company_id)).email);
});
afterAll(async () => {
  await api.stop();
  await store.close();
});

beforeEach(async () => {
  id = await at.placeOrder();
  await at.move(id, 'confirmed');
  shipment = (await at.pack(id, [1, 10], [2, 4])).body.id;
  code = `SHP-${String(shipment).padStart(6, '0')}`;
  await at.dispatch(shipment);
});

const deliver = () => at.report(shipment, 'delivered');
const faulty = (line_no: number, short: number, damaged: number, note: string | null = null) => ({
  ...{ line_no, short, damaged, note },
});
const record = (lines: object[] = [], more: object = {}, person: Person = at.buyer) =>
  person.post('/api/orders/goods-received', { id: shipment, lines, files: [], ...more });
const upload = async (person: Person = at.buyer, name = 'photo.pdf'): Promise<number> => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(pdf())], name));
  return (await person.post('/api/attachments/upload', form)).body.id;
};
const own = async () => (await at.buyer.get(`/api/orders/get?id=${id}`)).body.order;
const clear = (receipt: number, reason = 'Counted again.') =>
  at.staff.post('/api/admin/goods-received-clear', { id: receipt, reason });
const settle = (back: number, to: string, more: object = {}) =>
  at.staff.post('/api/admin/return-settle', { id: back, to, ...more });
const toDesk = async () =>
  (
    await api.sql<{ kind: string; payload: Record<string, unknown> }>(
      `select kind, payload from outbox where kind = 'goods-received-for-sales' order by id`,
    )
  ).map(({ payload }) => payload);

describe('a consignment', () => {
  it('is received in full: the buyer and staff see it, and the desk gets no mail', async () => {
    await deliver();
    expect((await record()).body.message).toBe(`${code} received in full.`);
    const receipt = { lines: [], files: [], by: expect.any(String) };
    expect((await own()).shipments[0].receipt).toMatchObject(receipt);
    expect(await at.orderOf(id)).toMatchObject({
      status: 'delivered',
      returns: [],
      shipments: [{ receipt }],
      history: expect.arrayContaining([expect.objectContaining({ note: `${code} received in full` })]),
    });
    expect(await toDesk()).toEqual([]);
  });

  it('may be recorded before the carrier reports it: the desk is told, and its goods can be returned', async () => {
    expect((await record()).status).toBe(200);
    expect(await toDesk()).toMatchObject([{ order_id: id, code, is_delivered: false, claims: [] }]);
    const order = await own();
    expect([order.status, order.lines[0].delivered, order.lines[0].returnable]).toEqual(['in transit', 10, 10]);
    const lines = [{ line_no: 1, qty: 3 }];
    expect((await at.buyer.post('/api/orders/return-request', { id, reason: 'Surplus', lines })).status).toBe(200);
    await deliver();
    expect((await own()).status).toBe('return requested');
  });

  it('with shortage and damage starts a claim and a return with its photos', async () => {
    await deliver();
    const files = [await upload(at.buyer, 'dented.pdf'), await upload(at.buyer, 'box.pdf')];
    const lines = [faulty(1, 2, 1, 'One ring dented'), faulty(2, 1, 0)];
    const { body } = await record(lines, { files });
    const order = await at.orderOf(id);
    const [claim, back] = order.returns;
    expect(body.message).toBe(
      `${code} received with shortage and damage. ${claim.code} and ${back.code} requested. We will reply within one business day.`,
    );
    const photos = files.map((file, index) => ({ id: file, name: ['dented.pdf', 'box.pdf'][index] }));
    expect(claim).toMatchObject({
      ...{ kind: 'shortage', status: 'requested', files: photos },
      reason: expect.stringContaining(`Short in ${code}.`),
      lines: [
        { line_no: 1, qty: 2 },
        { line_no: 2, qty: 1 },
      ],
    });
    expect(back).toMatchObject({ kind: 'return', lines: [{ line_no: 1, qty: 1 }], files: photos });
    expect(back.reason).toMatch(/: One ring dented$/);
    expect(order.status).toBe('return requested');
    expect(order.shipments[0].receipt).toMatchObject({
      lines: [
        { line_no: 1, short: 2, damaged: 1, note: 'One ring dented' },
        { line_no: 2, short: 1, damaged: 0, note: null },
      ],
      files: photos,
    });
    expect((await own()).lines.map(({ returnable }: { returnable: number }) => returnable)).toEqual([7, 3]);
    expect((await at.mails()).at(-1)).toBe('goods-received');
    expect(await toDesk()).toMatchObject([
      { is_delivered: true, claims: [claim.code, back.code], short: [{ qty: 2 }, { qty: 1 }], damaged: [{ qty: 1 }] },
    ]);
    const { items } = (await at.staff.get('/api/admin/order-list?status=new+return')).body;
    expect(items.map((row: { id: number }) => row.id)).toContain(id);
    for (const person of [at.buyer, colleague, at.staff]) {
      expect((await person.get(`/api/attachments/file?id=${files[0]}`)).status).toBe(200);
    }
    expect((await stranger.get(`/api/attachments/file?id=${files[0]}`)).status).toBe(404);
  });

  it('is recorded once, also by two colleagues at the same time', async () => {
    await deliver();
    const answers = await Promise.all([record([faulty(1, 1, 0)]), record([faulty(1, 1, 0)], {}, colleague)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await record()).body.message).toMatch(
      new RegExp(`^${code} was recorded on .* by .*\\. To correct it, call `),
    );
    expect((await at.orderOf(id)).returns).toHaveLength(1);
  });

  it('never has more returned and claimed than was delivered', async () => {
    await deliver();
    const lines = [{ line_no: 1, qty: 9 }];
    await at.buyer.post('/api/orders/return-request', { id, reason: 'Wrong seal', lines });
    const refused = await record([faulty(1, 1, 1)]);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/: at most 1 can be claimed, because the rest is in a return\. You entered 2\.$/),
    ]);
    expect((await record([faulty(1, 1, 0)])).status).toBe(200);
    expect((await own()).lines[0].returnable).toBe(0);
  });

  it('is claimed for no more than its goods when a return is requested at the same time', async () => {
    await deliver();
    const lines = [{ line_no: 1, qty: 8 }];
    const answers = await Promise.all([
      record([faulty(1, 5, 0)]),
      at.buyer.post('/api/orders/return-request', { id, reason: 'Wrong seal', lines }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('is refused', () => {
  it.each([
    {
      name: 'more than was dispatched',
      lines: [faulty(2, 3, 2)],
      field: 'lines.0.short',
      message: /^Only 4 .* dispatched/,
    },
    {
      name: 'decimals of counted goods',
      lines: [faulty(1, 0, 0.5)],
      field: 'lines.0.damaged',
      message: /^Whole numbers/,
    },
    { name: 'a line with nothing wrong', lines: [faulty(1, 0, 0)], field: 'lines.0.short', message: /^Enter how many/ },
    { name: 'a negative quantity', lines: [faulty(1, -1, 2)], field: 'lines.0.short', message: 'Enter 0 or more.' },
    { name: 'a line twice', lines: [faulty(1, 1, 0), faulty(1, 1, 0)], field: 'lines.1.short', message: /once/ },
    { name: 'a line of another consignment', lines: [faulty(7, 1, 0)], field: 'lines.0.short', message: /no goods in/ },
  ])('$name', async ({ lines, field, message }) => {
    const { status, body } = await record(lines);
    expect([status, body.fields]).toEqual([400, { [field]: expect.stringMatching(message) }]);
    expect((await own()).shipments[0].receipt).toBeNull();
  });

  it('a consignment that has not left, and one of another company', async () => {
    const packed = (await at.pack(await fresh(), [1, 1])).body.id;
    expect((await record([], { id: packed })).status).toBe(409);
    const other = await record([], {}, stranger);
    const unknown = await record([], { id: 987_654_321 }, stranger);
    expect([other.status, unknown.status]).toEqual([404, 404]);
    expect(other.body.message).toBe(unknown.body.message);
    expect((await record([], {}, as(api))).status).toBe(401);
    expect((await record([], {}, at.staff)).status).toBe(403);
  });

  it('a photo of someone else, and nothing is recorded', async () => {
    const answer = await record([], { files: [await upload(colleague)] });
    expect([answer.status, answer.body.fields]).toEqual([409, { files: UPLOAD_GONE }]);
    expect((await own()).shipments[0].receipt).toBeNull();
  });
});

/** A confirmed order. */
async function fresh(): Promise<number> {
  const order = await at.placeOrder();
  await at.move(order, 'confirmed');
  return order;
}

describe('a shortage claim', () => {
  let claim: number;
  beforeEach(async () => {
    await deliver();
    await record([faulty(1, 2, 0)]);
    claim = (await at.orderOf(id)).returns[0].id;
  });

  it('is accepted, credited and never put into stock', async () => {
    expect((await settle(claim, 'approved')).status).toBe(409);
    const { body } = await at.staff.post('/api/admin/invoice-issue', { shipment_id: shipment });
    expect((await settle(claim, 'accepted', { restock: true })).status).toBe(200);
    expect(await at.stock()).toBe(90);
    expect(await at.orderOf(id)).toMatchObject({
      status: 'delivered',
      lines: [{ returned_qty: 2 }, { returned_qty: 0 }],
      returns: [{ status: 'accepted', to_credit: [{ id: body.id }] }],
    });
    expect((await settle(claim, 'received')).status).toBe(409);
    const credit = { id: body.id, return_id: claim, reason: 'Short', reason_code: 'goods returned' };
    expect((await at.staff.post('/api/admin/invoice-credit', credit)).status).toBe(200);
    expect((await at.orderOf(id)).returns[0].to_credit).toEqual([]);
    const [note] = await api.sql(
      'select sum(qty)::float8 as qty from invoice_lines l join invoices i on i.id = l.invoice_id where i.return_id = $1',
      [claim],
    );
    expect(note).toEqual({ qty: 2 });
    expect((await own()).lines[0].returnable).toBe(8);
  });

  it('is rejected with a reason, and its goods count as delivered again', async () => {
    expect((await settle(claim, 'rejected', { answer: 'Signed for ten.' })).status).toBe(200);
    expect((await at.mails()).at(-1)).toBe('return-settled');
    const order = await own();
    expect([order.status, order.lines[0].returnable]).toEqual(['delivered', 10]);
  });
});

describe('a record of goods received', () => {
  it('is cleared by staff with a reason, its claims are rejected, and the buyer records it again', async () => {
    await deliver();
    await record([faulty(1, 2, 1)]);
    const { receipt } = (await at.orderOf(id)).shipments[0];
    expect((await clear(receipt.id, '')).body.fields).toHaveProperty('reason');
    expect((await clear(receipt.id)).body.message).toBe(
      `Goods received of ${code} cleared. The buyer can record them again.`,
    );
    expect((await clear(receipt.id)).status).toBe(409);
    const order = await own();
    expect(order).toMatchObject({
      ...{ status: 'delivered', shipments: [{ receipt: null }] },
      returns: [
        { status: 'rejected', answer: 'Counted again.' },
        { status: 'rejected', answer: 'Counted again.' },
      ],
    });
    expect((await at.mails()).at(-1)).toBe('goods-received-cleared');
    expect((await record()).status).toBe(200);
  });

  it('is not cleared once a claim is accepted, nor by a buyer', async () => {
    await deliver();
    await record([faulty(1, 2, 0)]);
    const { returns, shipments } = await at.orderOf(id);
    const receipt = shipments[0].receipt.id;
    expect((await at.buyer.post('/api/admin/goods-received-clear', { id: receipt, reason: 'x' })).status).toBe(403);
    await settle(returns[0].id, 'accepted');
    expect(await clear(receipt)).toMatchObject({
      status: 409,
      body: { message: `${returns[0].code} is accepted, so the record of ${code} cannot be cleared.` },
    });
    expect((await clear(987_654_321)).status).toBe(404);
  });
});
