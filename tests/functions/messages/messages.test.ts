import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MESSAGES_PER_HOUR } from '#contracts/messages/messages.ts';
import { type Api, startApi } from '../../support/api.ts';
import { hostile, pdf } from '../../support/documents.ts';
import { addCompany, addUser, as, type Person, request, signIn } from '../../support/fixtures.ts';
import { openStore, type Store } from '../../support/object-store.ts';
import { addOrder } from '../../support/portal-fixtures.ts';

let api: Api;
let store: Store;
let company_id: number;
let owner: { id: number; email: string };
let colleagueUser: { id: number; email: string };
let buyer: Person;
let colleague: Person;
let stranger: Person;
let staff: Person;

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  owner = await addUser(api, company_id);
  colleagueUser = await addUser(api, company_id);
  [buyer, colleague] = [await signIn(api, owner.email), await signIn(api, colleagueUser.email)];
  const konkan = await addCompany(api, 'Konkan');
  stranger = await signIn(api, (await addUser(api, konkan.company_id)).email);
  staff = await signIn(api, (await addUser(api, null)).email);
});
afterAll(async () => {
  await api.stop();
  await store.close();
});

const newOrder = (status = 'placed') => addOrder(api, { company_id, user_id: owner.id }, status);
const newRfq = async () => {
  const lines = [{ item: 'Bearing', qty: 1, unit: 'NOS' }];
  return (await buyer.post('/api/customer/rfq-create', { title: 'Line 2', lines })).body.id as number;
};
const send = (person: Person, body: object) => person.post('/api/messages/send', body);
const order = async (person: Person, id: number) => {
  const path = person === staff ? '/api/admin/order-get' : '/api/orders/get';
  return (await person.get(`${path}?id=${id}`)).body.order;
};
const listed = async (person: Person, id: number) => {
  const path = person === staff ? '/api/admin/order-list' : '/api/orders/list';
  const { items } = (await person.get(`${path}?q=${id}`)).body;
  return items.find((row: { id: number }) => row.id === id);
};
const mailsSince = (id: number) =>
  api.sql<{ kind: string; recipient: string }>('select kind, recipient from outbox where id > $1 order by id', [id]);
const lastMail = async () => Number((await api.sql<{ id: string }>('select max(id) as id from outbox'))[0]!.id ?? 0);

describe('a message on an order', () => {
  it.each(['placed', 'on hold', 'completed', 'cancelled', 'returned'])(
    'of a buyer reaches our desk while it is %s',
    async (status) => {
      const id = await newOrder(status);
      const before = await lastMail();
      expect(await send(buyer, { order_id: id, message: ' When? ' })).toMatchObject({ status: 200 });
      expect((await order(staff, id)).messages).toMatchObject([{ body: 'When?', unread: true, internal: false }]);
      expect(await mailsSince(before)).toEqual([{ kind: 'message-to-desk', recipient: 'sales@plantsetu.example' }]);
    },
  );

  it('of our desk reaches the buyer of the order and the colleague who wrote last, without a name', async () => {
    const id = await newOrder();
    await send(colleague, { order_id: id, message: 'Where is it?' });
    const before = await lastMail();
    await send(staff, { order_id: id, message: 'In Jaipur.' });
    expect(await mailsSince(before)).toEqual([
      { kind: 'message-to-buyer', recipient: owner.email },
      { kind: 'message-to-buyer', recipient: colleagueUser.email },
    ]);
    expect((await order(buyer, id)).messages).toMatchObject([
      { author: expect.stringMatching(/^User/), unread: false },
      { author: null, body: 'In Jaipur.', unread: true },
    ]);
  });

  it('for staff only is neither mailed nor shown to buyers, and buyers cannot write one', async () => {
    const id = await newOrder();
    const before = await lastMail();
    expect((await send(staff, { order_id: id, message: 'Ask Ravi.', internal: true })).body.message).toBe(
      'Note saved.',
    );
    expect(await mailsSince(before)).toEqual([]);
    expect((await order(staff, id)).messages).toMatchObject([{ body: 'Ask Ravi.', internal: true }]);
    expect((await buyer.get(`/api/orders/get?id=${id}`)).text).not.toContain('Ask Ravi.');
    expect(await listed(buyer, id)).toMatchObject({ unread: 0 });
    expect((await send(buyer, { order_id: id, message: 'x', internal: true })).status).toBe(403);
  });

  it('is new in the lists and counts of the other side until someone there has opened it', async () => {
    const id = await newOrder();
    const counts = async () => [
      (await buyer.get('/api/customer/overview')).body.unread_orders,
      (await staff.get('/api/admin/dashboard')).body.waiting.unread_orders,
    ];
    const [ofBuyer, ofStaff] = await counts();
    await send(buyer, { order_id: id, message: 'When?' });
    const { id: up_to } = (await send(staff, { order_id: id, message: 'Monday.' })).body;
    expect(await counts()).toEqual([ofBuyer + 1, ofStaff + 1]);
    expect([await listed(buyer, id), await listed(staff, id)]).toMatchObject([{ unread: 1 }, { unread: 1 }]);
    const withNew = (await buyer.get('/api/orders/list?messages=new')).body.items;
    expect(withNew.map((row: { id: number }) => row.id)).toContain(id);

    expect((await colleague.post('/api/messages/read', { order_id: id, up_to })).body).toMatchObject({ read: 1 });
    expect(await counts()).toEqual([ofBuyer, ofStaff + 1]);
    expect((await staff.post('/api/messages/read', { order_id: id, up_to })).body).toMatchObject({ read: 1 });
    expect(await counts()).toEqual([ofBuyer, ofStaff]);
    expect((await order(buyer, id)).messages.map(({ unread }: { unread: boolean }) => unread)).toEqual([false, false]);
  });

  it('that came after what was seen stays new', async () => {
    const id = await newOrder();
    const { id: seen } = (await send(staff, { order_id: id, message: 'One.' })).body;
    await send(staff, { order_id: id, message: 'Two.' });
    await buyer.post('/api/messages/read', { order_id: id, up_to: seen });
    expect(await listed(buyer, id)).toMatchObject({ unread: 1 });
  });
});

