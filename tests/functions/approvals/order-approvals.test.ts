import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEAD_LINK } from '#contracts/approvals/approvals.ts';
import { type Api, startApi } from '../../support/api.ts';
import { type AppRole, connectAsApp, REFUSED } from '../../support/app-role.ts';
import { openStepCompany, type StepCompany } from '../../support/approval-steps.ts';
import { addUser } from '../../support/fixtures.ts';

/** Orders that need several approvals, one after the other. One piece is ₹118 with tax, the other ₹50. */
let api: Api;
let app: AppRole;
let at: StepCompany;

beforeAll(async () => {
  api = await startApi();
  app = await connectAsApp();
  at = await openStepCompany(api);
});
beforeEach(() => at.reset());
afterAll(async () => {
  await app.stop();
  await api.stop();
});

const approve = (id: number, person = at.people.approver, more: object = {}) =>
  at.decide(id, { decision: 'approve', ...more }, person);

describe('an order with two approval steps', () => {
  it('asks the approvers of the first, then those of the second, and is placed after both', async () => {
    await at.addTwoSteps();
    const { approver, director, buyer } = at.people;
    const id = await at.waiting();
    expect(await at.history(id)).toEqual([
      { status: 'pending approval', note: 'Orders from ₹1,000.00 need approval, this one in 2 steps.' },
    ]);
    expect(await at.asked()).toEqual([approver.email]);
    expect((await approve(id, director)).body.message).toMatch(/^Order \d+ waits for approval by /);
    expect((await approve(id)).body.message).toMatch(/approved\. It now waits for approval by /);
    expect(await at.statusOf(id)).toBe('pending approval');
    expect(await at.asked()).toEqual([approver.email, director.email].toSorted());
    expect(await at.mails('order-approved')).toEqual([]);
    expect((await at.orderOf(id)).approvals).toMatchObject([
      { step_no: 1, rule: 'Orders from ₹1,000.00', is_next: false, decided: { approved: true, deputy_for: null } },
      { step_no: 2, rule: 'Orders from ₹2,000.00', is_next: true, decided: null, approvers: [{ deputy_for: null }] },
    ]);
    // The first approver has decided.
    expect((await approve(id)).status).toBe(403);
    expect((await approve(id, director)).body).toMatchObject({ message: `Order ${id} approved.`, total: 2460 });
    expect(await at.statusOf(id)).toBe('placed');
    expect((await at.mails('order-approved')).map(({ recipient }) => recipient)).toEqual([buyer.email]);
    expect((await at.history(id)).map(({ status, note }) => [status, note])).toEqual([
      ['pending approval', expect.any(String)],
      ['pending approval', 'Approved, step 1 of 2.'],
      ['placed', null],
    ]);
  });

  it('shows the second approver what the first has changed', async () => {
    await at.addTwoSteps();
    const id = await at.waiting();
    expect((await approve(id, at.people.approver, { lines: [{ line_no: 2, qty: 1 }] })).body.total).toBe(2410);
    expect(await at.stocks()).toEqual([80, 9]);
    const mail = (await at.mails('order-approval-needed')).at(-1)!;
    expect(mail).toMatchObject({ recipient: at.people.director.email, payload: { total: '₹2,410.00' } });
    const { lines, total } = await at.orderOf(id, at.people.director);
    expect([lines.map(({ qty }: { qty: number }) => qty), total]).toEqual([[20, 1], 2410]);
    expect((await at.history(id))[1]!.note).toMatch(/^Approved, step 1 of 2\.\n.*2 → 1 no/);
  });

  it('is rejected by either of them, with its stock', async () => {
    await at.addTwoSteps();
    for (const before of [0, 1]) {
      const id = await at.waiting();
      if (before) await approve(id);
      const by = before ? at.people.director : at.people.approver;
      expect((await at.decide(id, { decision: 'reject', reason: 'Not now' }, by)).status).toBe(200);
      expect([await at.statusOf(id), await at.stocks()]).toEqual(['rejected', [100, 10]]);
    }
  });

  it('needs only the steps that its amount reaches, also after quantities are changed', async () => {
    await at.addTwoSteps();
    // ₹1,770: the first step only.
    const { body } = await at.place(15);
    expect(body.status).toBe('pending approval');
    expect((await at.orderOf(body.id)).approvals).toHaveLength(1);
    // Raised to ₹2,360, it needs the second.
    expect((await approve(body.id, at.people.approver, { lines: [{ line_no: 1, qty: 20 }] })).body.message).toMatch(
      /now waits/,
    );
    expect((await approve(body.id, at.people.director)).body.message).toBe(`Order ${body.id} approved.`);
    // Lowered below the second, it does not.
    const lowered = await at.waiting();
    await approve(lowered, at.people.approver, { lines: [{ line_no: 1, qty: 12 }] });
    expect(await at.statusOf(lowered)).toBe('placed');
    expect((await at.place(8)).body.status).toBe('placed');
  });

  it('keeps its steps when the company changes them', async () => {
    const [first] = await at.addTwoSteps();
    const id = await at.waiting();
    await at.saveStep({ id: first, from: 1, approver_ids: [at.people.director.id] });
    await api.sql('delete from approval_steps where id <> $1', [first]);
    expect((await approve(id, at.people.director)).status).toBe(403);
    await approve(id);
    expect((await approve(id, at.people.director)).body.message).toBe(`Order ${id} approved.`);
  });

  it('is decided once at each step, by two approvers at once', async () => {
    const { approver, admin, director } = at.people;
    await at.addStep(1000, [approver, admin]);
    await at.addStep(2000, [director]);
    for (let round = 0; round < 3; round++) {
      const id = await at.waiting();
      const answers = await Promise.all([approve(id), approve(id, admin)]);
      expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await at.orderOf(id)).approvals).toMatchObject([{ decided: { approved: true } }, { is_next: true }]);
    }
  });

  it('waits for a step of its cost centre only', async () => {
    const { body } = await at.people.admin.post('/api/customer/cost-centre-save', {
      ...{ code: `MCH-${Date.now()}`, name: 'Machine shop', active: true, budget: null, budget_period: 'month' },
    });
    await at.addStep(0, [at.people.director], body.id);
    expect((await at.place(1)).body.status).toBe('placed');
    const charged = await at.place(1, at.people.buyer, { cost_centre_id: body.id });
    expect(charged.body.status).toBe('pending approval');
    expect((await at.orderOf(charged.body.id)).approvals[0].rule).toMatch(/^All orders for MCH-\d+ Machine shop$/);
    expect((await approve(charged.body.id)).status).toBe(403);
    expect((await approve(charged.body.id, at.people.director)).status).toBe(200);
  });

  it('is in the list and the count of those who decide next', async () => {
    await at.addTwoSteps();
    const id = await at.waiting();
    const { approver, director, admin } = at.people;
    const mine = async (person: typeof approver) => {
      const { items } = (await person.get('/api/orders/approvals')).body;
      return items.find((item: { id: number }) => item.id === id).may_decide as boolean;
    };
    const count = async (person: typeof approver) => (await person.get('/api/companies/my')).body.approvals as number;
    const before = await count(director);
    expect([await mine(approver), await mine(director), await mine(admin)]).toEqual([true, false, false]);
    await approve(id);
    expect([await mine(approver), await mine(director), await mine(admin)]).toEqual([false, true, false]);
    expect(await count(director)).toBe(before + 1);
  });

  it('is shown in the cart with who will be asked', async () => {
    await at.addTwoSteps();
    const { body } = await at.people.buyer.post('/api/cart/price', { items: [{ product_id: at.product_id, qty: 20 }] });
    expect(body).toMatchObject({ needs_approval: false, steps: [{ from: 1000 }, { from: 2000 }] });
    expect(body.steps[1].approvers).toHaveLength(1);
  });
});

