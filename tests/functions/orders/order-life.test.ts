import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { deliver } from '../../support/examples/buyer-examples.ts';
import { addCompany, addProduct, addUser, as, type Person, signIn, updateItem } from '../../support/fixtures.ts';

/** What a buyer can do with the company's orders: list, cancel, reorder and return. */
let api: Api;
let company_id: number;
let address_id: number;
let people: Record<'admin' | 'buyer' | 'colleague' | 'stranger', Person & { id: number; email: string }>;
let product_id: number;

beforeAll(async () => {
  api = await startApi();
  ({ company_id, address_id } = await addCompany(api, 'Aravalli'));
  const konkan = await addCompany(api, 'Konkan');
  const join = async (company: number) => {
    const user = await addUser(api, company);
    return { ...user, ...(await signIn(api, user.email)) };
  };
  people = {
    admin: await join(company_id),
    buyer: await join(company_id),
    colleague: await join(company_id),
    stranger: await join(konkan.company_id),
  };
});
beforeEach(async () => {
  await api.sql('delete from outbox');
  product_id = await addProduct(api, company_id, {
    price_paise: 10_000,
    stock: 50,
    gst_rate_bp: 1800,
    hsn: '84821011',
  });
});
afterAll(() => api.stop());

const place = async (qty = 4, more: object = {}): Promise<number> =>
  (await people.buyer.post('/api/orders/create', { items: [{ product_id, qty }], ...more })).body.id;
const stockOf = async (id: number) =>
  (await api.sql<{ stock: number }>('select stock from catalog where id = $1', [id]))[0]!.stock;
const detail = async (id: number, person: Person = people.buyer) =>
  (await person.get(`/api/orders/get?id=${id}`)).body.order;
const kinds = async () =>
  (await api.sql<{ kind: string; recipient: string }>('select kind, recipient from outbox order by id')).map(
    ({ kind }) => kind,
  );

describe('the list', () => {
  it('is filtered by status and search, in pages', async () => {
    const seal = await addProduct(api, company_id, { name: 'Nitrile oil seal 40%', sku: 'SEAL-40/62-TC', stock: 9 });
    const order = (body: object) => people.buyer.post('/api/orders/create', body);
    const [one, two] = [
      (await order({ items: [{ product_id: seal, qty: 1 }], po_number: 'PO_4711' })).body.id,
      (await order({ items: [{ product_id, qty: 1 }], po_number: 'PO-4711' })).body.id,
    ];
    await api.sql(`update orders set status = 'on hold' where id = $1`, [two]);
    const find = async (query: string) => {
      const { body } = await people.buyer.get(`/api/orders/list?${query}`);
      expect(body.total).toBe(body.items.length);
      return body.items.map(({ id }: { id: number }) => id);
    };
    expect(await find(`q=${one}`)).toEqual([one]);
    expect(await find('q=po_4711')).toEqual([one]);
    expect(await find('q=4711')).toEqual([two, one]);
    expect(await find('q=seal4062')).toEqual([one]);
    expect(await find(`q=${encodeURIComponent('40%')}`)).toEqual([one]);
    expect(await find('q=oil%20seal&status=placed')).toEqual([one]);
    expect(await find('q=oil%20seal&status=on%20hold')).toEqual([]);
    expect(await find('status=on%20hold')).toEqual([two]);
    expect(await find(`q=${encodeURIComponent("'; drop table orders")}`)).toEqual([]);
    expect((await people.buyer.get('/api/orders/list?status=nowhere')).status).toBe(400);
    expect((await people.stranger.get(`/api/orders/list?q=${one}`)).body).toMatchObject({ items: [], total: 0 });
    const paged = (await people.buyer.get('/api/orders/list?size=1&page=2')).body;
    expect(paged.items.map(({ id }: { id: number }) => id)).toEqual([one]);
  });
});

