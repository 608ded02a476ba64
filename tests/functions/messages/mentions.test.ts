import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_MENTIONS, MESSAGES_PER_HOUR } from '#contracts/messages/messages.ts';
import { type Api, startApi } from '../../support/api.ts';
import { pdf } from '../../support/documents.ts';
import { addCompany, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { openStore, type Store } from '../../support/object-store.ts';
import { addOrder } from '../../support/portal-fixtures.ts';

let api: Api;
let store: Store;
let company_id: number;
let buyerUser: { id: number; email: string };
let buyer: Person;
let staff: Person;
let staffUser: { id: number; email: string };
let meera: { id: number; email: string };
let neel: { id: number; email: string };

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyerUser = await addUser(api, company_id);
  buyer = await signIn(api, buyerUser.email);
  [staffUser, meera, neel] = [await addUser(api, null), await addUser(api, null), await addUser(api, null)];
  staff = await signIn(api, staffUser.email);
  await api.sql(`update users set name = 'Meera Nair' where id = $1`, [meera.id]);
  await api.sql(`update users set name = 'Ravi Kumar' where id = $1`, [staffUser.id]);
});
afterAll(async () => {
  await api.stop();
  await store.close();
});

const newOrder = () => addOrder(api, { company_id, user_id: buyerUser.id });
const note = (order_id: number, mentions: unknown, more: object = {}) =>
  staff.post('/api/messages/send', {
    order_id,
    message: '@Meera Nair please call.',
    internal: true,
    mentions,
    ...more,
  });
const messagesOf = async (id: number) => (await staff.get(`/api/admin/order-get?id=${id}`)).body.order.messages;
const lastMail = async () => Number((await api.sql<{ id: string }>('select max(id) as id from outbox'))[0]!.id ?? 0);
const mailsSince = (id: number) =>
  api.sql<{ kind: string; recipient: string; payload: Record<string, unknown> }>(
    'select kind, recipient, payload from outbox where id > $1 order by id',
    [id],
  );

describe('a note', () => {
  it('mails each mentioned colleague once, not its writer, and is shown with their names', async () => {
    const id = await newOrder();
    const before = await lastMail();
    expect((await note(id, [meera.id, neel.id, meera.id, staffUser.id])).status).toBe(200);
    const mails = await mailsSince(before);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['staff-mentioned', meera.email],
      ['staff-mentioned', neel.email],
    ]);
    expect(mails[0]!.payload).toMatchObject({
      by: 'Ravi Kumar',
      name: 'Meera Nair',
      order_id: id,
      code: `Order ${id}`,
    });
    const [message] = await messagesOf(id);
    expect(message).toMatchObject({ internal: true, mentions: expect.arrayContaining(['Meera Nair', 'Ravi Kumar']) });
  });

  it('of an RFQ links to it, and a file may be attached', async () => {
    const lines = [{ item: 'Bearing', qty: 1, unit: 'NOS' }];
    const { id: rfq_id } = (await buyer.post('/api/customer/rfq-create', { title: 'Line 2', lines })).body;
    const before = await lastMail();
    const form = new FormData();
    for (const [name, value] of Object.entries({
      ...{ rfq_id: String(rfq_id), message: '@Meera Nair', internal: 'true', mentions: JSON.stringify([meera.id]) },
    })) {
      form.append(name, value);
    }
    form.append('attachment', new File([new Uint8Array(pdf())], 'plan.pdf', { type: 'application/pdf' }));
    expect((await staff.post('/api/messages/send', form)).status).toBe(200);
    expect(await mailsSince(before)).toMatchObject([{ recipient: meera.email, payload: { rfq_id } }]);
  });

  it('never reaches the buyer, nor does the name', async () => {
    const id = await newOrder();
    await note(id, [meera.id]);
    await staff.post('/api/messages/send', { order_id: id, message: 'It leaves today.' });
    const { text } = await buyer.get(`/api/orders/get?id=${id}`);
    expect(text).not.toContain('Meera');
    expect(JSON.parse(text).order.messages).toMatchObject([{ body: 'It leaves today.', mentions: [] }]);
  });
});

describe('refused, and nothing is written, is', () => {
  it.each<[string, () => unknown, object, number]>([
    ['a mention of a buyer', () => [buyerUser.id], {}, 400],
    ['of an unknown person', () => [99_999_999], {}, 400],
    ['in a message to the buyer', () => [meera.id], { internal: false }, 400],
    ['of too many', () => Array.from({ length: MAX_MENTIONS + 1 }, () => meera.id), {}, 400],
    ['of a name instead of an id', () => ['Meera Nair'], {}, 400],
  ])('%s', async (_, mentions, more, status) => {
    const id = await newOrder();
    const before = await lastMail();
    expect((await note(id, mentions(), more)).status).toBe(status);
    expect(await messagesOf(id)).toEqual([]);
    expect(await mailsSince(before)).toEqual([]);
  });

  it('a mention of someone who is disabled', async () => {
    const gone = await addUser(api, null);
    await api.sql('update users set disabled_at = now() where id = $1', [gone.id]);
    const answer = await note(await newOrder(), [gone.id]);
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { message: expect.stringContaining('Remove their name') } },
    });
  });

  it('a note with mentions by a buyer', async () => {
    const body = { order_id: await newOrder(), message: 'x', internal: true, mentions: [meera.id] };
    expect((await buyer.post('/api/messages/send', body)).status).toBe(403);
  });

  it('a note above the limit of an hour', async () => {
    await api.sql(
      `insert into throttle (key, tries, resets_at) values ($1, $2, now() + interval '1 hour')
       on conflict (key) do update set tries = excluded.tries`,
      [`message ${staffUser.id}`, MESSAGES_PER_HOUR],
    );
    expect((await note(await newOrder(), [meera.id])).status).toBe(429);
    await api.sql('delete from throttle where key = $1', [`message ${staffUser.id}`]);
  });
});
