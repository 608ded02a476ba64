import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_CHANGED } from '#contracts/conflicts.ts';
import { REASON_REQUIRED } from '#contracts/approvals/approvals.ts';
import { type Api, startApi } from '../../support/api.ts';
import { type Answer, as, type Person, updateItem } from '../../support/fixtures.ts';
import { type LimitedCompany, openLimitedCompany } from '../../support/spending-limit.ts';

let api: Api;
let at: LimitedCompany;

beforeAll(async () => {
  api = await startApi();
  at = await openLimitedCompany(api);
});
beforeEach(() => at.reset());
afterAll(() => api.stop());

describe('the queue', () => {
  it('shows pending orders of the company only, the caller’s own marked', async () => {
    const [mine, theirs] = [await at.place(20, at.people.approver), await at.waiting()];
    const { body } = await at.people.approver.get('/api/orders/approvals');
    const found = (id: number) => body.items.find((item: { id: number }) => item.id === id);
    expect(found(mine.body.id)).toMatchObject({ may_decide: false, lines: 1, total: 2360 });
    expect(found(theirs)).toMatchObject({ may_decide: true, lines: 2 });
    expect(body.limit).toBe(1000);
    expect((await at.people.stranger.get('/api/orders/approvals')).body.items).toEqual([]);
    expect((await at.people.buyer.get('/api/orders/approvals')).status).toBe(403);
    const header = async (person: Person) => (await person.get('/api/companies/my')).body;
    expect(await header(at.people.buyer)).toMatchObject({ company_role: 'buyer', approvals: 0 });
    expect((await header(at.people.approver)).approvals).toBe(
      body.total - body.items.filter((item: { may_decide: boolean }) => !item.may_decide).length,
    );
  });
});

describe('a decision', () => {
  it('to approve places the order and mails the buyer', async () => {
    const id = await at.waiting();
    expect(await at.decide(id, { decision: 'approve', reason: 'Budget of November' })).toMatchObject({
      status: 200,
      body: { message: `Order ${id} approved.`, total: 2460 },
    });
    expect(await at.history(id)).toEqual([
      { status: 'pending approval', note: 'Above the spending limit of ₹1,000.00.' },
      { status: 'placed', note: 'Budget of November' },
    ]);
    expect(await at.mails('order-approved')).toMatchObject([
      { recipient: at.people.buyer.email, payload: { total: '₹2,460.00' } },
    ]);
  });

  it.each([
    ['GST rate', 'gst_rate_bp = null, taxable_paise = 10000, cgst_paise = 0, sgst_paise = 0, total_paise = 10000'],
    ['price', 'price_paise = 0, taxable_paise = 0, cgst_paise = 0, sgst_paise = 0, total_paise = 0'],
  ])('does not place goods without a %s: the line is removed first', async (missing, columns) => {
    const id = await at.waiting();
    await api.sql(`update order_lines set ${columns} where order_id = $1 and line_no = 2`, [id]);
    const answer = await at.decide(id, { decision: 'approve' });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toMatch(new RegExp(`has no ${missing}\\. Remove the line, or reject the order\\.$`));
    const without = { decision: 'approve', lines: [{ line_no: 2, qty: 0 }] };
    expect((await at.decide(id, without)).body).toMatchObject({ total: 2360 });
  });

  it('with a line listed twice is refused', async () => {
    const id = await at.waiting();
    const lines = [1, 1].map((line_no, at) => ({ line_no, qty: 5 + at }));
    expect(await at.decide(id, { decision: 'approve', lines })).toMatchObject({
      status: 400,
      body: { message: 'A line is listed twice. Send each line once.' },
    });
    expect(await at.statusOf(id)).toBe('pending approval');
  });

  it('to reject needs a reason and releases the stock', async () => {
    const id = await at.waiting();
    expect(await at.stocks()).toEqual([80, 8]);
    expect((await at.decide(id, { decision: 'reject', reason: 'Wait for April' })).status).toBe(200);
    expect([await at.statusOf(id), await at.stocks()]).toEqual(['rejected', [100, 10]]);
    expect(await at.mails('order-rejected')).toMatchObject([{ payload: { reason: 'Wait for April' } }]);
  });

  it('can change quantities, with lines, tax, sums and stock', async () => {
    const id = await at.waiting();
    const lines = [
      { line_no: 1, qty: 5 },
      { line_no: 2, qty: 4 },
    ];
    expect((await at.decide(id, { decision: 'approve', lines })).body.total).toBe(790);
    const { order } = (await at.people.buyer.get(`/api/orders/get?id=${id}`)).body;
    expect(order).toMatchObject({ status: 'placed', subtotal: 700, tax: 90, shipping: 0, total: 790 });
    expect(order.lines).toMatchObject([
      { qty: 5, taxable: 500, cgst: 45, sgst: 45, igst: 0, total: 590 },
      { qty: 4, taxable: 200, total: 200 },
    ]);
    expect(await at.stocks()).toEqual([95, 6]);
    expect((await at.history(id))[1]!.note).toMatch(/20 → 5 nos; .*2 → 4 nos\.$/);
    expect((await at.mails('order-approved'))[0]!.payload.changes).toMatchObject([
      { ordered: 20, approved: 5 },
      { ordered: 2, approved: 4 },
    ]);
  });

  it('removes a line with 0', async () => {
    const id = await at.waiting();
    expect((await at.decide(id, { decision: 'approve', lines: [{ line_no: 1, qty: 0 }] })).body.total).toBe(100);
    const { order } = (await at.people.buyer.get(`/api/orders/get?id=${id}`)).body;
    expect(order.lines.map((line: { line_no: number }) => line.line_no)).toEqual([2]);
    expect(await at.stocks()).toEqual([100, 8]);
  });

  it.each([
    { name: 'without a token', person: () => as(api), status: 401 },
    { name: 'by a buyer', person: () => at.people.buyer, status: 403 },
    { name: 'by another company', person: () => at.people.stranger, status: 404 },
    {
      name: 'to reject without a reason',
      body: { decision: 'reject', reason: ' ' },
      status: 400,
      message: REASON_REQUIRED,
    },
    { name: 'that is unknown', body: { decision: 'perhaps' }, status: 400 },
    { name: 'with a negative quantity', body: { decision: 'approve', lines: [{ line_no: 1, qty: -1 }] }, status: 400 },
    { name: 'with half a quantity', body: { decision: 'approve', lines: [{ line_no: 1, qty: 1.5 }] }, status: 400 },
    {
      name: 'on an unknown line',
      body: { decision: 'approve', lines: [{ line_no: 9, qty: 1 }] },
      status: 400,
      message: 'The order has no line 9.',
    },
    {
      name: 'that removes all lines',
      body: {
        decision: 'approve',
        lines: [
          { line_no: 1, qty: 0 },
          { line_no: 2, qty: 0 },
        ],
      },
      status: 400,
      message: 'Keep at least one line, or reject the order.',
    },
    {
      name: 'for more than the stock',
      body: { decision: 'approve', lines: [{ line_no: 2, qty: 11 }] },
      status: 409,
      message: /only 8 more in stock/,
    },
  ])(
    '$name is refused, and nothing changes',
    async ({ person = () => at.people.approver, body = { decision: 'approve' }, status, message }) => {
      const id = await at.waiting();
      const answer = await at.decide(id, body, person());
      expect(answer.status).toBe(status);
      if (message) expect(answer.body.message).toMatch(message);
      expect([await at.statusOf(id), await at.stocks()]).toEqual(['pending approval', [80, 8]]);
    },
  );

  it('on the own order is refused, even for a company admin', async () => {
    const { body } = await at.place(20, at.people.admin);
    expect(await at.decide(body.id, { decision: 'approve' }, at.people.admin)).toMatchObject({
      status: 403,
      body: { message: 'You cannot approve your own order. Ask another approver.' },
    });
  });

  it('on a quoted order can only reduce quantities, and releases no more stock than was taken', async () => {
    const id = await at.waiting();
    await api.sql('update order_lines set stock_qty = 3 where order_id = $1 and line_no = 1', [id]);
    await api.sql(
      `with rfq as (insert into rfqs (company_id, created_by, title, status) values ($1, $2, 'Q', 'quoted') returning id),
      quote as (insert into quotes (company_id, rfq_id, version, status, valid_until, sent_at, ship_address_id, ship_state,
        subtotal_paise, shipping_paise, tax_paise, total_paise, created_by)
        select $1, rfq.id, 1, 'accepted', '2999-12-31', now(), a.id, a.state, 0, 0, 0, 0, $2 from rfq, addresses a where a.company_id = $1 limit 1 returning id)
      update orders set quote_id = quote.id from quote where orders.id = $3`,
      [at.company_id, at.people.buyer.id, id],
    );
    expect((await at.decide(id, { decision: 'approve', lines: [{ line_no: 1, qty: 21 }] })).body.message).toMatch(
      /was quoted for a smaller quantity/,
    );
    expect((await at.decide(id, { decision: 'approve', lines: [{ line_no: 1, qty: 2 }] })).status).toBe(200);
    expect(await at.stocks()).toEqual([81, 8]);
  });
});

