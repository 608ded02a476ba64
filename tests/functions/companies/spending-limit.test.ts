import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PO_REQUIRED } from '#contracts/orders/portal.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, signIn } from '../../support/fixtures.ts';
import { type LimitedCompany, openLimitedCompany } from '../../support/spending-limit.ts';

let api: Api;
let at: LimitedCompany;

beforeAll(async () => {
  api = await startApi();
  at = await openLimitedCompany(api);
});
beforeEach(() => at.reset());
afterAll(() => api.stop());

describe('the spending limit', () => {
  it.each([
    { qty: 8, total: 944, status: 'placed' },
    { qty: 9, total: 1062, status: 'pending approval' },
  ])('applies to the total including tax: ₹$total is $status', async ({ qty, total, status }) => {
    const { body } = await at.place(qty);
    expect(body).toMatchObject({ total, status });
    expect(await at.statusOf(body.id)).toBe(status);
    expect(await at.mails(status === 'placed' ? 'order-approval-needed' : 'order-placed')).toEqual([]);
  });

  it('needs no approval if reached exactly', async () => {
    await api.sql('update companies set spending_limit_paise = 106200 where id = $1', [at.company_id]);
    expect((await at.place(9)).body.status).toBe('placed');
  });

  it('asks all other approvers, each with a personal link, and takes the stock', async () => {
    const { body } = await at.place(20, at.people.buyer, { notes: 'Gate 2' });
    expect(body.message).toBe(`Order ${body.id} needs approval.`);
    const sent = await at.mails('order-approval-needed');
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(
      [at.people.admin.email, at.people.approver.email].sort(),
    );
    expect(new Set(sent.map(({ payload }) => payload.token)).size).toBe(2);
    expect(sent[0]!.payload).toMatchObject({
      why: 'Above the spending limit of ₹1,000.00.',
      total: '₹2,360.00',
      notes: 'Gate 2',
    });
    expect(await at.stocks()).toEqual([80, 10]);
    const stored = await api.sql<{ token_hash: string }>('select token_hash from approval_links where order_id = $1', [
      body.id,
    ]);
    expect(stored.some(({ token_hash }) => sent.some(({ payload }) => payload.token === token_hash))).toBe(false);
  });

  it('applies to an approver too, whose order a colleague approves', async () => {
    const { body } = await at.place(20, at.people.approver);
    expect(body.status).toBe('pending approval');
    expect((await at.mails('order-approval-needed')).map(({ recipient }) => recipient)).toEqual([
      at.people.admin.email,
    ]);
    expect((await at.decide(body.id, { decision: 'approve' }, at.people.admin)).status).toBe(200);
  });

  it('does not make the only approver wait', async () => {
    const alone = await addCompany(api, 'Alone');
    await api.sql('update companies set spending_limit_paise = 1 where id = $1', [alone.company_id]);
    const only = await signIn(api, (await addUser(api, alone.company_id)).email);
    const id = await addProduct(api, alone.company_id);
    const { body } = await only.post('/api/orders/create', { items: [{ product_id: id, qty: 1 }] });
    expect(body.status).toBe('placed');
    expect(await at.history(body.id)).toEqual([
      { status: 'placed', note: 'Above the spending limit of ₹0.01. The company has no other approver.' },
    ]);
  });

  it('returns the same reply to a repeated request', async () => {
    const order = () => at.place(20, at.people.buyer, { idempotency_key: 'the-same-click' });
    const first = await order();
    await at.decide(first.body.id, { decision: 'approve' });
    expect(await order()).toMatchObject({ status: 200, body: first.body });
  });
});

describe('a required PO number', () => {
  it('has an error at its field if missing, and nothing is written', async () => {
    await api.sql('update companies set po_required = true where id = $1', [at.company_id]);
    const refused = await at.place(1, at.people.buyer, { po_number: '  ' });
    expect(refused).toMatchObject({ status: 400, body: { message: PO_REQUIRED, fields: { po_number: PO_REQUIRED } } });
    expect(await at.stocks()).toEqual([100, 10]);
    expect((await at.place(1, at.people.buyer, { po_number: 'PO-1' })).status).toBe(200);
  });
});
