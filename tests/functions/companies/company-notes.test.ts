import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addCompany, addUser, as, type Person, signIn } from '../../support/fixtures.ts';

/** Notes of staff on a company: added, never changed, and unknown to buyers. */
let api: Api;
let staff: Person;
let buyer: Person;
let author: number;
let company_id: number;

beforeAll(async () => {
  api = await startApi();
  const { id, email } = await addUser(api, null);
  author = id;
  staff = await signIn(api, email);
});
beforeEach(async () => {
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
});
afterAll(() => api.stop());

const read = async () => (await staff.get(`/api/admin/company-overview?id=${company_id}`)).body;
describe('notes of staff', () => {
  const add = (body: object) => staff.post('/api/admin/company-note', body);

  it('are added and shown with their author, the latest first', async () => {
    for (const note of ['Pays on the 10th.', 'Gate pass needed.'])
      expect((await add({ id: company_id, note })).body.message).toBe('Note added.');
    const { notes } = await read();
    expect(notes).toMatchObject({ total: 2, items: [{ body: 'Gate pass needed.' }, { body: 'Pays on the 10th.' }] });
    const [log] = await api.sql(`select entity, changes from audit_log where entity = 'company_notes'`);
    expect(log).toMatchObject({ entity: 'company_notes' });
    expect(JSON.stringify(log)).not.toContain('Pays on');
  });

  it('are limited in the reply, with the number of all', async () => {
    await api.sql(
      `insert into company_notes (company_id, user_id, body) select $1, $2, 'Note ' || n from generate_series(1, 60) n`,
      [company_id, author],
    );
    const { notes } = await read();
    expect([notes.total, notes.items.length, notes.items[0].body]).toEqual([60, 50, 'Note 60']);
  });

  it('are for staff only: 401 without a token, 403 for the company’s own admin', async () => {
    const call = async (person: Person) =>
      (await person.post('/api/admin/company-note', { id: company_id, note: 'x' })).status;
    expect([await call(as(api)), await call(buyer)]).toEqual([401, 403]);
    expect((await read()).notes.total).toBe(0);
  });

  it.each([
    { name: 'a blank note', body: () => ({ id: company_id, note: ' ' }), status: 400 },
    { name: 'a note on an unknown company', body: () => ({ id: 987_654_321, note: 'x' }), status: 404 },
  ])('refuse $name', async ({ body, status }) => {
    expect((await add(body())).status).toBe(status);
    expect((await read()).notes).toEqual({ total: 0, items: [] });
  });

  it.each<[string, unknown, unknown]>([
    ['select * from company_notes', 1, REFUSED],
    [`update company_notes set body = 'x'`, REFUSED, REFUSED],
    ['delete from company_notes', REFUSED, REFUSED],
    [
      'insert into company_notes (company_id, user_id, body) select id, app_user(), $$x$$ from companies limit 1',
      1,
      REFUSED,
    ],
    [
      'insert into company_notes (company_id, user_id, body) select id, app_user() + 1, $$x$$ from companies limit 1',
      REFUSED,
      REFUSED,
    ],
  ])('%s: what the database lets staff and a buyer do', async (statement, asStaff, asBuyer) => {
    await api.sql('delete from company_notes');
    await add({ id: company_id, note: 'Pays on the 10th.' });
    const app = await connectAsApp();
    const sessionOf = async (person: Person) => {
      const { uid, jti } = JSON.parse(Buffer.from(person.token.split('.')[1]!, 'base64url').toString());
      return { user: Number(uid), id: String(jti) };
    };
    const results = [
      await app.count(statement, await sessionOf(staff)),
      await app.count(statement, await sessionOf(buyer)),
    ];
    await app.stop();
    expect(results).toEqual([asStaff, asBuyer]);
  });
});
