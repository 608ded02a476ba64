import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkResult } from '#contracts/bulk.ts';
import type { OwnedKind } from '#contracts/owners/owners.ts';
import { type Api, startApi } from '../../support/api.ts';
import { type AppRole, connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addCompany, addUser, type Answer, type Person, signIn } from '../../support/fixtures.ts';
import { addOrder } from '../../support/portal-fixtures.ts';
import { whileHeld } from '../../support/row-held.ts';

type Member = Person & { id: number; name: string; email: string };

let api: Api;
let company_id: number;
let buyerUser: { id: number };
let buyer: Member;
let ravi: Member;
let meera: Member;
let admin: Member;

const join = async (company: number | null, role?: string): Promise<Member> => {
  const user = await addUser(api, company, role);
  const [row] = await api.sql<{ name: string }>('select name from users where id = $1', [user.id]);
  return { ...user, name: row!.name, ...(await signIn(api, user.email)) };
};

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await join(company_id);
  buyerUser = { id: buyer.id };
  [ravi, meera, admin] = [await join(null), await join(null), await join(null, 'admin')];
  for (const [person, name] of [
    [ravi, 'Ravi Kumar'],
    [meera, 'Meera Nair'],
  ] as const) {
    await api.sql('update users set name = $2 where id = $1', [person.id, name]);
    person.name = name;
  }
});
afterAll(() => api.stop());

const LISTS: Record<OwnedKind, string> = { orders: 'order', rfqs: 'rfq', tickets: 'ticket' };

/** Adds an open record of the buyer. */
const add: Record<OwnedKind, () => Promise<number>> = {
  orders: () => addOrder(api, { company_id, user_id: buyerUser.id }),
  rfqs: async () =>
    (
      await buyer.post('/api/customer/rfq-create', {
        title: 'Line 2',
        lines: [{ item: 'Bearing', qty: 1, unit: 'NOS' }],
      })
    ).body.id,
  tickets: async () =>
    (await buyer.post('/api/customer/support-ticket', { subject: 'Short', message: 'Two.' })).body.id,
};
const read = async (kind: OwnedKind, id: number, person: Person = ravi) =>
  (await person.get(`/api/admin/${LISTS[kind]}-get?id=${id}`)).body[LISTS[kind]];
const assign = (person: Person, kind: OwnedKind, id: number, owner_id: number | null, seen: number | null = null) =>
  person.post('/api/admin/owner-assign', { kind, id, owner_id, seen });
const listed = async (kind: OwnedKind, query: string, person: Person = ravi): Promise<number[]> =>
  (await person.get(`/api/admin/${LISTS[kind]}-list?company_id=${company_id}&size=100&${query}`)).body.items.map(
    ({ id }: { id: number }) => id,
  );
const kinds: OwnedKind[] = ['orders', 'rfqs', 'tickets'];