describe('the order', () => {
  it('shows both GSTINs, consignments, documents and the caller’s rights', async () => {
    await api.sql(`update addresses set gstin = '08AAKCA4172M1ZA' where id = $1`, [address_id]);
    await api.sql(
      `update companies set gst_number = '08AAKCA4172M1ZA', bill_to_address = 'E-418', bill_to_city = 'Bhiwadi',
      bill_to_state = 'Rajasthan', bill_to_pincode = '301019' where id = $1`,
      [company_id],
    );
    const id = await place();
    expect(await detail(id)).toMatchObject({
      ship_to: { gstin: '08AAKCA4172M1ZA' },
      bill_to: { name: 'Aravalli', address: 'E-418, Bhiwadi, Rajasthan 301019', gstin: '08AAKCA4172M1ZA' },
      lines: [{ hsn: '84821011', qty: 4, cgst: 36, sgst: 36, delivered: 0, returnable: 0 }],
      history: [{ status: 'placed', by: expect.stringMatching(/^User/) }],
      shipments: [],
      documents: [],
      quote: null,
      may: { decide: false, cancel: true, send_back: false },
    });
    await deliver(api, id);
    expect(await detail(id)).toMatchObject({
      shipments: [{ status: 'delivered', carrier: 'Aravalli Roadways', lines: [{ line_no: 1, qty: 4 }] }],
      lines: [{ delivered: 4, returnable: 4 }],
      may: { cancel: false, send_back: true },
    });
  });

  it('keeps its address, and has IGST for a special economic zone', async () => {
    await api.sql('update addresses set is_sez = true where id = $1', [address_id]);
    const id = await place(1);
    await api.sql('update addresses set is_sez = false, gstin = null where id = $1', [address_id]);
    expect((await detail(id)).lines[0]).toMatchObject({ igst: 18, cgst: 0 });
    expect((await detail(id)).ship_to.gstin).toBe('08AAKCA4172M1ZA');
  });
});

