import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { type AppRole, connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addUser, PASSWORD, type Person, signIn } from '../../support/fixtures.ts';
import { type LimitedCompany, openLimitedCompany } from '../../support/spending-limit.ts';

/** A person's own limits, in place of the company's. The company's limit is ₹1,000 an order; one piece is ₹118 with tax. */
let api: Api;
let app: AppRole;
let at: LimitedCompany;
let staff: Person;

beforeAll(async () => {
  api = await startApi();
  app = await connectAsApp();
  at = await openLimitedCompany(api);
  staff = await signIn(api, (await addUser(api, null)).email);
});
beforeEach(async () => {
  await at.reset();
  await api.sql(`update orders set created_at = created_at - interval '2 years'`);
  await api.sql('update companies set buyer_limit_paise = null');
  await api.sql('update users set order_limit_paise = null, period_limit_paise = null');
});
afterAll(async () => {
  await app.stop();
  await api.stop();
});

const save = (limits: object, person: Person = at.people.admin, id = at.people.buyer.id) =>
  person.post('/api/customer/colleague-limits', {
    ...{ id, order_limit: null, period_limit: null, current_password: PASSWORD },
    ...limits,
  });
const saveAsStaff = (limits: object, id = at.people.buyer.id) =>
  staff.post('/api/admin/customer-limits', { id, order_limit: null, period_limit: null, ...limits });
const statusOf = async (answer: Promise<{ body: { status: string } }>) => (await answer).body.status;

describe('an own limit per order', () => {
  it('applies instead of the company’s, lower or higher, to that person only', async () => {
    await save({ order_limit: 200 });
    const { body } = await at.place(2);
    expect(body.status).toBe('pending approval');
    expect((await at.history(body.id))[0]!.note).toMatch(/^Above .+’s own limit of ₹200\.00 an order\.$/);
    expect(await statusOf(at.place(2, at.people.approver))).toBe('placed');
    await save({ order_limit: 5000 });
    expect(await statusOf(at.place(20))).toBe('placed');
    expect(await statusOf(at.place(20, at.people.approver))).toBe('pending approval');
  });

  it('of nothing sends every order to the approvers; without one the company’s applies', async () => {
    await save({ order_limit: 0 });
    expect(await statusOf(at.place(1))).toBe('pending approval');
    await save({});
    expect(await statusOf(at.place(1))).toBe('placed');
  });

  it('applies to an order that staff enter', async () => {
    await save({ order_limit: 100 });
    const entered = await staff.post('/api/admin/order-create', {
      ...{ user_id: at.people.buyer.id, source: 'phone', items: [{ product_id: at.product_id, qty: 1 }] },
    });
    expect(entered.body.status).toBe('pending approval');
  });
});

describe('an own limit of the period', () => {
  it('applies instead of the company’s, and is shown in the cart', async () => {
    await api.sql('update companies set buyer_limit_paise = 100000 where id = $1', [at.company_id]);
    await save({ period_limit: 300 });
    expect(await statusOf(at.place(2))).toBe('placed');
    const { body } = await at.people.buyer.post('/api/cart/price', { items: [{ product_id: at.product_id, qty: 1 }] });
    expect(body).toMatchObject({ needs_approval: true, spending: { limit: 300, spent: 236, period: 'month' } });
    expect(await statusOf(at.place(1))).toBe('pending approval');
    expect(await statusOf(at.place(3, at.people.approver))).toBe('placed');
  });

  it('is not exceeded by 8 orders at once', async () => {
    await save({ period_limit: 400 });
    const answers = await at.placeAtOnce(8);
    expect(answers.filter(({ body }) => body.status === 'placed')).toHaveLength(3);
  });
});

describe('a change of a person’s limits', () => {
  it('is mailed to the other approvers, in the log and in the list of colleagues', async () => {
    expect((await save({ order_limit: 200, period_limit: 9000 })).body.message).toMatch(/^Limits of .+ saved\.$/);
    const mails = await at.mails('company-rules-changed');
    expect(mails.map(({ recipient }) => recipient)).toEqual([at.people.approver.email]);
    expect(mails[0]!.payload.changes).toEqual([
      [expect.stringMatching(/^Limits of /), 'the company’s limits', '₹200.00 an order, ₹9,000.00 a month'],
    ]);
    const { colleagues } = (await at.people.buyer.get('/api/customer/company')).body;
    const found = colleagues.find(({ id }: { id: number }) => id === at.people.buyer.id);
    expect(found).toMatchObject({ order_limit: 200, period_limit: 9000 });
    const [entry] = await api.sql<{ changes: object }>(
      `select changes from audit_log where entity = 'users' and entity_id = $1 order by id desc limit 1`,
      [String(at.people.buyer.id)],
    );
    expect(entry!.changes).toEqual({ order_limit_paise: [null, 20_000], period_limit_paise: [null, 900_000] });
  });

  it('by staff is mailed in the name of PlantSetu, and shown on the company’s page', async () => {
    expect((await saveAsStaff({ order_limit: 750 })).status).toBe(200);
    expect((await at.mails('company-rules-changed')).map(({ payload }) => payload.by)).toEqual([
      'PlantSetu',
      'PlantSetu',
    ]);
    const { users } = (await staff.get(`/api/admin/company-overview?id=${at.company_id}`)).body;
    expect(users.find(({ id }: { id: number }) => id === at.people.buyer.id)).toMatchObject({ order_limit: 750 });
    expect((await saveAsStaff({}, 999_999)).status).toBe(404);
  });

  it.each([
    ['by a buyer', () => save({}, at.people.buyer), 403],
    ['by an approver', () => save({}, at.people.approver), 403],
    ['by another company', () => save({}, at.people.stranger), 404],
    ['with a wrong password', () => save({ current_password: 'not mine' }), 400],
    ['below nothing', () => save({ order_limit: -1 }), 400],
    ['as text', () => save({ period_limit: '5' }), 400],
  ])('is refused %s', async (_, call, status) => expect((await call()).status).toBe(status));

  it('is refused by the database for anyone but the company admin and staff', async () => {
    const as = async (person: { id: number }, statement: string) => {
      const [session] = await api.sql<{ id: string }>(
        'select id from sessions where user_id = $1 and revoked_at is null limit 1',
        [person.id],
      );
      return app.rows(statement, { user: person.id, id: session!.id });
    };
    const raise = 'update users set order_limit_paise = 1 where id = app_user() returning id';
    expect(await as(at.people.buyer, raise)).toBe(REFUSED);
    expect(await as(at.people.admin, raise)).toHaveLength(1);
  });
});