describe('above a limit', () => {
  it('an order that no step reaches is decided by any approver, as without steps', async () => {
    await at.addStep(50_000, [at.people.director]);
    await api.sql('update companies set spending_limit_paise = 100000');
    const id = await at.waiting();
    expect((await at.orderOf(id)).approvals).toMatchObject([{ rule: null, is_next: true }]);
    expect(await at.asked()).toHaveLength(3);
    expect((await approve(id)).body.message).toBe(`Order ${id} approved.`);
  });

  it('an order is decided by its steps', async () => {
    await at.addStep(500, [at.people.director]);
    await api.sql('update companies set spending_limit_paise = 100000');
    const id = await at.waiting();
    expect((await at.history(id))[0]!.note).toBe(
      'Above the spending limit of ₹1,000.00. Orders from ₹500.00 need approval.',
    );
    expect((await approve(id, at.people.admin)).status).toBe(403);
    expect((await approve(id, at.people.director)).status).toBe(200);
  });
});

describe('a step without anyone to decide', () => {
  it('falls to the company admins if its only approver is the buyer', async () => {
    const { director, admin } = at.people;
    await at.addStep(1000, [director]);
    const { body } = await at.place(20, director);
    expect(await at.asked()).toEqual([admin.email]);
    expect((await approve(body.id, director)).status).toBe(403);
    expect((await approve(body.id, admin)).status).toBe(200);
  });

  it('falls to the company admins if its only approver is disabled meanwhile', async () => {
    const { admin } = at.people;
    const gone = await addUser(api, at.company_id);
    await api.sql(`update users set company_role = 'approver' where id = $1`, [gone.id]);
    await at.addStep(1000, [gone]);
    const id = await at.waiting();
    await api.sql('update users set disabled_at = now() where id = $1', [gone.id]);
    expect((await approve(id)).status).toBe(403);
    expect((await approve(id, admin)).status).toBe(200);
  });
});