describe.each(kinds)('of %s', (kind) => {
  it('the owner is set, changed and removed, each time with an entry', async () => {
    const id = await add[kind]();
    expect(await read(kind, id)).toMatchObject({ owner_id: null, owner: null, is_assignable: true, owner_history: [] });
    expect((await assign(ravi, kind, id, meera.id)).body.message).toMatch(/ is assigned to Meera Nair\.$/);
    expect((await assign(meera, kind, id, ravi.id, meera.id)).status).toBe(200);
    expect(await read(kind, id)).toMatchObject({ owner_id: ravi.id, owner: 'Ravi Kumar' });
    expect((await assign(meera, kind, id, null, ravi.id)).body.message).toMatch(/ is unassigned\.$/);
    expect((await read(kind, id)).owner_history).toEqual([
      { at: expect.any(String), by: 'Ravi Kumar', owner: 'Meera Nair' },
      { at: expect.any(String), by: 'Meera Nair', owner: 'Ravi Kumar' },
      { at: expect.any(String), by: 'Meera Nair', owner: null },
    ]);
    const [entry] = (await admin.get(`/api/admin/audit-list?entity=${kind}&q=%23${id}`)).body.items;
    expect(entry.changes).toEqual([{ field: 'Owner', before: 'Ravi Kumar', after: null }]);
  });

  it('is a filter of the list: me, no one, a person', async () => {
    const [mine, hers, free] = [await add[kind](), await add[kind](), await add[kind]()];
    await assign(ravi, kind, mine, ravi.id);
    await assign(ravi, kind, hers, meera.id);
    const found = await Promise.all(
      ['owner=me', 'owner=none', `owner=${meera.id}`].map((query) => listed(kind, query)),
    );
    expect(found.map((ids) => [mine, hers, free].filter((id) => ids.includes(id)))).toEqual([[mine], [free], [hers]]);
    expect(await listed(kind, 'owner=me', meera)).toContain(hers);
    const row = (await ravi.get(`/api/admin/${LISTS[kind]}-list?owner=${meera.id}&size=100`)).body.items.find(
      (item: { id: number }) => item.id === hers,
    );
    expect(row).toMatchObject({ owner_id: meera.id, owner: 'Meera Nair' });
    const csv = (await ravi.get(`/api/admin/${LISTS[kind]}-export?owner=${meera.id}`)).text;
    expect(csv).toContain('Meera Nair');
    expect(csv).not.toContain('Ravi Kumar');
    expect((await ravi.get(`/api/admin/${LISTS[kind]}-list?owner=Meera`)).status).toBe(400);
  });

  it('of two who assign it at once, the second is told who was first', async () => {
    const id = await add[kind]();
    const answers = await whileHeld(api, `${kind} where id = ${id}`, [
      () => assign(ravi, kind, id, ravi.id),
      () => assign(meera, kind, id, meera.id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(answers[1]!.body.message).toMatch(/Ravi Kumar assigned it to Ravi Kumar on /);
    expect(await read(kind, id)).toMatchObject({ owner_id: ravi.id });
  });

  it('is not changed by who has not seen the last owner', async () => {
    const id = await add[kind]();
    await assign(ravi, kind, id, ravi.id);
    const late = await assign(meera, kind, id, meera.id);
    expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('Ravi Kumar assigned it') } });
    await assign(ravi, kind, id, null, ravi.id);
    expect((await assign(meera, kind, id, meera.id, ravi.id)).body.message).toContain('Ravi Kumar unassigned it');
  });

  it('cannot be a buyer or who is disabled', async () => {
    const id = await add[kind]();
    const gone = await join(null);
    await api.sql('update users set disabled_at = now() where id = $1', [gone.id]);
    for (const owner of [buyer.id, gone.id, 99_999_999]) {
      const answer = await assign(ravi, kind, id, owner);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['owner_id']]);
    }
    expect((await read(kind, id)).owner_id).toBeNull();
    expect((await assign(ravi, kind, 99_999_999, ravi.id)).status).toBe(404);
  });

  it('is nothing for buyers: they do not see it and cannot change it', async () => {
    const id = await add[kind]();
    await assign(ravi, kind, id, ravi.id);
    const path = { orders: '/api/orders/get', rfqs: '/api/customer/rfq-get', tickets: '/api/customer/ticket-get' }[
      kind
    ];
    const { text } = await buyer.get(`${path}?id=${id}`);
    expect(text).not.toMatch(/owner|Ravi/);
    expect((await assign(buyer, kind, id, null, ravi.id)).status).toBe(403);
  });
});

describe('a closed record keeps its owner', () => {
  it.each([
    ['orders', 'cancelled'],
    ['rfqs', 'declined'],
    ['tickets', 'closed'],
  ] as const)('of %s: %s', async (kind, status) => {
    const id = await add[kind]();
    await assign(ravi, kind, id, ravi.id);
    await api.sql(`update ${kind} set status = $2 where id = $1`, [id, status]);
    const answer = await assign(meera, kind, id, meera.id, ravi.id);
    expect(answer).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/is closed and keeps its owner/) },
    });
    expect(await read(kind, id)).toMatchObject({ owner: 'Ravi Kumar', is_assignable: false });
  });
});

describe('several records are assigned together', () => {
  const assignAll = (ids: number[], owner_id: number | string | null, seen: (number | null)[]) =>
    ravi.post('/api/admin/owners-assign', { kind: 'orders', ids, owner_id, seen });
  const resultsOf = ({ body }: Answer) => (body.results as BulkResult[]).map(({ done, message }) => [done, message]);

  it('and one that a colleague has just assigned is refused with their name and stays as it is', async () => {
    const [first, second, third] = [await add.orders(), await add.orders(), await add.orders()];
    await assign(meera, 'orders', second, meera.id);
    const answer = await assignAll([first, second, third], String(ravi.id), [null, null, null]);
    expect(resultsOf(answer)).toEqual([
      [true, `Order ${first} is assigned to Ravi Kumar.`],
      [false, expect.stringContaining('Meera Nair assigned it to Meera Nair')],
      [true, `Order ${third} is assigned to Ravi Kumar.`],
    ]);
    expect(await read('orders', second)).toMatchObject({ owner: 'Meera Nair' });
    expect(resultsOf(await assignAll([first], '', [ravi.id]))).toEqual([[true, `Order ${first} is unassigned.`]]);
  });

  it('not by a buyer, and not without the owners that were seen', async () => {
    const id = await add.orders();
    expect((await assignAll([id], ravi.id, [])).status).toBe(400);
    const sent = { kind: 'orders', ids: [id], owner_id: ravi.id, seen: [null] };
    expect((await buyer.post('/api/admin/owners-assign', sent)).status).toBe(403);
  });
});

