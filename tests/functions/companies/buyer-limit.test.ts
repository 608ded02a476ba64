import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, signIn } from '../../support/fixtures.ts';
import { type LimitedCompany, openLimitedCompany } from '../../support/spending-limit.ts';

/** What each buyer may order in a period before an order needs approval. One piece is ₹118 with tax. */
let api: Api;
let at: LimitedCompany;

beforeAll(async () => {
  api = await startApi();
  at = await openLimitedCompany(api);
});
beforeEach(async () => {
  await at.reset();
  // Orders of earlier tests are of another year.
  await api.sql(`update orders set created_at = created_at - interval '2 years'`);
  await limit(150_000);
});
afterAll(() => api.stop());

const limit = (paise: number | null, period = 'month', company_id = at.company_id) =>
  api.sql('update companies set buyer_limit_paise = $2, buyer_limit_period = $3 where id = $1', [
    company_id,
    paise,
    period,
  ]);
const noOrderLimit = () => api.sql('update companies set spending_limit_paise = null where id = $1', [at.company_id]);
const statusOf = async (answer: Promise<{ body: { status: string } }>) => (await answer).body.status;

describe('a buyer’s limit of a period', () => {
  it('sends an order to the approvers that was split to stay below the limit of one order', async () => {
    expect(await statusOf(at.place(8))).toBe('placed');
    const { body } = await at.place(8);
    expect(body).toMatchObject({ status: 'pending approval', message: `Order ${body.id} needs approval.` });
    const why = expect.stringMatching(
      /^With this order .+ has ordered ₹1,888\.00 this month, above the limit of ₹1,500\.00\.$/,
    );
    expect(await at.history(body.id)).toEqual([{ status: 'pending approval', note: why }]);
    const mails = await at.mails('order-approval-needed');
    expect(mails.map(({ payload }) => payload.why)).toEqual([why, why]);
    const { token } = mails[0]!.payload;
    expect((await at.people.stranger.post('/api/approval/open', { token })).body.order.why).toEqual(why);
  });

  it('may be reached exactly', async () => {
    await limit(188_800);
    expect(await statusOf(at.place(8))).toBe('placed');
    expect(await statusOf(at.place(8))).toBe('placed');
    expect(await statusOf(at.place(1))).toBe('pending approval');
  });

  it('counts orders that were placed or approved, not those pending, cancelled or rejected', async () => {
    const first = await at.place(8);
    await at.people.buyer.post('/api/orders/cancel', { id: first.body.id });
    const pending = await at.place(12);
    const rejected = await at.place(12);
    await at.decide(rejected.body.id, { decision: 'reject', reason: 'Too much' });
    expect(await statusOf(at.place(1))).toBe('placed');
    expect((await at.decide(pending.body.id, { decision: 'approve' })).status).toBe(200);
    // ₹1,534 now.
    expect(await statusOf(at.place(1))).toBe('pending approval');
  });

  it('is each buyer’s own', async () => {
    expect(await statusOf(at.place(8))).toBe('placed');
    expect(await statusOf(at.place(8, at.people.approver))).toBe('placed');
  });

  it.each([
    ['month', `date_trunc('month', today)`],
    ['quarter', `make_date(extract(year from today)::int, 3 * extract(quarter from today)::int - 2, 1)`],
    [
      'year',
      `make_date(extract(year from today)::int - case when extract(month from today) < 4 then 1 else 0 end, 4, 1)`,
    ],
  ])('of a %s begins on its first day in India', async (period, start) => {
    await limit(150_000, period);
    const { body } = await at.place(8);
    const placedAt = (offset: string) =>
      api.sql(
        `update orders set created_at = ((${start})::timestamp at time zone 'Asia/Kolkata') + $2::interval
         from (select (now() at time zone 'Asia/Kolkata') as today) as day where id = $1`,
        [body.id, offset],
      );
    await placedAt('0 seconds');
    const cart = { items: [{ product_id: at.product_id, qty: 8 }] };
    const priced = async () => (await at.people.buyer.post('/api/cart/price', cart)).body;
    expect(await priced()).toMatchObject({ needs_approval: true, spending: { limit: 1500, spent: 944, period } });
    // The company admin and the approver, not the buyer or other companies' people.
    expect((await priced()).approvers).toHaveLength(2);
    await placedAt('-1 second');
    expect(await priced()).toMatchObject({ needs_approval: false, spending: { limit: 1500, spent: 0, period } });
    expect(await statusOf(at.place(8))).toBe('placed');
  });

  it('is not in the cart of a company without one', async () => {
    await limit(null);
    const cart = { items: [{ product_id: at.product_id, qty: 1 }] };
    expect((await at.people.buyer.post('/api/cart/price', cart)).body).toMatchObject({
      spending: null,
      over_credit: false,
    });
  });

  it('does not make the only approver wait', async () => {
    const alone = await addCompany(api, 'Alone');
    await limit(1, 'quarter', alone.company_id);
    const only = await signIn(api, (await addUser(api, alone.company_id)).email);
    const product_id = await addProduct(api, alone.company_id);
    const { body } = await only.post('/api/orders/create', { items: [{ product_id, qty: 1 }] });
    expect(body.status).toBe('placed');
    expect((await at.history(body.id))[0]!.note).toMatch(
      /this quarter, above the limit of ₹0\.01\. The company has no other approver\.$/,
    );
  });

  it('is not exceeded by 20 orders at once', async () => {
    await noOrderLimit();
    await limit(100_000);
    const answers = await at.placeAtOnce(20);
    const count = (status: string) => answers.filter(({ body }) => body.status === status).length;
    expect([count('placed'), count('pending approval')]).toEqual([8, 12]);
  });
});
