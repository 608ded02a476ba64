import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { openStepCompany, type StepCompany } from '../../support/approval-steps.ts';
import { PASSWORD } from '../../support/fixtures.ts';

/** Reminders to approvers, and orders that are passed on, by the scheduled function `approvals-remind`. */
let api: Api;
let at: StepCompany;
let run: () => Promise<void>;

beforeAll(async () => {
  api = await startApi();
  at = await openStepCompany(api);
  run = (await import('../../../netlify/functions/approvals-remind.ts')).default;
});
beforeEach(async () => {
  await at.reset();
  await api.sql(`update orders set status = 'rejected' where status = 'pending approval'`);
  await hours(4, 24);
});
afterAll(() => api.stop());

const hours = (remind: number | null, escalate: number | null) =>
  api.sql('update companies set approval_remind_hours = $1, approval_escalate_hours = $2', [remind, escalate]);
/** An order that has waited for so many hours. */
async function waitingFor(count: number): Promise<number> {
  const id = await at.waiting();
  await api.sql('delete from outbox');
  await age(id, count);
  return id;
}
const age = (id: number, count: number) =>
  api.sql(`update orders set created_at = now() - make_interval(hours => $2) where id = $1`, [id, count]);
const mails = async () => {
  const found = await at.mails('order-approval-reminder');
  return found.map(({ recipient, payload: { waited, passed_on } }) => ({ recipient, waited, passed_on }));
};

describe('an order that waits', () => {
  it('reminds its approvers once, even by runs at the same time, with links that decide', async () => {
    await at.addStep(1000, [at.people.approver]);
    const id = await waitingFor(4);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await mails()).toEqual([{ recipient: at.people.approver.email, waited: '4 hours', passed_on: false }]);
    expect((await at.history(id)).at(-1)).toEqual({
      ...{ status: 'pending approval', note: 'No decision in 4 hours: the approvers were reminded.' },
    });
    const token = await at.tokenOf(at.people.approver.email, 'order-approval-reminder');
    expect((await at.byLink(token)).body.message).toBe(`Order ${id} approved.`);
  });

  it('is escalated to the company admins once, who then decide', async () => {
    await at.addStep(1000, [at.people.approver]);
    const id = await waitingFor(25);
    await run();
    await run();
    expect(await mails()).toEqual([{ recipient: at.people.admin.email, waited: '24 hours', passed_on: true }]);
    expect((await at.history(id)).at(-1)!.note).toBe('No decision in 24 hours: escalated to the company admins.');
    const { approvals } = await at.orderOf(id);
    expect(approvals[0]).toMatchObject({ is_next: true, passed_on_at: expect.any(String) });
    expect(approvals[0].approvers).toHaveLength(2);
    const token = await at.tokenOf(at.people.admin.email, 'order-approval-reminder');
    expect((await at.byLink(token)).body.message).toBe(`Order ${id} approved.`);
  });

  it('counts each step from the decision before', async () => {
    await at.addTwoSteps();
    const id = await waitingFor(30);
    await at.decide(id, { decision: 'approve' });
    await api.sql('delete from outbox');
    await run();
    expect(await mails()).toEqual([]);
    await api.sql(
      `update order_approvals set decided_at = now() - interval '5 hours' where order_id = $1 and step_no = 1`,
      [id],
    );
    await run();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([at.people.director.email]);
  });

  it.each([
    ['too short', 3, [4, 24]],
    ['in a company that reminds no one', 99, [null, null]],
  ] as const)('%s reminds no one', async (_, waited, [remind, escalate]) => {
    await hours(remind, escalate);
    await at.addStep(1000, [at.people.approver]);
    await waitingFor(waited);
    await run();
    expect(await mails()).toEqual([]);
  });

  it('without approval steps reminds every approver', async () => {
    await api.sql('update companies set spending_limit_paise = 100000');
    await waitingFor(5);
    await run();
    const { admin, approver, director } = at.people;
    expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual(
      [admin.email, approver.email, director.email].toSorted(),
    );
  });

  it('that is decided reminds no one', async () => {
    await at.addStep(1000, [at.people.approver]);
    const id = await waitingFor(5);
    await at.decide(id, { decision: 'reject', reason: 'No' });
    await run();
    expect(await mails()).toEqual([]);
  });
});

describe('the hours', () => {
  const save = (approval_remind_hours: unknown, approval_escalate_hours: unknown) =>
    at.people.admin.post('/api/customer/company-rules', {
      ...{ po_required: false, spending_limit: null, current_password: PASSWORD },
      ...{ approval_remind_hours, approval_escalate_hours },
    });

  it('are saved with the rules, and mailed to the approvers', async () => {
    await hours(null, null);
    expect((await save(8, 48)).body.company).toMatchObject({ approval_remind_hours: 8, approval_escalate_hours: 48 });
    expect((await at.mails('company-rules-changed'))[0]!.payload.changes).toEqual([
      ['Reminder to approvers', 'never', 'after 8 hours'],
      ['Escalated to company admins', 'never', 'after 48 hours'],
    ]);
    expect((await save(null, null)).body.company).toMatchObject({ approval_remind_hours: null });
  });

  it.each([
    [0, 5, 'approval_remind_hours'],
    [1.5, 5, 'approval_remind_hours'],
    [5, 721, 'approval_escalate_hours'],
    [8, 8, 'approval_escalate_hours'],
  ])('%j and %j are refused', async (remind, escalate, field) => {
    const answer = await save(remind, escalate);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });
});
