import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UPLOAD_GONE } from '#contracts/attachments/attachments.ts';
import { type Api, startApi } from '../../support/api.ts';
import { pdf } from '../../support/documents.ts';
import { addCompany, addProduct, addUser, as, type Person, signIn } from '../../support/fixtures.ts';
import { openStore, type Store } from '../../support/object-store.ts';
import { addOrder } from '../../support/portal-fixtures.ts';
import { addQuote } from '../../support/quote-fixtures.ts';

/** The purchase order as a file: with the order, with an acceptance, with an entered order, and later. */
let api: Api;
let store: Store;
let company_id: number;
let product_id: number;
let owner: { id: number; email: string };
let buyer: Person;
let colleague: Person;
let stranger: Person;
let staff: Person;

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  product_id = await addProduct(api, company_id, { stock: 1000 });
  owner = await addUser(api, company_id);
  buyer = await signIn(api, owner.email);
  colleague = await signIn(api, (await addUser(api, company_id)).email);
  const konkan = await addCompany(api, 'Konkan');
  stranger = await signIn(api, (await addUser(api, konkan.company_id)).email);
  staff = await signIn(api, (await addUser(api, null)).email);
});
afterAll(async () => {
  await api.stop();
  await store.close();
});

const uploaded = async (person = buyer, name = 'po-4500012.pdf'): Promise<number> => {
  const form = new FormData();
  form.append('file', report(name));
  return (await person.post('/api/attachments/upload', form)).body.id;
};
const place = (change: object, person = buyer) =>
  person.post('/api/orders/create', { items: [{ product_id, qty: 1 }], ...change });
const poOf = async (id: number, person = buyer) => {
  const path = person === staff ? '/api/admin/order-get' : '/api/orders/get';
  return (await person.get(`${path}?id=${id}`)).body.order.po_file;
};
const report = (name = 'po-4500012.pdf') => new File([new Uint8Array(pdf())], name);
const attach = (id: number, person = buyer, file = report()) => {
  const form = new FormData();
  form.append('id', String(id));
  form.append('file', file);
  return person.post('/api/orders/po-file', form);
};
const newOrder = (status?: string) => addOrder(api, { company_id, user_id: owner.id }, status);
const counted = async () => Number((await api.sql<{ n: string }>('select count(*) as n from orders'))[0]!.n);
const lastMail = async (kind: string) =>
  (await api.sql<{ payload: object }>('select payload from outbox where kind = $1 order by id desc limit 1', [kind]))[0]
    ?.payload;

