import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DETAILS_CHANGED } from '#contracts/conflicts.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addUser, PASSWORD, type Person, signIn } from '../../support/fixtures.ts';
import { type LimitedCompany, openLimitedCompany } from '../../support/spending-limit.ts';

/** A company's approvers get a mail when someone else changes its rules. */
let api: Api;
let at: LimitedCompany;

beforeAll(async () => {
  api = await startApi();
  at = await openLimitedCompany(api);
});
beforeEach(async () => {
  await at.reset();
  await api.sql(
    `update companies set buyer_limit_paise = null, buyer_limit_period = 'month', deducts_tds = 'not known' where id = $1`,
    [at.company_id],
  );
});
afterAll(() => api.stop());

const save = (rules: object, person: Person = at.people.admin) =>
  person.post('/api/customer/company-rules', {
    ...{ po_required: false, spending_limit: 1000, current_password: PASSWORD },
    ...rules,
  });
const sent = async () => {
  const mails = await api.sql<{ recipient: string; payload: { by: string; changes: unknown } }>(
    `select recipient, payload from outbox where kind = 'company-rules-changed' order by id`,
  );
  return mails.map(({ recipient, payload: { by, changes } }) => ({ recipient, by, changes }));
};

describe('a change of the rules', () => {
  it('is mailed to the other approvers, with what changed and by whom', async () => {
    const { status, body } = await save({
      ...{ po_required: true, spending_limit: null },
      ...{ buyer_limit: 50_000, buyer_limit_period: 'quarter', deducts_tds: 'yes' },
    });
    expect([status, body.company]).toMatchObject([200, { buyer_limit: 50_000, buyer_limit_period: 'quarter' }]);
    const [admin] = await api.sql<{ name: string }>('select name from users where id = $1', [at.people.admin.id]);
    expect(await sent()).toEqual([
      {
        recipient: at.people.approver.email,
        by: admin!.name,
        changes: [
          ['PO number on every order', 'not required', 'required'],
          ['Spending limit per order', '₹1,000.00', 'none'],
          ['Limit for each buyer', 'none', '₹50,000.00 a quarter'],
          ['Deducts TDS on purchases', 'not known', 'yes'],
        ],
      },
    ]);
  });

  it('to the same values is not mailed, and an absent rule stays', async () => {
    await save({ buyer_limit: 900 });
    await api.sql('delete from outbox');
    expect((await save({})).body.company).toMatchObject({ buyer_limit: 900, buyer_limit_period: 'month' });
    expect(await sent()).toEqual([]);
  });

  it('by our staff is mailed in the name of PlantSetu', async () => {
    const staff = await signIn(api, (await addUser(api, null)).email);
    const { company } = (await staff.get(`/api/admin/company-get?id=${at.company_id}`)).body;
    const answer = await staff.post('/api/admin/company-save', { ...company, spending_limit: 2000 });
    expect(answer.status).toBe(200);
    const changes = [['Spending limit per order', '₹1,000.00', '₹2,000.00']];
    expect((await sent()).sort((a, b) => (a.recipient < b.recipient ? -1 : 1))).toEqual(
      [at.people.admin.email, at.people.approver.email]
        .sort()
        .map((recipient) => ({ recipient, by: 'PlantSetu', changes })),
    );
  });

  it('is refused if another admin saves at the same time, and mailed once', async () => {
    const answers = await Promise.all([save({ spending_limit: 1 }), save({ spending_limit: 1 })]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.every(({ body }) => body.message === DETAILS_CHANGED)).toBe(true);
    expect(await sent()).toHaveLength(1);
  });

  it.each([-1, '5', 1.005])('to a limit of %j for each buyer is refused at its field', async (buyer_limit) => {
    const { status, body } = await save({ buyer_limit });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['buyer_limit']]);
    expect(await sent()).toEqual([]);
  });

  it('to an unknown period is refused', async () => {
    expect((await save({ buyer_limit: 5, buyer_limit_period: 'week' })).status).toBe(400);
  });
});
