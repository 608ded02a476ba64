import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addUser, PASSWORD, type Person, signIn } from '../../support/fixtures.ts';
import { type LimitedCompany, openLimitedCompany } from '../../support/spending-limit.ts';

/** Cost centres of a company, and their budgets. One piece is ₹118 with tax. */
let api: Api;
let at: LimitedCompany;
let staff: Person;

beforeAll(async () => {
  api = await startApi();
  at = await openLimitedCompany(api);
  const { email } = await addUser(api, null);
  staff = await signIn(api, email);
});
beforeEach(async () => {
  await at.reset();
  await api.sql(`update orders set created_at = created_at - interval '2 years'`);
  await api.sql('update companies set spending_limit_paise = null, cost_centre_required = false');
});
afterAll(() => api.stop());

let serial = 0;
const fields = (more: object = {}) => ({
  ...{ code: `CC-${++serial}`, name: 'Machine shop', active: true, budget: null, budget_period: 'month' },
  ...more,
});
const save = (more: object = {}, person: Person = at.people.admin) =>
  person.post('/api/customer/cost-centre-save', fields(more));
const add = async (more: object = {}): Promise<number> => (await save(more)).body.id;
const list = async (person: Person = at.people.buyer) => (await person.get('/api/customer/cost-centres')).body;
const placeOn = (cost_centre_id: number | null, qty = 1, person = at.people.buyer) =>
  at.place(qty, person, { cost_centre_id });

describe('cost centres', () => {
  it('are kept by the company admin and read by everyone in the company', async () => {
    const id = await add({ code: 'MCH-02', budget: 100_000 });
    const { items, may_edit, asks_approval } = await list();
    expect([may_edit, asks_approval]).toEqual([false, true]);
    expect(items.find((each: { id: number }) => each.id === id)).toMatchObject({
      ...{ code: 'MCH-02', name: 'Machine shop', active: true },
      budget: { limit: 100_000, spent: 0, period: 'month' },
    });
    // Another company's are not listed, and its only person has no approver.
    expect(await list(at.people.stranger)).toMatchObject({ items: [], asks_approval: false });
    expect((await save({ id, code: 'MCH-02', name: 'Tool room', budget: 100_000 })).body.message).toBe(
      'Cost centre saved.',
    );
  });

  it('have a budget that changes only with the current password', async () => {
    const id = await add({ code: 'PWD', budget: 100 });
    const change = (more: object) => save({ id, code: 'PWD', budget: 100, ...more });
    for (const more of [{ budget: 900 }, { budget: null }, { budget_period: 'year' }, { active: false }]) {
      for (const [current_password, status] of [
        [undefined, 400],
        ['not mine', 400],
        [PASSWORD, 200],
      ] as const) {
        const answer = await change({ ...more, current_password });
        expect({ ...more, status: answer.status }).toEqual({ ...more, status });
        if (status === 400) expect(Object.keys(answer.body.fields)).toEqual(['current_password']);
      }
      await change({ current_password: PASSWORD });
    }
  });

  it.each([
    ['a buyer', () => save({}, at.people.buyer), 403],
    ['an approver', () => save({}, at.people.approver), 403],
    ['another company', async () => save({ id: await add() }, at.people.stranger), 404],
    ['a code that another one has', async () => (await add({ code: 'dup' }), save({ code: 'DUP' })), 409],
    ['no code', () => save({ code: ' ' }), 400],
    ['a budget below nothing', () => save({ budget: -1 }), 400],
    ['an unknown company, by staff', () => staff.get('/api/admin/cost-centres?company_id=999999'), 404],
    ['another company’s, by staff', async () => saveAsStaff({ id: await add(), company_id: 999_999 }), 404],
  ])('are refused for %s', async (_, call, status) => {
    expect((await call()).status).toBe(status);
  });

  const saveAsStaff = (more: object) => staff.post('/api/admin/cost-centre-save', { ...fields(), ...more });

  it('are kept by staff too; the approvers get a mail when a budget changes', async () => {
    const { id } = (await saveAsStaff({ company_id: at.company_id, code: 'STF', budget: 5_000 })).body;
    const mails = await at.mails('company-rules-changed');
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      [at.people.admin.email, at.people.approver.email].toSorted(),
    );
    expect(mails[0]!.payload).toMatchObject({
      by: 'PlantSetu',
      changes: [['Budget of STF Machine shop', 'none', '₹5,000.00 a month']],
    });
    const { items, required } = (await staff.get(`/api/admin/cost-centres?company_id=${at.company_id}`)).body;
    expect(required).toBe(false);
    expect(items.map((each: { id: number }) => each.id)).toContain(id);
  });

  it('are on the order as text, filter the list, and the last one is the next proposal', async () => {
    const id = await add({ code: 'TXT' });
    const { body } = await placeOn(id);
    await save({ id, code: 'TXT', name: 'Renamed' });
    const { order } = (await at.people.buyer.get(`/api/orders/get?id=${body.id}`)).body;
    expect(order.cost_centre).toBe('TXT Machine shop');
    const { items } = (await at.people.buyer.get(`/api/orders/list?cost_centre_id=${id}`)).body;
    expect(items).toMatchObject([{ id: body.id, cost_centre: 'TXT Machine shop' }]);
    expect((await list()).usual_id).toBe(id);
    expect((await list(at.people.approver)).usual_id).toBeNull();
    await save({ id, code: 'TXT', active: false });
    expect((await list()).usual_id).toBeNull();
  });

  it('are refused on an order if unknown, of another company or no longer in use', async () => {
    const left = await add({ active: false });
    const foreign = (await at.people.stranger.post('/api/customer/cost-centre-save', fields())).body.id;
    for (const id of [left, foreign, 999_999]) {
      expect(await placeOn(id)).toMatchObject({
        status: 400,
        body: { fields: { cost_centre_id: expect.stringMatching(/no longer in use/) } },
      });
    }
  });

  it('are required if the company says so', async () => {
    const rules = { po_required: false, cost_centre_required: true, spending_limit: null };
    await at.people.admin.post('/api/customer/company-rules', { ...rules, current_password: 'wrong' });
    expect((await list()).required).toBe(false);
    await api.sql('update companies set cost_centre_required = true where id = $1', [at.company_id]);
    expect((await list()).required).toBe(true);
    expect(await placeOn(null)).toMatchObject({
      status: 400,
      body: { fields: { cost_centre_id: expect.stringMatching(/^Choose a cost centre/) } },
    });
    expect((await placeOn(await add())).status).toBe(200);
  });
});