describe('the purchase order as a file', () => {
  it('is kept with the order, named in its mail, and downloaded by the company and by staff', async () => {
    const po_file = await uploaded();
    const { status, body } = await place({ po_number: '4500012', po_file });
    expect(status).toBe(200);
    const file = { id: po_file, name: 'po-4500012.pdf' };
    for (const person of [buyer, colleague, staff]) {
      expect(await poOf(body.id, person)).toEqual(file);
      const { url } = (await person.get(`/api/attachments/file?id=${po_file}`)).body;
      expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(pdf());
    }
    expect((await stranger.get(`/api/attachments/file?id=${po_file}`)).status).toBe(404);
    expect(await lastMail('order-placed')).toMatchObject({ order_id: body.id, po_file: 'po-4500012.pdf' });
  });

  it('is not lost when the order is refused', async () => {
    const po_file = await uploaded();
    expect((await place({ po_file, items: [{ product_id, qty: 5000 }] })).status).toBe(409);
    const { body } = await place({ po_file });
    expect(await poOf(body.id)).toMatchObject({ id: po_file });
  });

  it('comes with one order only, and a repeated request gets that order again', async () => {
    const body = { po_file: await uploaded(), idempotency_key: `po-${Date.now()}` };
    const before = await counted();
    const answers = await Promise.all([place(body), place(body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]!.body.id).toBe(answers[1]!.body.id);
    expect((await place(body)).body.id).toBe(answers[0]!.body.id);
    expect(await place({ po_file: body.po_file })).toMatchObject({
      ...{ status: 409, body: { fields: { po_file: UPLOAD_GONE } } },
    });
    expect(await counted()).toBe(before + 1);
  });

  it('of a colleague or of staff cannot be used', async () => {
    const before = await counted();
    for (const person of [colleague, stranger, staff]) {
      const answer = await place({ po_file: await uploaded(person) });
      expect(answer).toMatchObject({ status: 409, body: { fields: { po_file: UPLOAD_GONE } } });
    }
    expect(await counted()).toBe(before);
  });

  it('comes with the acceptance of a quote', async () => {
    const id = await addQuote(api, { company_id, user_id: owner.id });
    const theirs = await uploaded(colleague);
    expect((await buyer.post('/api/customer/quote-accept', { id, po_file: theirs })).status).toBe(409);
    const po_file = await uploaded();
    const { body } = await buyer.post('/api/customer/quote-accept', { id, po_file });
    expect(await poOf(body.order_id)).toEqual({ id: po_file, name: 'po-4500012.pdf' });
    expect(await lastMail('quote-accepted-for-sales')).toMatchObject({ po_file: 'po-4500012.pdf' });
    const again = await buyer.post('/api/customer/quote-accept', { id, po_file });
    expect(again).toMatchObject({ status: 200, body: { order_id: body.order_id } });
  });

  it('comes with an order that staff enter', async () => {
    const po_file = await uploaded(staff);
    const entered = { user_id: owner.id, source: 'email', items: [{ product_id, qty: 1 }], po_file };
    const { body } = await staff.post('/api/admin/order-create', entered);
    expect(await poOf(body.id)).toEqual({ id: po_file, name: 'po-4500012.pdf' });
    expect((await colleague.get(`/api/attachments/file?id=${po_file}`)).status).toBe(200);
    expect((await stranger.get(`/api/attachments/file?id=${po_file}`)).status).toBe(404);
  });
});

describe('a purchase order that comes later', () => {
  it.each(['placed', 'on hold', 'in transit', 'pending approval'])(
    'is attached by a buyer while the order is %s, and sales get a mail',
    async (status) => {
      const id = await newOrder(status);
      expect((await attach(id, colleague)).body.message).toBe(`po-4500012.pdf is attached to order ${id}.`);
      expect(await poOf(id, staff)).toEqual({ id: expect.any(Number), name: 'po-4500012.pdf' });
      expect((await buyer.get(`/api/attachments/file?id=${(await poOf(id)).id}`)).status).toBe(200);
      expect(await lastMail('order-po-attached')).toMatchObject({ order_id: id, file: 'po-4500012.pdf' });
    },
  );

  it('is attached by staff without a mail', async () => {
    const id = await newOrder();
    expect((await attach(id, staff)).status).toBe(200);
    expect(await poOf(id)).toMatchObject({ name: 'po-4500012.pdf' });
    expect(await lastMail('order-po-attached')).not.toMatchObject({ order_id: id });
  });

  it.each(['delivered', 'completed', 'cancelled', 'rejected'])('is refused once the order is %s', async (status) => {
    const id = await newOrder(status);
    const answer = await attach(id);
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining(`is ${status}.`) } });
    expect(await poOf(id)).toBeNull();
  });

  it('does not replace one, also if two come at the same time', async () => {
    const id = await newOrder();
    const before = (await store.privateFiles()).length;
    const answers = await Promise.all([attach(id), attach(id, colleague)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await attach(id)).toMatchObject({
      ...{ status: 409, body: { message: `Order ${id} already has its purchase order, po-4500012.pdf.` } },
    });
    expect((await store.privateFiles()).length).toBe(before + 1);
  });

  it('is refused for another company’s order as for an unknown one, and without a file', async () => {
    const id = await newOrder();
    expect((await attach(id, stranger)).status).toBe(404);
    expect((await attach(987_654_321)).status).toBe(404);
    expect((await attach(id, as(api))).status).toBe(401);
    expect(await attach(id, buyer, new File([], 'po.pdf'))).toMatchObject({
      ...{ status: 400, body: { fields: { file: 'Choose the file of the purchase order.' } } },
    });
    expect(await poOf(id)).toBeNull();
  });
});