describe('at the same time', () => {
  const tally = (answers: Answer[]) => answers.map(({ status }) => status).sort();

  it('only one of two approvals succeeds', async () => {
    const id = await at.waiting();
    const answers = await Promise.all([
      at.decide(id, { decision: 'approve' }),
      at.decide(id, { decision: 'approve' }, at.people.admin),
    ]);
    expect(tally(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.message).toMatch(
      new RegExp(`${ORDER_CHANGED}|no longer needs approval`),
    );
    expect(await at.mails('order-approved')).toHaveLength(1);
  });

  it('only one of approval, rejection and cancelling takes effect, with matching stock', async () => {
    for (let round = 0; round < 5; round++) {
      const before = await at.stocks();
      const id = await at.waiting();
      const answers = await Promise.all([
        at.decide(id, { decision: 'approve', lines: [{ line_no: 1, qty: 1 }] }),
        at.people.buyer.post('/api/orders/cancel', { id }),
        at.decide(id, { decision: 'reject', reason: 'No' }, at.people.admin),
      ]);
      const steps = (await at.history(id)).map(({ status }) => status);
      const end = await at.statusOf(id);
      const left = await at.stocks();
      expect(end).toBe(steps.at(-1));
      // Only cancelling can follow an approval.
      expect([
        'pending approval,placed',
        'pending approval,placed,cancelled',
        'pending approval,cancelled',
        'pending approval,rejected',
      ]).toContain(steps.join());
      expect(left).toEqual(end === 'placed' ? [before[0]! - 1, before[1]! - 2] : before);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(steps.length - 1);
    }
  });

  it('approvals that raise quantities sell no more than the stock', async () => {
    await updateItem(api, at.other_id, 'stock = 24');
    const ids = [await at.waiting(), await at.waiting()];
    const answers = await Promise.all(
      ids.map((id) => at.decide(id, { decision: 'approve', lines: [{ line_no: 2, qty: 20 }] })),
    );
    expect(tally(answers)).toEqual([200, 409]);
    expect((await at.stocks())[1]).toBe(2);
  });
});
