import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CREDIT_HOLD_NOTE } from '#contracts/orders/portal.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addInvoice } from '../../support/portal-fixtures.ts';
import { type LimitedCompany, openLimitedCompany } from '../../support/spending-limit.ts';

/** An order that takes its company over the credit limit is on hold from the start. One piece is ₹118 with tax. */
let api: Api;
let at: LimitedCompany;
let staff: Person;
let admin: Person;

beforeAll(async () => {
  api = await startApi();
  at = await openLimitedCompany(api);
  staff = await signIn(api, (await addUser(api, null)).email);
  admin = await signIn(api, (await addUser(api, null, 'admin')).email);
});
beforeEach(async () => {
  await at.reset();
  await api.sql(`update orders set status = 'cancelled'`);
  await api.sql(`update invoices set status = 'cancelled'`);
  await limits(100_000);
});
afterAll(() => api.stop());

const limits = (credit: number | null, spending: number | null = null) =>
  api.sql('update companies set credit_limit_paise = $2, spending_limit_paise = $3 where id = $1', [
    at.company_id,
    credit,
    spending,
  ]);
const seenByStaff = async (id: number) => (await staff.get(`/api/admin/order-get?id=${id}`)).body.order;
const release = (person: Person, id: number, more: object = {}) =>
  person.post('/api/admin/order-move', { id, to: 'confirmed', ...more });
/** Places an order of ₹944, then one that takes the company ₹888 over its limit. */
const placeHeld = async (more: object = {}) => {
  await at.place(8);
  await api.sql('delete from outbox');
  return (await at.place(8, at.people.buyer, more)).body;
};

describe('an order above the credit limit', () => {
  it('is on hold; the buyer reads why, and that it was received', async () => {
    const placed = await placeHeld();
    expect(placed).toMatchObject({ status: 'on hold', message: `Order ${placed.id} is on hold. ${CREDIT_HOLD_NOTE}` });
    expect(await at.history(placed.id)).toEqual([{ status: 'on hold', note: CREDIT_HOLD_NOTE }]);
    expect(await at.mails('order-held')).toMatchObject([{ recipient: at.people.buyer.email }]);
    expect(await at.mails('order-placed')).toEqual([]);
    const { order } = (await at.people.buyer.get(`/api/orders/get?id=${placed.id}`)).body;
    expect(order).toMatchObject({ status: 'on hold', total: 944 });
    expect(JSON.stringify(order)).not.toContain('888');
    expect(await at.stocks()).toEqual([84, 10]);
  });

  it('shows staff the figures, and mails them', async () => {
    const { id } = await placeHeld();
    const reason = '₹888.00 over the credit limit of ₹1,000.00';
    expect(await seenByStaff(id)).toMatchObject({
      credit: { limit: 1000, uninvoiced: 944, order: 944, used: 1888, over_by: 888 },
      credit_holds: [{ reason, by: null, lifted: null }],
    });
    expect(await at.mails('order-held-for-staff')).toMatchObject([{ payload: { order_id: id, reason } }]);
  });

  it('is released by an admin with a reason, not by an employee', async () => {
    const { id } = await placeHeld();
    expect((await release(staff, id, { credit_reason: 'Paid' })).status).toBe(403);
    expect((await release(admin, id)).body.fields).toHaveProperty('credit_reason');
    expect((await release(admin, id, { credit_reason: 'Cheque cleared' })).body.message).toBe(`Order ${id} released.`);
    expect(await seenByStaff(id)).toMatchObject({
      status: 'confirmed',
      credit_holds: [{ lifted: { reason: 'Cheque cleared' } }],
    });
  });

  it('is announced in the cart', async () => {
    await at.place(8);
    const cart = (qty: number) =>
      at.people.buyer.post('/api/cart/price', { items: [{ product_id: at.product_id, qty }] });
    expect((await cart(8)).body).toMatchObject({ over_credit: true, needs_approval: false });
    await limits(188_800);
    expect((await cart(8)).body.over_credit).toBe(false);
  });

  it('gets the same reply when the request is repeated', async () => {
    const first = await placeHeld({ idempotency_key: 'one-click' });
    await release(admin, first.id, { credit_reason: 'Paid' });
    expect((await at.place(8, at.people.buyer, { idempotency_key: 'one-click' })).body).toEqual(first);
  });

  it('goes to the approvers first, and on hold once it is approved', async () => {
    await limits(200_000, 100_000);
    const id = await at.waiting();
    await api.sql('delete from outbox');
    expect((await at.decide(id, { decision: 'approve' })).body.message).toBe(
      `Order ${id} approved, and on hold. ${CREDIT_HOLD_NOTE}`,
    );
    expect((await at.history(id)).map(({ status }) => status)).toEqual(['pending approval', 'placed', 'on hold']);
    expect(await at.mails('order-approved')).toMatchObject([{ payload: { held: true } }]);
    expect(await at.mails('order-held-for-staff')).toHaveLength(1);
    expect((await seenByStaff(id)).credit_holds).toMatchObject([{ reason: expect.stringMatching(/^₹460\.00 over/) }]);
  });

  it('is placed if the approver reduces it to what the limit allows', async () => {
    await limits(200_000, 100_000);
    const id = await at.waiting();
    await at.decide(id, { decision: 'approve', lines: [{ line_no: 1, qty: 16 }] });
    expect(await at.statusOf(id)).toBe('placed');
  });
});

describe('the credit limit', () => {
  it('may be reached exactly, and counts open invoices', async () => {
    await limits(106_200);
    await addInvoice(api, { company_id: at.company_id, user_id: at.people.buyer.id });
    expect((await at.place(8)).body.status).toBe('placed');
    expect((await at.place(1)).body.status).toBe('on hold');
  });

  it('does not count an order that is itself on hold', async () => {
    await placeHeld();
    await limits(112_100);
    expect((await at.place(1)).body.status).toBe('placed');
  });

  it('is not exceeded by 20 orders at once', async () => {
    const answers = await at.placeAtOnce(20);
    const count = (status: string) => answers.filter(({ body }) => body.status === status).length;
    expect([count('placed'), count('on hold')]).toEqual([8, 12]);
  });

  it('is not exceeded by two approvals at once', async () => {
    await limits(300_000, 100_000);
    const ids = [await at.waiting(), await at.waiting()];
    await Promise.all(ids.map((id) => at.decide(id, { decision: 'approve' })));
    const statuses = await Promise.all(ids.map(at.statusOf));
    expect(statuses.filter((status) => status === 'placed')).toHaveLength(1);
  });

  it('leaves a company without one alone', async () => {
    await limits(null);
    await at.place(8);
    expect((await at.place(8)).body.status).toBe('placed');
  });
});
