import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { DEAD_LINK } from '#contracts/approvals/approvals.ts';
import { type Api, startApi } from '../../support/api.ts';
import { openStepCompany, type StepCompany } from '../../support/approval-steps.ts';
import type { Person } from '../../support/fixtures.ts';

/** Colleagues who approve in an approver's place for some days. */
let api: Api;
let at: StepCompany;

beforeAll(async () => {
  api = await startApi();
  at = await openStepCompany(api);
});
beforeEach(async () => {
  await at.reset();
  await at.addStep(1000, [at.people.approver]);
});
afterAll(() => api.stop());

const DAY_MS = 24 * 60 * 60 * 1000;
/** A date in India, so many days from today. */
const day = (from: number) => dayInIndia(new Date(Date.now() + from * DAY_MS));
const name = (body: object = {}, person: Person = at.people.approver) =>
  person.post('/api/customer/deputy-save', {
    ...{ user_id: at.people.approver.id, deputy_id: at.people.director.id, from: day(0), to: day(3) },
    ...body,
  });
const remove = (person: Person = at.people.approver) =>
  person.post('/api/customer/deputy-remove', { user_id: at.people.approver.id });
const approve = (id: number, person: Person) => at.decide(id, { decision: 'approve' }, person);
const nameOf = async (id: number) =>
  (await api.sql<{ name: string }>('select name from users where id = $1', [id]))[0]!.name;

describe('a deputy', () => {
  it('gets the same emails and decides for the approver, and the history says so', async () => {
    const { approver, director } = at.people;
    expect((await name()).status).toBe(200);
    const id = await at.waiting();
    expect(await at.asked()).toEqual([approver.email, director.email].toSorted());
    const mails = await at.mails('order-approval-needed');
    const names = [await nameOf(director.id), await nameOf(approver.id)];
    expect(mails.find(({ recipient }) => recipient === director.email)!.payload.deputy_for).toBe(names[1]);
    expect((await at.orderOf(id)).approvals[0].approvers).toEqual([
      { name: names[1], deputy_for: null },
      { name: names[0], deputy_for: names[1] },
    ]);
    expect((await at.byLink(await at.tokenOf(director.email))).body.message).toBe(`Order ${id} approved.`);
    expect((await at.history(id)).at(-1)).toEqual({
      ...{ status: 'placed', note: `Decided by ${names[0]} for ${names[1]}.` },
    });
    expect((await at.orderOf(id)).approvals[0].decided).toMatchObject({ by: names[0], deputy_for: names[1] });
  });

  it.each([
    ['before the first day', { from: day(1), to: day(3) }],
    ['of someone else', { user_id: 'admin' }],
  ])('decides nothing %s', async (_, body) => {
    const user_id = 'user_id' in body ? at.people.admin.id : at.people.approver.id;
    await name({ ...body, user_id }, at.people.admin);
    const id = await at.waiting();
    expect(await at.asked()).toEqual([at.people.approver.email]);
    expect((await approve(id, at.people.director)).status).toBe(403);
  });

  it('no longer decides once the last day has passed, in the portal or by the link', async () => {
    await name();
    const id = await at.waiting();
    const token = await at.tokenOf(at.people.director.email);
    await api.sql('update deputies set from_day = from_day - 9, until_day = current_date - 2');
    expect((await approve(id, at.people.director)).status).toBe(403);
    expect((await at.byLink(token)).body.message).toBe(DEAD_LINK);
    expect((await approve(id, at.people.approver)).status).toBe(200);
  });

  it('sees orders that waited before, and is told how many', async () => {
    const id = await at.waiting();
    await api.sql('delete from outbox');
    await name({}, at.people.admin);
    const [mail] = await at.mails('deputy-named');
    expect(mail).toMatchObject({ recipient: at.people.director.email });
    expect(Number(mail!.payload.waiting)).toBeGreaterThan(0);
    expect((await approve(id, at.people.director)).status).toBe(200);
  });

  it('does not decide on their own order', async () => {
    await name();
    const { body } = await at.place(20, at.people.director);
    expect(await at.asked()).toEqual([at.people.approver.email]);
    expect((await approve(body.id, at.people.director)).status).toBe(403);
  });

  it('is listed until the last day, replaced by another one, and removed', async () => {
    await name();
    const deputy = async () => {
      const { colleagues } = (await at.people.buyer.get('/api/customer/company')).body;
      return colleagues.find(({ id }: { id: number }) => id === at.people.approver.id).deputy;
    };
    expect(await deputy()).toMatchObject({ id: at.people.director.id, from: day(0), to: day(3) });
    await name({ deputy_id: at.people.admin.id, to: day(5) });
    expect(await deputy()).toMatchObject({ id: at.people.admin.id, to: day(5) });
    expect((await remove()).status).toBe(200);
    expect(await deputy()).toBeNull();
  });

  it.each([
    ['by a colleague who is not their admin', () => name({}, at.people.director), 403],
    ['by a buyer', () => name({}, at.people.buyer), 403],
    ['by another company', () => name({}, at.people.stranger), 404],
    ['who is a buyer', () => name({ deputy_id: at.people.buyer.id }), 400],
    ['of another company', () => name({ deputy_id: at.people.stranger.id }), 400],
    ['who is the approver', () => name({ deputy_id: at.people.approver.id }), 400],
    ['of a buyer', () => name({ user_id: at.people.buyer.id }, at.people.admin), 409],
    ['for days that have passed', () => name({ from: day(-3), to: day(-1) }), 400],
    ['from a day after the last', () => name({ from: day(3), to: day(1) }), 400],
    ['without days', () => name({ from: '', to: '' }), 400],
  ])('is refused %s', async (_, call, status) => {
    expect((await call()).status).toBe(status);
    expect(await api.sql('select 1 from deputies')).toEqual([]);
  });

  it('is removed by the approver and the company admin only', async () => {
    await name();
    expect((await remove(at.people.director)).status).toBe(403);
    expect((await remove(at.people.stranger)).status).toBe(404);
    expect((await remove(at.people.admin)).status).toBe(200);
  });
});