describe('a link', () => {
  it('decides its own step only, once', async () => {
    const { approver, director } = at.people;
    await at.addStep(1000, [approver, director]);
    await at.addStep(2000, [director]);
    const id = await at.waiting();
    const first = await at.tokenOf(director.email);
    expect((await at.byLink(await at.tokenOf(approver.email))).status).toBe(200);
    // The director is asked for the second step by a link of its own.
    expect((await at.byLink(first)).body.message).toBe(DEAD_LINK);
    const second = await at.tokenOf(director.email);
    expect(second).not.toBe(first);
    expect((await at.byLink(second)).body.message).toBe(`Order ${id} approved.`);
    expect((await at.byLink(second)).body.message).toBe(DEAD_LINK);
  });
});

describe('the database', () => {
  it('lets no one place an order whose approvals are missing, or decide out of turn', async () => {
    await at.addTwoSteps();
    const id = await at.waiting();
    const as = async (person: { id: number }, statement: string) => {
      const [session] = await api.sql<{ id: string }>(
        'select id from sessions where user_id = $1 and revoked_at is null order by created_at desc limit 1',
        [person.id],
      );
      return app.rows(statement, { user: person.id, id: session!.id });
    };
    const { approver, director } = at.people;
    expect(await as(approver, `update orders set status = 'placed' where id = ${id}`)).toBe(REFUSED);
    const decideAs = (who: { id: number }, step: number) =>
      `update order_approvals set approved = true, decided_by = ${who.id}, decided_at = now()
       where order_id = ${id} and step_no = ${step} returning step_no`;
    expect(await as(director, decideAs(director, 1))).toEqual([]);
    expect(await as(director, decideAs(director, 2))).toEqual([]);
    expect(await as(approver, decideAs(director, 1))).toBe(REFUSED);
    expect(await as(approver, decideAs(approver, 1))).toEqual([{ step_no: 1 }]);
  });
});