describe('a budget', () => {
  it('may be used up exactly; above it an order needs approval, and the mail says why', async () => {
    const id = await add({ code: 'BUD', budget: 236 });
    expect((await placeOn(id, 2)).body.status).toBe('placed');
    const { body } = await placeOn(id, 1);
    expect(body.status).toBe('pending approval');
    const why = expect.stringMatching(
      /^With this order ₹354\.00 is ordered for BUD Machine shop in \w+, above the budget of ₹236\.00\.$/,
    );
    expect(await at.history(body.id)).toEqual([{ status: 'pending approval', note: why }]);
    expect((await at.mails('order-approval-needed'))[0]!.payload.why).toEqual(why);
    // What waits does not count until it is approved.
    const budgetNow = async () =>
      (await list()).items.find((each: { id: number }) => each.id === id).budget.spent as number;
    expect(await budgetNow()).toBe(236);
    expect((await at.decide(body.id, { decision: 'approve' })).status).toBe(200);
    expect(await budgetNow()).toBe(354);
  });

  it('counts the orders of all buyers, and only those of its cost centre and period', async () => {
    const [id, other] = [await add({ budget: 200 }), await add({ budget: 200 })];
    expect((await placeOn(id)).body.status).toBe('placed');
    expect((await placeOn(other)).body.status).toBe('placed');
    expect((await placeOn(id, 1, at.people.approver)).body.status).toBe('pending approval');
    await api.sql(`update orders set created_at = created_at - interval '1 month' where cost_centre_id = $1`, [id]);
    expect((await placeOn(id)).body.status).toBe('placed');
  });

  it('lets one of two orders at once through, the other one needs approval', async () => {
    for (let round = 0; round < 3; round++) {
      const id = await add({ budget: 118 });
      const answers = await Promise.all([placeOn(id), placeOn(id, 1, at.people.approver)]);
      expect(answers.map(({ body }) => body.status).toSorted()).toEqual(['pending approval', 'placed']);
    }
  });
});
