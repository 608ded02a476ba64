import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { openStepCompany, type StepCompany } from '../../support/approval-steps.ts';
import { addUser, PASSWORD, type Person, signIn } from '../../support/fixtures.ts';

/** The approval steps that a company keeps. */
let api: Api;
let at: StepCompany;
let staff: Person;

beforeAll(async () => {
  api = await startApi();
  at = await openStepCompany(api);
  staff = await signIn(api, (await addUser(api, null)).email);
});
beforeEach(() => at.reset());
afterAll(() => api.stop());

const list = async (person: Person = at.people.buyer) => (await person.get('/api/customer/approval-steps')).body;
const step = () => ({ from: 50_000, approver_ids: [at.people.approver.id] });
const remove = (id: number, person: Person = at.people.admin) =>
  person.post('/api/customer/approval-step-remove', { id, current_password: PASSWORD });

describe('approval steps', () => {
  it('are kept by the company admin, listed by amount and read by everyone in the company', async () => {
    await at.addStep(2000, [at.people.director]);
    const id = await at.addStep(50, [at.people.approver, at.people.director]);
    const { items, may_edit, candidates } = await list();
    expect(may_edit).toBe(false);
    expect(items.map(({ from }: { from: number }) => from)).toEqual([50, 2000]);
    expect(items[0]).toMatchObject({
      id,
      cost_centre: null,
      approvers: [{ can_approve: true }, { can_approve: true }],
    });
    expect(candidates).toHaveLength(3);
    expect((await list(at.people.stranger)).items).toEqual([]);
    expect((await at.saveStep({ id, from: 60, approver_ids: [at.people.director.id] })).body).toMatchObject({
      ...{ message: 'Approval step saved.', id },
    });
    expect((await remove(id)).status).toBe(200);
    expect((await list(at.people.admin)).items).toHaveLength(1);
  });

  it('are mailed to the other approvers when they change, with who changed them', async () => {
    const id = (await at.saveStep({ from: 50_000, approver_ids: [at.people.director.id] })).body.id;
    await at.saveStep({ id, ...step() });
    await remove(id);
    const mails = await at.mails('company-rules-changed');
    expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(
      new Set([at.people.approver.email, at.people.director.email]),
    );
    const changes = mails
      .filter(({ recipient }) => recipient === at.people.director.email)
      .map(({ payload }) => payload.changes);
    expect(changes).toMatchObject([
      [['Orders from ₹50,000.00: approval by', 'none', expect.any(String)]],
      [['Orders from ₹50,000.00: approval by', expect.any(String), expect.any(String)]],
      [['Orders from ₹50,000.00: approval by', expect.any(String), 'none']],
    ]);
  });

  it('are kept by staff too', async () => {
    const company = { company_id: at.company_id };
    const saved = await staff.post('/api/admin/approval-step-save', { ...company, ...step(), cost_centre_id: null });
    expect(saved.status).toBe(200);
    expect((await at.mails('company-rules-changed'))[0]!.payload.by).toBe('PlantSetu');
    const { items } = (await staff.get(`/api/admin/approval-steps?company_id=${at.company_id}`)).body;
    expect(items).toMatchObject([{ id: saved.body.id, from: 50_000 }]);
    expect((await staff.post('/api/admin/approval-step-remove', { ...company, id: saved.body.id })).status).toBe(200);
    expect((await staff.get('/api/admin/approval-steps?company_id=999999')).status).toBe(404);
  });

  it.each([
    ['by a buyer', () => at.saveStep(step(), at.people.buyer), 403, undefined],
    ['by an approver', () => at.saveStep(step(), at.people.approver), 403, undefined],
    ['with a wrong password', () => at.saveStep({ ...step(), current_password: 'not mine' }), 400, 'current_password'],
    ['without an approver', () => at.saveStep({ from: 5, approver_ids: [] }), 400, 'approver_ids'],
    [
      'with a buyer as approver',
      () => at.saveStep({ from: 5, approver_ids: [at.people.buyer.id] }),
      400,
      'approver_ids',
    ],
    [
      'with a person of another company',
      () => at.saveStep({ from: 5, approver_ids: [at.people.stranger.id] }),
      400,
      'approver_ids',
    ],
    ['with an unknown cost centre', () => at.saveStep({ ...step(), cost_centre_id: 999_999 }), 400, 'cost_centre_id'],
    ['without an amount', () => at.saveStep({ ...step(), from: null }), 400, 'from'],
    ['below nothing', () => at.saveStep({ ...step(), from: -1 }), 400, 'from'],
    [
      'of another company',
      async () => at.saveStep({ ...step(), id: await at.addStep(1, [at.people.approver]) }, at.people.stranger),
      404,
      undefined,
    ],
    [
      'removed by another company',
      async () => remove(await at.addStep(1, [at.people.approver]), at.people.stranger),
      404,
      undefined,
    ],
    [
      'removed by a buyer',
      async () => remove(await at.addStep(1, [at.people.approver]), at.people.buyer),
      403,
      undefined,
    ],
  ] as const)('are refused %s', async (_, call, status, field) => {
    const answer = await call();
    expect(answer.status).toBe(status);
    if (field) expect(Object.keys(answer.body.fields)).toEqual([field]);
  });
});