it('acting on a record does not make anyone its owner', async () => {
  const [order, rfq, ticket] = [await add.orders(), await add.rfqs(), await add.tickets()];
  await ravi.post('/api/messages/send', { order_id: order, message: 'Next week.' });
  await ravi.post('/api/admin/order-move', { id: order, to: 'confirmed' });
  await ravi.post('/api/admin/rfq-move', { id: rfq, to: 'under review' });
  await ravi.post('/api/admin/ticket-answer', { id: ticket, message: 'They left.', after: 1_000_000, close: false });
  for (const [kind, id] of [
    ['orders', order],
    ['rfqs', rfq],
    ['tickets', ticket],
  ] as const) {
    expect((await read(kind, id)).owner_id).toBeNull();
  }
});

it('the dashboard counts the caller’s queue and what no one owns', async () => {
  const counts = async (person: Person) => {
    const { mine, unassigned } = (await person.get('/api/admin/dashboard')).body;
    return { mine, unassigned };
  };
  const neel = await join(null);
  const before = await counts(neel);
  expect(before.mine).toEqual({ rfqs: 0, to_confirm: 0, to_ship: 0, tickets: 0 });
  const order = await add.orders();
  const toShip = await addOrder(api, { company_id, user_id: buyer.id }, 'confirmed');
  const [rfq, ticket] = [await add.rfqs(), await add.tickets()];
  const { unassigned } = await counts(neel);
  expect(unassigned).toEqual({
    rfqs: before.unassigned.rfqs + 1,
    to_confirm: before.unassigned.to_confirm + 1,
    to_ship: before.unassigned.to_ship + 1,
    tickets: before.unassigned.tickets + 1,
  });
  for (const [kind, id] of [
    ['orders', order],
    ['orders', toShip],
    ['rfqs', rfq],
    ['tickets', ticket],
  ] as const) {
    await assign(ravi, kind, id, neel.id);
  }
  expect(await counts(neel)).toEqual({
    mine: { rfqs: 1, to_confirm: 1, to_ship: 1, tickets: 1 },
    unassigned: before.unassigned,
  });
  // The same as in the lists that the counts link to.
  expect(await listed('orders', 'owner=me&status=placed', neel)).toEqual([order]);
  expect(await listed('orders', 'owner=me&status=to+ship', neel)).toEqual([toShip]);
  expect(await listed('rfqs', 'owner=me&status=waiting', neel)).toEqual([rfq]);
  expect(await listed('tickets', 'owner=me&status=open', neel)).toEqual([ticket]);
});

it('the colleagues are the active staff, the caller first', async () => {
  const gone = await join(null);
  await api.sql('update users set disabled_at = now() where id = $1', [gone.id]);
  const { items } = (await meera.get('/api/admin/colleagues')).body;
  expect(items[0]).toMatchObject({ id: meera.id, name: 'Meera Nair', me: true });
  const ids = items.map(({ id }: { id: number }) => id);
  expect(ids).toContain(ravi.id);
  expect(ids).not.toContain(gone.id);
  expect(ids).not.toContain(buyer.id);
  expect((await buyer.get('/api/admin/colleagues')).status).toBe(403);
});

describe('in the database', () => {
  let app: AppRole;
  let session: { user: number; id: string };
  beforeAll(async () => {
    app = await connectAsApp();
    const [row] = await api.sql<{ id: string }>('select id from sessions where user_id = $1', [buyer.id]);
    session = { user: buyer.id, id: row!.id };
  });
  afterAll(() => app.stop());

  it.each([
    'update orders set owner_id = null',
    'update rfqs set owner_id = null',
    'update tickets set owner_id = null',
    'select * from open_work',
    'select is_active_staff(1)',
    `insert into tickets (company_id, user_id, subject, status, owner_id) select company_id, id, 'x', 'open', $staff from users where id = app_user()`,
  ])('a buyer may not: %s', async (statement) =>
    expect(await app.rows(statement.replace('$staff', String(ravi.id)), session)).toBe(REFUSED),
  );
});
