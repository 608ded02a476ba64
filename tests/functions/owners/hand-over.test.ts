import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addOrder } from '../../support/portal-fixtures.ts';
import { addQuote } from '../../support/quote-fixtures.ts';
import { whileHeld } from '../../support/row-held.ts';

type Member = Person & { id: number };

let api: Api;
let owner: { company_id: number; user_id: number };
let buyer: Member;
let admin: Member;
let leaver: Member;
let successor: Member;

const join = async (company_id: number | null, role?: string): Promise<Member> => {
  const user = await addUser(api, company_id, role);
  return { id: user.id, ...(await signIn(api, user.email)) };
};

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  buyer = await join(company_id);
  owner = { company_id, user_id: buyer.id };
  admin = await join(null, 'admin');
});
beforeEach(async () => {
  [leaver, successor] = [await join(null), await join(null)];
});
afterAll(() => api.stop());

const disable = (hand_over_to?: number | null) =>
  admin.post('/api/admin/staff-save', { id: leaver.id, disabled: true, hand_over_to });
const own = (kind: string, id: number, who = leaver.id) =>
  api.sql(`update ${kind} set owner_id = $2 where id = $1`, [id, who]);
const ownerOf = async (kind: string, id: number) => {
  const [row] = await api.sql<{ owner_id: string | null }>(`select owner_id from ${kind} where id = $1`, [id]);
  return row!.owner_id && Number(row!.owner_id);
};
const newRfq = async () =>
  (await buyer.post('/api/customer/rfq-create', { title: 'Seals', lines: [{ item: 'Seal', qty: 1, unit: 'NOS' }] }))
    .body.id as number;
const newTicket = async () =>
  (await buyer.post('/api/customer/support-ticket', { subject: 'Short', message: 'Two.' })).body.id as number;

/** An open and a closed record of each kind, all of the leaver. */
async function ownAll() {
  const [order, rfq, ticket] = [await addOrder(api, owner), await newRfq(), await newTicket()];
  const [doneOrder, doneRfq, doneTicket] = [await addOrder(api, owner, 'completed'), await newRfq(), await newTicket()];
  await api.sql(`update rfqs set status = 'cancelled' where id = $1`, [doneRfq]);
  await api.sql(`update tickets set status = 'closed' where id = $1`, [doneTicket]);
  const open = [
    ['orders', order],
    ['rfqs', rfq],
    ['tickets', ticket],
  ] as const;
  const closed = [
    ['orders', doneOrder],
    ['rfqs', doneRfq],
    ['tickets', doneTicket],
  ] as const;
  for (const [kind, id] of [...open, ...closed]) await own(kind, id);
  return {
    open,
    closed,
    ownersOf: (records: typeof open) => Promise.all(records.map(([kind, id]) => ownerOf(kind, id))),
  };
}

describe('who is disabled', () => {
  it('hands over the open work to a colleague, with an entry by the admin; what is closed keeps the name', async () => {
    const { open, closed, ownersOf } = await ownAll();
    expect((await admin.get(`/api/admin/staff-work?id=${leaver.id}`)).body).toMatchObject({
      rfqs: 1,
      orders: 1,
      tickets: 1,
    });
    expect((await disable(successor.id)).status).toBe(200);
    expect(await ownersOf(open)).toEqual([successor.id, successor.id, successor.id]);
    expect(await ownersOf(closed)).toEqual([leaver.id, leaver.id, leaver.id]);
    const { order } = (await admin.get(`/api/admin/order-get?id=${open[0][1]}`)).body;
    const names = await api.sql<{ name: string }>('select name from users where id = any($1) order by id', [
      [admin.id, successor.id],
    ]);
    expect(order.owner_history.at(-1)).toMatchObject({ by: names[0]!.name, owner: names[1]!.name });
    expect((await admin.get(`/api/admin/staff-work?id=${leaver.id}`)).body).toMatchObject({
      rfqs: 0,
      orders: 0,
      tickets: 0,
    });
  });

  it.each([[null], [undefined]])('leaves it unassigned without a successor: %s', async (to) => {
    const { open, closed, ownersOf } = await ownAll();
    await disable(to);
    expect(await ownersOf(open)).toEqual([null, null, null]);
    expect(await ownersOf(closed)).toEqual([leaver.id, leaver.id, leaver.id]);
  });

  it('hands over an RFQ whose quote can still be accepted, and keeps one whose quote has expired', async () => {
    const rfqOf = async (status: string) => {
      const quote = await addQuote(api, owner);
      await api.sql('update quotes set status = $2 where id = $1', [quote, status]);
      const [row] = await api.sql<{ id: string }>(
        `update rfqs set status = 'quoted' where id = (select rfq_id from quotes where id = $1) returning id`,
        [quote],
      );
      await own('rfqs', Number(row!.id));
      return Number(row!.id);
    };
    const [live, expired] = [await rfqOf('sent'), await rfqOf('expired')];
    await disable(successor.id);
    expect([await ownerOf('rfqs', live), await ownerOf('rfqs', expired)]).toEqual([successor.id, leaver.id]);
  });

  it.each<[string, () => Promise<number>]>([
    ['a buyer', async () => buyer.id],
    ['the same person', async () => leaver.id],
    [
      'someone who is disabled',
      async () => {
        const gone = await join(null);
        await api.sql('update users set disabled_at = now() where id = $1', [gone.id]);
        return gone.id;
      },
    ],
  ])('is not disabled if the work is to go to %s', async (_, to) => {
    const { open, ownersOf } = await ownAll();
    const answer = await disable(await to());
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['hand_over_to']]);
    expect(await ownersOf(open)).toEqual([leaver.id, leaver.id, leaver.id]);
    expect((await leaver.get('/api/admin/dashboard')).status).toBe(200);
  });

  it('gets nothing assigned that comes at the same moment', async () => {
    const order = await addOrder(api, owner);
    const [disabled, assigned] = await whileHeld(api, `users where id = ${leaver.id}`, [
      () => disable(successor.id),
      () => successor.post('/api/admin/owner-assign', { kind: 'orders', id: order, owner_id: leaver.id, seen: null }),
    ]);
    expect(disabled!.status).toBe(200);
    expect(await ownerOf('orders', order)).toBe(assigned!.status === 200 ? successor.id : null);
  });

  it('does not become the owner again of what is reopened', async () => {
    const { closed } = await ownAll();
    const ticket = closed[2][1];
    const returned = await addOrder(api, owner, 'delivered');
    await own('orders', returned);
    await disable(successor.id);
    expect((await buyer.post('/api/customer/ticket-reply', { id: ticket, message: 'Still short.' })).status).toBe(200);
    await api.sql(`update orders set status = 'return requested' where id = $1`, [returned]);
    expect([await ownerOf('tickets', ticket), await ownerOf('orders', returned)]).toEqual([null, null]);
    await admin.post('/api/admin/staff-save', { id: leaver.id, disabled: false });
    expect(await ownerOf('tickets', ticket)).toBeNull();
  });
});

it('what a person owns is for admins only', async () => {
  expect((await successor.get(`/api/admin/staff-work?id=${leaver.id}`)).status).toBe(403);
});
