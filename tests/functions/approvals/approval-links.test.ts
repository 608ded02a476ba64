import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEAD_LINK } from '#contracts/approvals/approvals.ts';
import { type Api, startApi } from '../../support/api.ts';
import { as, request } from '../../support/fixtures.ts';
import { type LimitedCompany, openLimitedCompany } from '../../support/spending-limit.ts';

let api: Api;
let at: LimitedCompany;

beforeAll(async () => {
  api = await startApi();
  at = await openLimitedCompany(api);
});
beforeEach(() => at.reset());
afterAll(() => api.stop());

let visitor = 0;
const tokenFor = async (email: string) => {
  const found = await at.mails('order-approval-needed');
  return found.find(({ recipient }) => recipient === email)!.payload.token!;
};
const byLink = (path: string, body: object) =>
  request(api, 'POST', path, { headers: { 'x-test-ip': `10.0.0.${++visitor}` }, body });

describe('a link in a mail', () => {
  it('shows the order without signing in and stays valid', async () => {
    const id = await at.waiting();
    const token = await tokenFor(at.people.approver.email);
    for (let look = 0; look < 2; look++) {
      const { status, body } = await byLink('/api/approval/open', { token });
      expect(status).toBe(200);
      expect(body.order).toMatchObject({
        id,
        company: 'Aravalli',
        why: 'Above the spending limit of ₹1,000.00.',
        total: 2460,
        from_quote: false,
      });
      expect(body.order.lines).toHaveLength(2);
      expect(JSON.stringify(body)).not.toContain(token);
    }
  });

  it('decides once, as the approver to whom it was sent', async () => {
    const id = await at.waiting();
    const token = await tokenFor(at.people.approver.email);
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
    expect(row).toEqual({ id: at.people.approver.id });
    expect(await byLink('/api/approval/decide', { token, decision: 'approve' })).toMatchObject({
      status: 400,
      body: { message: DEAD_LINK },
    });
  });

  it('used twice at the same time decides once', async () => {
    const id = await at.waiting();
    const token = await tokenFor(at.people.approver.email);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => byLink('/api/approval/decide', { token, decision: 'reject', reason: 'No' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect((await at.history(id)).map(({ status }) => status)).toEqual(['pending approval', 'rejected']);
    expect(await at.stocks()).toEqual([100, 10]);
  });

  it('remains valid after a refused decision', async () => {
    await at.waiting();
    const token = await tokenFor(at.people.approver.email);
    expect(
      (await byLink('/api/approval/decide', { token, decision: 'approve', lines: [{ line_no: 2, qty: 99 }] })).status,
    ).toBe(409);
    expect((await byLink('/api/approval/decide', { token, decision: 'approve' })).status).toBe(200);
  });

  it.each([
    { name: 'that is unknown', change: async () => 'x'.repeat(43) },
    { name: 'after 7 days', sql: `update approval_links set expires_at = now() where user_id = $1` },
    { name: 'once the order is decided in another way', decided: true },
    { name: 'once the approver is disabled', sql: `update users set disabled_at = now() where id = $1` },
    { name: 'once the approver has another role', sql: `update users set company_role = 'buyer' where id = $1` },
  ])('$name gets the same 400 for viewing and deciding', async ({ change, sql, decided }) => {
    const id = await at.waiting();
    const token = change ? await change() : await tokenFor(at.people.approver.email);
    if (decided) await at.decide(id, { decision: 'approve' }, at.people.admin);
    if (sql) await api.sql(sql, [at.people.approver.id]);
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
    if (!decided) expect(await at.statusOf(id)).toBe('pending approval');
    await api.sql(`update users set disabled_at = null, company_role = 'approver' where id = $1`, [
      at.people.approver.id,
    ]);
  });

  it('is valid for 7 days', async () => {
    const id = await at.waiting();
    const [row] = await api.sql<{ days: number }>(
      `select round(extract(epoch from max(expires_at - created_at)) / 86400)::int as days from approval_links where order_id = $1`,
      [id],
    );
    expect(row!.days).toBe(7);
  });

  it('does not sign in', async () => {
    await at.waiting();
    const token = await tokenFor(at.people.approver.email);
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
