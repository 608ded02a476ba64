import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEAD_LINK, REASON_REQUIRED } from '#contracts/approvals.ts';
import { ORDER_HAS_MOVED } from '#contracts/order-actions.ts';
import { PO_REQUIRED } from '#contracts/orders.ts';
import { type Api, startApi } from '../support/api.ts';
import { addCompany, addProduct, addUser, type Answer, as, type Person, signIn } from '../support/fixtures.ts';

/** A company whose buyers may spend ₹ 1,000: what waits, who decides, by a page and by a link. */
let api: Api;
let company_id: number;
let people: Record<'admin' | 'approver' | 'buyer' | 'stranger', Person & { id: number; email: string }>;
let product_id: number;
let other_id: number;
let visitor = 0;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  const konkan = await addCompany(api, 'Konkan');
  const join = async (company: number, company_role: string | null) => {
    const user = await addUser(api, company);
    if (company_role) await api.sql('update users set company_role = $1 where id = $2', [company_role, user.id]);
    return { ...user, ...(await signIn(api, user.email)) };
  };
  people = {
    admin: await join(company_id, null),
    approver: await join(company_id, 'approver'),
    buyer: await join(company_id, 'buyer'),
    stranger: await join(konkan.company_id, null),
  };
});
beforeEach(async () => {
  await api.sql('update companies set spending_limit_paise = 100000, po_required = false where id = $1', [company_id]);
  await api.sql('delete from outbox');
  product_id = await addProduct(api, company_id, { price_paise: 10_000, stock: 100, gst_rate_bp: 1800 });
  other_id = await addProduct(api, company_id, { price_paise: 5_000, stock: 10 });
});
afterAll(() => api.stop());

const place = (qty: number, person = people.buyer, more: object = {}) =>
  person.post('/api/orders/create', { items: [{ product_id, qty }], ...more });
/** An order of ₹ 2,360 and one of ₹ 100, of two lines, that waits. */
const waiting = async (): Promise<number> => {
  const items = [
    { product_id, qty: 20 },
    { product_id: other_id, qty: 2 },
  ];
  return (await people.buyer.post('/api/orders/create', { items })).body.id;
};
const decide = (id: number, body: object, person: Person = people.approver) =>
  person.post('/api/orders/decide', { id, ...body });
const statusOf = async (id: number) =>
  (await api.sql<{ status: string }>('select status from orders where id = $1', [id]))[0]!.status;
const stocks = async () =>
  (
    await api.sql<{ stock: number }>('select stock from products where id = any($1) order by id', [
      [product_id, other_id],
    ])
  ).map(({ stock }) => stock);
const mails = (kind: string) =>
  api.sql<{ recipient: string; payload: Record<string, string> }>(
    'select recipient, payload from outbox where kind = $1 order by id',
    [kind],
  );