describe('a message on an RFQ', () => {
  it('is also on its quote and in both lists', async () => {
    const id = await newRfq();
    await send(staff, { rfq_id: id, message: 'Which seal?' });
    const rfqs = (await buyer.get('/api/customer/rfqs?messages=new')).body.items;
    expect(rfqs).toMatchObject([{ id, unread: 1 }]);
    await send(buyer, { rfq_id: id, message: '2RS.' });
    expect((await staff.get('/api/admin/rfq-list?status=unread')).body.items).toMatchObject([{ id, unread: 1 }]);
    expect((await buyer.get(`/api/customer/rfq-get?id=${id}`)).body.rfq.messages).toHaveLength(2);
  });
});

describe('the file of a message', () => {
  const sendFile = (person: Person, order_id: number, file: File, fields: Record<string, string> = {}) => {
    const form = new FormData();
    const all = { order_id: String(order_id), message: 'As attached.', ...fields, attachment: file };
    for (const [name, value] of Object.entries(all)) form.append(name, value);
    const headers = { authorization: `Bearer ${person.token}` };
    return request(api, 'POST', '/api/messages/send', { body: form, headers });
  };
  const report = () => new File([new Uint8Array(pdf())], 'report.pdf');

  it('is private, and downloaded by both sides through a link', async () => {
    const id = await newOrder();
    const { body } = await sendFile(buyer, id, report());
    expect((await order(staff, id)).messages).toMatchObject([{ file: 'report.pdf' }]);
    for (const person of [buyer, colleague, staff]) {
      const { url } = (await person.get(`/api/messages/file?id=${body.id}`)).body;
      expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(pdf());
    }
    expect((await stranger.get(`/api/messages/file?id=${body.id}`)).status).toBe(404);
  });

  it('of a staff note is not found by the buyer', async () => {
    const id = await newOrder();
    const { body } = await sendFile(staff, id, report(), { internal: 'true' });
    expect((await staff.get(`/api/messages/file?id=${body.id}`)).status).toBe(200);
    expect((await buyer.get(`/api/messages/file?id=${body.id}`)).status).toBe(404);
  });

  it.each(hostile)('is refused if it is $name, and nothing is stored', async ({ file, make }) => {
    const id = await newOrder();
    const before = (await store.privateFiles()).length;
    const answer = await sendFile(buyer, id, new File([new Uint8Array(make())], file));
    expect(answer.status).toBe(415);
    expect(answer.body.fields).toHaveProperty('attachment');
    expect((await store.privateFiles()).length).toBe(before);
    expect((await order(buyer, id)).messages).toEqual([]);
  });
});

describe('a message is refused', () => {
  it.each([
    { name: 'without text', body: (id: number) => ({ order_id: id, message: ' ' }), status: 400 },
    { name: 'without a record', body: () => ({ message: 'x' }), status: 400 },
    { name: 'with two records', body: (id: number) => ({ order_id: id, rfq_id: 1, message: 'x' }), status: 400 },
    { name: 'for an unknown order', body: () => ({ order_id: 987_654_321, message: 'x' }), status: 404 },
  ])('$name', async ({ body, status }) => {
    expect((await send(buyer, body(await newOrder()))).status).toBe(status);
  });

  it('for another company’s order or RFQ as for an unknown one, and so is marking', async () => {
    const [order_id, rfq_id] = [await newOrder(), await newRfq()];
    for (const record of [{ order_id }, { rfq_id }]) {
      expect((await send(stranger, { ...record, message: 'x' })).status).toBe(404);
      expect((await stranger.post('/api/messages/read', { ...record, up_to: 1 })).status).toBe(404);
    }
    expect((await send(as(api), { order_id, message: 'x' })).status).toBe(401);
    expect((await order(buyer, order_id)).messages).toEqual([]);
  });

  it('above the limit of a person’s messages in an hour, also for many at once', async () => {
    const id = await newOrder();
    const busy = await addUser(api, company_id);
    const person = await signIn(api, busy.email);
    await api.sql(`insert into throttle (key, tries, resets_at) values ($1, $2, now() + interval '1 hour')`, [
      ...[`message ${busy.id}`, MESSAGES_PER_HOUR - 1],
    ]);
    const answers = await Promise.all([1, 2, 3].map(() => send(person, { order_id: id, message: 'x' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    expect((await order(buyer, id)).messages).toHaveLength(1);
  });
});