describe('cancelling', () => {
  const cancel = (id: number, person: Person = people.buyer) =>
    person.post('/api/orders/cancel', { id, reason: 'Ordered twice' });

  it('releases the stock and mails sales and the buyer who placed the order', async () => {
    const id = await place();
    expect(await stockOf(product_id)).toBe(46);
    expect(await cancel(id, people.admin)).toMatchObject({ status: 200, body: { message: `Order ${id} cancelled.` } });
    expect(await stockOf(product_id)).toBe(50);
    expect((await detail(id)).history).toMatchObject([
      { status: 'placed' },
      { status: 'cancelled', note: 'Ordered twice' },
    ]);
    expect(await kinds()).toEqual(['order-placed', 'order-cancelled', 'order-cancelled-for-sales']);
  });

  it.each([
    { name: 'without a token', person: () => as(api), status: 401 },
    { name: 'a colleague’s', person: () => people.colleague, status: 403 },
    { name: 'another company’s', person: () => people.stranger, status: 404 },
    { name: 'a confirmed one', order: 'confirmed', status: 409 },
    { name: 'a cancelled one', order: 'cancelled', status: 409 },
    { name: 'a delivered one', order: 'delivered', status: 409 },
  ])('$name gets $status', async ({ person = () => people.buyer, order = 'placed', status }) => {
    const id = await place();
    await api.sql('update orders set status = $1 where id = $2', [order, id]);
    expect((await cancel(id, person())).status).toBe(status);
    expect(await stockOf(product_id)).toBe(46);
  });

  it('four times at the same time releases the stock once', async () => {
    const id = await place();
    const answers = await Promise.all([1, 2, 3, 4].map(() => cancel(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await stockOf(product_id)).toBe(50);
  });
});

describe('reordering', () => {
  it('shows for each line what has changed', async () => {
    const lines: [string, Record<string, unknown>, object][] = [
      ['same', { stock: 9 }, {}],
      ['price changed', { stock: 9, pack: 'Box of 50' }, { price_paise: 12_000 }],
      ['short', { stock: 9 }, { stock: 1 }],
      ['out of stock', { stock: 9 }, { stock: 0 }],
      ['discontinued', { stock: 9 }, { active: false }],
      ['not in catalogue', { stock: 9 }, {}],
    ];
    const ids = await Promise.all(lines.map(([, product]) => addProduct(api, company_id, product)));
    const items = ids.map((id) => ({ product_id: id, qty: 3 }));
    const { id } = (await people.buyer.post('/api/orders/create', { items })).body;
    for (const [index, [, , change]] of lines.entries()) {
      for (const [field, value] of Object.entries(change)) {
        if (field === 'stock') await updateItem(api, ids[index]!, `stock = ${value}`);
        else await api.sql(`update products set ${field} = $1 where id = $2`, [value, ids[index]]);
      }
    }
    await api.sql('update products set company_id = (select company_id from users where id = $1) where id = $2', [
      people.stranger.id,
      ids[5],
    ]);
    const { body } = await people.colleague.get(`/api/orders/reorder?id=${id}`);
    const byId = [...body.lines].sort((a, b) => a.line_no - b.line_no);
    expect(byId.map(({ state }: { state: string }) => state).sort()).toEqual(lines.map(([state]) => state).sort());
    const of = (state: string) => byId.find((line: { state: string }) => line.state === state);
    expect(of('price changed')).toMatchObject({ ordered_price: 100, price: 120, qty: 3, pack: 'Box of 50' });
    expect(of('short')).toMatchObject({ ordered_qty: 3, qty: 1 });
    for (const state of ['out of stock', 'discontinued', 'not in catalogue']) {
      expect(of(state)).toMatchObject({ product_id: null, qty: 0, price: null });
    }
    expect((await people.stranger.get(`/api/orders/reorder?id=${id}`)).status).toBe(404);
  });
});

describe('a return', () => {
  const ask = (id: number, lines: object, person: Person = people.buyer) =>
    person.post('/api/orders/return-request', { id, reason: 'Wrong seal', lines });

  it('is requested, mailed to both sides, and shown with its status', async () => {
    const id = await place();
    await deliver(api, id);
    await api.sql('delete from outbox');
    const { status, body } = await ask(id, [
      { line_no: 1, qty: 1 },
      { line_no: 1, qty: 1 },
    ]);
    expect({ status, code: body.code }).toEqual({ status: 200, code: expect.stringMatching(/^RET-\d{6}$/) });
    expect(await kinds()).toEqual(['return-requested', 'return-requested-for-sales']);
    expect(await detail(id)).toMatchObject({
      status: 'return requested',
      lines: [{ returnable: 2 }],
      returns: [{ code: body.code, status: 'requested', reason: 'Wrong seal', lines: [{ line_no: 1, qty: 2 }] }],
    });
    expect((await detail(id)).history.at(-1).note).toBe(`${body.code} requested: Wrong seal`);
    // The goods of a rejected return can be returned again.
    await api.sql(`update returns set status = 'rejected' where order_id = $1`, [id]);
    expect((await detail(id)).lines[0].returnable).toBe(4);
  });

  it('of the first delivered goods does not change an order that is still in transit', async () => {
    const id = await place();
    await deliver(api, id);
    await api.sql(`update orders set status = 'partly shipped' where id = $1`, [id]);
    expect((await ask(id, [{ line_no: 1, qty: 1 }])).status).toBe(200);
    expect((await detail(id)).status).toBe('partly shipped');
  });

  it.each([
    { name: 'without a token', person: () => as(api), status: 401 },
    { name: 'of another company’s order', person: () => people.stranger, status: 404 },
    { name: 'of more than was delivered', lines: [{ line_no: 1, qty: 5 }], status: 409 },
    {
      name: 'of more than was delivered, in two entries',
      lines: [
        { line_no: 1, qty: 3 },
        { line_no: 1, qty: 3 },
      ],
      status: 409,
    },
    { name: 'of an unknown line', lines: [{ line_no: 2, qty: 1 }], status: 400 },
    { name: 'of nothing', lines: [], status: 400 },
    { name: 'of half a unit', lines: [{ line_no: 1, qty: 0.5 }], status: 400 },
  ])('$name gets $status', async ({ person = () => people.buyer, lines = [{ line_no: 1, qty: 1 }], status }) => {
    const id = await place();
    await deliver(api, id);
    expect((await ask(id, lines, person())).status).toBe(status);
    expect((await detail(id)).returns).toEqual([]);
  });

  it('of goods that were not delivered gets 409', async () => {
    expect((await ask(await place(), [{ line_no: 1, qty: 1 }])).status).toBe(409);
  });

  it('requested twice at the same time is created once', async () => {
    const id = await place();
    await deliver(api, id);
    const answers = await Promise.all([1, 2, 3].map(() => ask(id, [{ line_no: 1, qty: 3 }])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});