const tokenFor = async (email: string) => {
  const found = await mails('order-approval-needed');
  return found.find(({ recipient }) => recipient === email)!.payload.token!;
};
const byLink = (path: string, body: object) =>
  fetch(`${api.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-test-ip': `10.0.0.${++visitor}` },
    body: JSON.stringify(body),
  }).then(async (reply) => ({ status: reply.status, body: await reply.json() }));
const history = async (id: number) =>
  await api.sql<{ status: string; note: string | null }>(
    'select status, note from order_history where order_id = $1 order by id',
    [id],
  );

describe('the spending limit', () => {
  it.each([
    { qty: 8, total: 944, status: 'placed' },
    { qty: 9, total: 1062, status: 'pending approval' },
  ])('compares with the total that the tax is part of: ₹ $total is $status', async ({ qty, total, status }) => {
    const { body } = await place(qty);
    expect(body).toMatchObject({ total, status });
    expect(await statusOf(body.id)).toBe(status);
    expect(await mails(status === 'placed' ? 'order-approval-needed' : 'order-placed')).toEqual([]);
  });

  it('reached exactly needs nobody', async () => {
    await api.sql('update companies set spending_limit_paise = 106200 where id = $1', [company_id]);
    expect((await place(9)).body.status).toBe('placed');
  });

  it('asks everybody else who may approve, each by a link of his own, and keeps the stock', async () => {
    const { body } = await place(20, people.buyer, { notes: 'Gate 2' });
    expect(body.message).toBe(`Order ${body.id} waits for approval.`);
    const sent = await mails('order-approval-needed');
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual([people.admin.email, people.approver.email].sort());
    expect(new Set(sent.map(({ payload }) => payload.token)).size).toBe(2);
    expect(sent[0]!.payload).toMatchObject({ limit: '₹1,000.00', total: '₹2,360.00', notes: 'Gate 2' });
    expect(await stocks()).toEqual([80, 10]);
    const stored = await api.sql<{ token_hash: string }>('select token_hash from approval_links where order_id = $1', [
      body.id,
    ]);
    expect(stored.some(({ token_hash }) => sent.some(({ payload }) => payload.token === token_hash))).toBe(false);
  });

  it('holds for an approver too, whom a colleague approves', async () => {
    const { body } = await place(20, people.approver);
    expect(body.status).toBe('pending approval');
    expect((await mails('order-approval-needed')).map(({ recipient }) => recipient)).toEqual([people.admin.email]);
    expect((await decide(body.id, { decision: 'approve' }, people.admin)).status).toBe(200);
  });

  it('does not leave the only approver waiting for nobody', async () => {
    const alone = await addCompany(api, 'Alone');
    await api.sql('update companies set spending_limit_paise = 1 where id = $1', [alone.company_id]);
    const only = await signIn(api, (await addUser(api, alone.company_id)).email);
    const id = await addProduct(api, alone.company_id);
    const { body } = await only.post('/api/orders/create', { items: [{ product_id: id, qty: 1 }] });
    expect(body.status).toBe('placed');
    expect(await history(body.id)).toEqual([
      { status: 'placed', note: 'Above the spending limit of ₹0.01; nobody else may approve orders.' },
    ]);
  });

  it('answers a repeated request as it answered the first', async () => {
    const first = await place(20, people.buyer, { idempotency_key: `again-${product_id}` });
    await decide(first.body.id, { decision: 'approve' });
    expect((await place(20, people.buyer, { idempotency_key: `again-${product_id}` })).body).toEqual(first.body);
  });
});

describe('a required PO number', () => {
  it('is asked for at its field, and nothing is written without it', async () => {
    await api.sql('update companies set po_required = true where id = $1', [company_id]);
    const refused = await place(1, people.buyer, { po_number: '  ' });
    expect(refused).toMatchObject({ status: 400, body: { message: PO_REQUIRED, fields: { po_number: PO_REQUIRED } } });
    expect(await stocks()).toEqual([100, 10]);
    expect((await place(1, people.buyer, { po_number: 'PO-1' })).status).toBe(200);
  });
});

describe('a decision', () => {
  it('approves: the order is placed, who ordered is told', async () => {
    const id = await waiting();
    expect(await decide(id, { decision: 'approve', reason: 'Budget of November' })).toMatchObject({
      status: 200,
      body: { message: `Order ${id} approved.`, total: 2460 },
    });
    expect(await history(id)).toEqual([
      { status: 'pending approval', note: 'Above the spending limit of ₹1,000.00.' },
      { status: 'placed', note: 'Budget of November' },
    ]);
    expect(await mails('order-approved')).toMatchObject([
      { recipient: people.buyer.email, payload: { total: '₹2,460.00' } },
    ]);
  });

  it('rejects with a reason: the stock is free again', async () => {
    const id = await waiting();
    expect(await stocks()).toEqual([80, 8]);
    expect((await decide(id, { decision: 'reject', reason: 'Wait for April' })).status).toBe(200);
    expect([await statusOf(id), await stocks()]).toEqual(['rejected', [100, 10]]);
    expect(await mails('order-rejected')).toMatchObject([{ payload: { reason: 'Wait for April' } }]);
  });

  it('changes quantities: lines, tax, sums and stock follow', async () => {
    const id = await waiting();
    const lines = [
      { line_no: 1, qty: 5 },
      { line_no: 2, qty: 4 },
    ];
    expect((await decide(id, { decision: 'approve', lines })).body.total).toBe(790);
    const { order } = (await people.buyer.get(`/api/orders/get?id=${id}`)).body;
    expect(order).toMatchObject({ status: 'placed', subtotal: 700, tax: 90, shipping: 0, total: 790 });
    expect(order.lines).toMatchObject([
      { qty: 5, taxable: 500, cgst: 45, sgst: 45, igst: 0, total: 590 },
      { qty: 4, taxable: 200, total: 200 },
    ]);
    expect(await stocks()).toEqual([95, 6]);
    expect((await history(id))[1]!.note).toMatch(/20 → 5 NOS; .*2 → 4 NOS\.$/);
    expect((await mails('order-approved'))[0]!.payload.changes).toMatchObject([
      { ordered: 20, approved: 5 },
      { ordered: 2, approved: 4 },
    ]);
  });

  it('takes a line out with 0', async () => {
    const id = await waiting();
    expect((await decide(id, { decision: 'approve', lines: [{ line_no: 1, qty: 0 }] })).body.total).toBe(100);
    const { order } = (await people.buyer.get(`/api/orders/get?id=${id}`)).body;
    expect(order.lines.map((line: { line_no: number }) => line.line_no)).toEqual([2]);
    expect(await stocks()).toEqual([100, 8]);
  });

  it.each([
    { name: 'without a token', person: () => as(api), status: 401 },
    { name: 'by a buyer', person: () => people.buyer, status: 403 },
    { name: 'by another company', person: () => people.stranger, status: 404 },
    {
      name: 'to reject without a reason',
      body: { decision: 'reject', reason: ' ' },
      status: 400,
      message: REASON_REQUIRED,
    },
    { name: 'that is none', body: { decision: 'perhaps' }, status: 400 },
    { name: 'with a negative quantity', body: { decision: 'approve', lines: [{ line_no: 1, qty: -1 }] }, status: 400 },
    { name: 'with half a quantity', body: { decision: 'approve', lines: [{ line_no: 1, qty: 1.5 }] }, status: 400 },
    {
      name: 'on a line that is not there',
      body: { decision: 'approve', lines: [{ line_no: 9, qty: 1 }] },
      status: 400,
      message: 'The order has no line 9.',
    },
    {
      name: 'that leaves nothing',
      body: {
        decision: 'approve',
        lines: [
          { line_no: 1, qty: 0 },
          { line_no: 2, qty: 0 },
        ],
      },
      status: 400,
      message: 'Leave at least one line with a quantity, or reject the order.',
    },
    {
      name: 'for more than there is',
      body: { decision: 'approve', lines: [{ line_no: 2, qty: 11 }] },
      status: 409,
      message: /only 8 more in stock/,
    },
  ])(
    '$name is refused, and nothing changes',
    async ({ person = () => people.approver, body = { decision: 'approve' }, status, message }) => {
      const id = await waiting();
      const answer = await decide(id, body, person());
      expect(answer.status).toBe(status);
      if (message) expect(answer.body.message).toMatch(message);
      expect([await statusOf(id), await stocks()]).toEqual(['pending approval', [80, 8]]);
    },
  );

  it('on an own order is refused, also to a company admin', async () => {
    const { body } = await place(20, people.admin);
    expect(await decide(body.id, { decision: 'approve' }, people.admin)).toMatchObject({
      status: 403,
      body: { message: 'Nobody approves an order of his own. Ask a colleague who approves.' },
    });
  });

  it('on a quoted order may lower and not raise, and gives back no more stock than was taken', async () => {
    const id = await waiting();
    await api.sql('update order_lines set stock_qty = 3 where order_id = $1 and line_no = 1', [id]);
    await api.sql(
      `with rfq as (insert into rfqs (company_id, created_by, title, status) values ($1, $2, 'Q', 'quoted') returning id),
      quote as (insert into quotes (company_id, rfq_id, version, status, valid_until, sent_at, ship_address_id, ship_state,
        subtotal_paise, shipping_paise, tax_paise, total_paise, created_by)
        select $1, rfq.id, 1, 'accepted', '2999-12-31', now(), a.id, a.state, 0, 0, 0, 0, $2 from rfq, addresses a where a.company_id = $1 limit 1 returning id)
      update orders set quote_id = quote.id from quote where orders.id = $3`,
      [company_id, people.buyer.id, id],
    );
    expect((await decide(id, { decision: 'approve', lines: [{ line_no: 1, qty: 21 }] })).body.message).toMatch(
      /was quoted for fewer/,
    );
    expect((await decide(id, { decision: 'approve', lines: [{ line_no: 1, qty: 2 }] })).status).toBe(200);
    expect(await stocks()).toEqual([81, 8]);
  });
});

describe('at once', () => {
  const tally = (answers: Answer[]) => answers.map(({ status }) => status).sort();

  it('two approvals make one', async () => {
    const id = await waiting();
    const answers = await Promise.all([
      decide(id, { decision: 'approve' }),
      decide(id, { decision: 'approve' }, people.admin),
    ]);
    expect(tally(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.message).toMatch(
      new RegExp(`${ORDER_HAS_MOVED}|no longer waits`),
    );
    expect(await mails('order-approved')).toHaveLength(1);
  });

  it('approval, rejection and cancelling end in one of them, with the stock to match', async () => {
    for (let round = 0; round < 5; round++) {
      const before = await stocks();
      const id = await waiting();
      const answers = await Promise.all([
        decide(id, { decision: 'approve', lines: [{ line_no: 1, qty: 1 }] }),
        people.buyer.post('/api/orders/cancel', { id }),
        decide(id, { decision: 'reject', reason: 'No' }, people.admin),
      ]);
      const steps = (await history(id)).map(({ status }) => status);
      const end = await statusOf(id);
      const left = await stocks();
      expect(end).toBe(steps.at(-1));
      // An approved order may still be cancelled; nothing else follows.
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

  it('approvals that raise quantities sell no more than there is', async () => {
    await api.sql('update products set stock = 24 where id = $1', [other_id]);
    const ids = [await waiting(), await waiting()];
    const answers = await Promise.all(
      ids.map((id) => decide(id, { decision: 'approve', lines: [{ line_no: 2, qty: 20 }] })),
    );
    expect(tally(answers)).toEqual([200, 409]);
    expect((await stocks())[1]).toBe(2);
  });
});

describe('the queue', () => {
  it('shows what waits, the caller’s own marked, the company’s alone', async () => {
    const [mine, theirs] = [await place(20, people.approver), await waiting()];
    const { body } = await people.approver.get('/api/orders/approvals');
    const found = (id: number) => body.items.find((item: { id: number }) => item.id === id);
    expect(found(mine.body.id)).toMatchObject({ may_decide: false, lines: 1, total: 2360 });
    expect(found(theirs)).toMatchObject({ may_decide: true, lines: 2 });
    expect(body.limit).toBe(1000);
    expect((await people.stranger.get('/api/orders/approvals')).body.items).toEqual([]);
    expect((await people.buyer.get('/api/orders/approvals')).status).toBe(403);
    const header = async (person: Person) => (await person.get('/api/companies/my')).body;
    expect(await header(people.buyer)).toMatchObject({ company_role: 'buyer', approvals: 0 });
    expect((await header(people.approver)).approvals).toBe(
      body.total - body.items.filter((item: { may_decide: boolean }) => !item.may_decide).length,
    );
  });
});

describe('a link in a mail', () => {
  it('shows the order without a sign-in and uses nothing up', async () => {
    const id = await waiting();
    const token = await tokenFor(people.approver.email);
    for (let look = 0; look < 2; look++) {
      const { status, body } = await byLink('/api/approval/open', { token });
      expect(status).toBe(200);
      expect(body.order).toMatchObject({ id, company: 'Aravalli', limit: 1000, total: 2460, from_quote: false });
      expect(body.order.lines).toHaveLength(2);
      expect(JSON.stringify(body)).not.toContain(token);
    }
  });

  it('decides once, in the name of whom it was sent to', async () => {
    const id = await waiting();
    const token = await tokenFor(people.approver.email);
    const answer = await byLink('/api/approval/decide', {
      token,
      decision: 'approve',
      lines: [{ line_no: 2, qty: 1 }],
    });
    expect(answer).toMatchObject({ status: 200, body: { total: 2410 } });
    expect(answer.body).not.toHaveProperty('token');
    const [row] = await api.sql('select user_id::int as id from order_history where order_id = $1 and status = $2', [
      id,
      'placed',
    ]);
    expect(row).toEqual({ id: people.approver.id });
    expect(await byLink('/api/approval/decide', { token, decision: 'approve' })).toMatchObject({
      status: 400,
      body: { message: DEAD_LINK },
    });
  });

  it('used twice at once decides once', async () => {
    const id = await waiting();
    const token = await tokenFor(people.approver.email);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => byLink('/api/approval/decide', { token, decision: 'reject', reason: 'No' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect((await history(id)).map(({ status }) => status)).toEqual(['pending approval', 'rejected']);
    expect(await stocks()).toEqual([100, 10]);
  });

  it('of a refused decision still works', async () => {
    await waiting();
    const token = await tokenFor(people.approver.email);
    expect(
      (await byLink('/api/approval/decide', { token, decision: 'approve', lines: [{ line_no: 2, qty: 99 }] })).status,
    ).toBe(409);
    expect((await byLink('/api/approval/decide', { token, decision: 'approve' })).status).toBe(200);
  });

  it.each([
    { name: 'that nobody sent', change: async () => 'x'.repeat(43) },
    { name: 'after 7 days', sql: `update approval_links set expires_at = now() where user_id = $1` },
    { name: 'once the order is decided otherwise', decided: true },
    { name: 'once its reader may not sign in', sql: `update users set disabled_at = now() where id = $1` },
    { name: 'once its reader approves no more', sql: `update users set company_role = 'buyer' where id = $1` },
  ])('$name gets the same 400, shown or decided', async ({ change, sql, decided }) => {
    const id = await waiting();
    const token = change ? await change() : await tokenFor(people.approver.email);
    if (decided) await decide(id, { decision: 'approve' }, people.admin);
    if (sql) await api.sql(sql, [people.approver.id]);
    const answers = [
      await byLink('/api/approval/open', { token }),
      await byLink('/api/approval/decide', { token, decision: 'approve' }),
    ];
    for (const { status, body } of answers) {
      expect({ status, message: body.message, code: body.code }).toEqual({
        status: 400,
        message: DEAD_LINK,
        code: 'invalid',
      });
    }
    if (!decided) expect(await statusOf(id)).toBe('pending approval');
    await api.sql(`update users set disabled_at = null, company_role = 'approver' where id = $1`, [people.approver.id]);
  });

  it('lasts 7 days', async () => {
    const id = await waiting();
    const [row] = await api.sql<{ days: number }>(
      `select round(extract(epoch from max(expires_at - created_at)) / 86400)::int as days from approval_links where order_id = $1`,
      [id],
    );
    expect(row!.days).toBe(7);
  });

  it('is no sign-in', async () => {
    await waiting();
    const token = await tokenFor(people.approver.email);
    expect((await as(api, token).get('/api/orders/list')).status).toBe(401);
  });

  it('guessed too often gets 429', async () => {
    const guess = () =>
      fetch(`${api.url}/api/approval/open`, {
        method: 'POST',
        headers: { 'x-test-ip': '10.9.9.9' },
        body: '{"token":"guess"}',
      });
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) statuses.push((await guess()).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
  });
});
