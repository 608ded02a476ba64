import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { type AppRole, connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addCompany, addUser, signIn } from '../../support/fixtures.ts';

/**
 * A company admin's writes, run in SQL as the functions' role: a statement without a `where` reaches no other company,
 * one with a column too many is refused, and a buyer's has no effect.
 */
let api: Api;
let app: AppRole;
let mine: number;
const sessions: Record<'admin' | 'buyer', { user: number; id: string }> = {} as never;

beforeAll(async () => {
  api = await startApi();
  ({ company_id: mine } = await addCompany(api, 'Aravalli'));
  const { company_id: foreign } = await addCompany(api, 'Konkan');
  for (const role of ['admin', 'buyer'] as const) {
    const { id: user, email } = await addUser(api, mine);
    await signIn(api, email);
    const [row] = await api.sql<{ id: string }>('select id from sessions where user_id = $1', [user]);
    sessions[role] = { user, id: row!.id };
  }
  await addUser(api, foreign);
  app = await connectAsApp();
});
afterAll(async () => {
  await app.stop();
  await api.stop();
});

/** The number of rows that a statement wrote as this user, or that it was refused. */
const as = (role: 'admin' | 'buyer', statement: string) =>
  app.count(statement.replaceAll('$mine', String(mine)), sessions[role]);

const ADDRESS = `(company_id, label, address, city, state, pincode) values ($mine`;
const PERSON = `(company_id, name, email, role, company_role, password_hash) values ($mine`;

/** Rows written by a company admin, and by a buyer. */
const WRITES: { statement: string; admin: number | string; buyer: number | string }[] = [
  { statement: `update companies set po_required = true, spending_limit_paise = 5`, admin: 1, buyer: 0 },
  { statement: `update companies set name = 'X'`, admin: REFUSED, buyer: REFUSED },
  {
    statement: `update companies set po_required = true, gst_number = null, slug = 'x'`,
    admin: REFUSED,
    buyer: REFUSED,
  },
  { statement: `update addresses set gstin = null, is_sez = true, archived_at = now()`, admin: 1, buyer: 0 },
  { statement: `insert into addresses ${ADDRESS}, 'X', 'X', 'X', 'Goa', '403001')`, admin: 1, buyer: REFUSED },
  {
    statement: `insert into addresses ${ADDRESS} + 1, 'X', 'X', 'X', 'Goa', '403001')`,
    admin: REFUSED,
    buyer: REFUSED,
  },
  { statement: `update users set name = 'X' where id = app_user()`, admin: 1, buyer: 1 },
  { statement: `update users set company_role = 'buyer' where id <> app_user()`, admin: 1, buyer: 0 },
  { statement: `update users set disabled_at = now() where id <> app_user()`, admin: 1, buyer: 0 },
  { statement: `update users set company_role = 'approver' where id = app_user()`, admin: REFUSED, buyer: REFUSED },
  { statement: `update users set name = 'X' where id <> app_user()`, admin: REFUSED, buyer: 0 },
  { statement: `update users set password_hash = 'X' where id <> app_user()`, admin: REFUSED, buyer: 0 },
  { statement: `insert into users ${PERSON}, 'X', 'x@y.example', 'customer', 'buyer', '')`, admin: 1, buyer: REFUSED },
  {
    statement: `insert into users ${PERSON} + 1, 'X', 'x@y.example', 'customer', 'buyer', '')`,
    admin: REFUSED,
    buyer: REFUSED,
  },
  { statement: `insert into users ${PERSON}, 'X', 'x@y.example', 'admin', null, '')`, admin: REFUSED, buyer: REFUSED },
  {
    statement: `insert into password_resets (token_hash, user_id, expires_at) select 'x' || id, id, now() from users`,
    admin: 2,
    buyer: REFUSED,
  },
  { statement: `select token_hash from approval_links`, admin: REFUSED, buyer: REFUSED },
  { statement: `select password_hash from users where email = 'user1@example.test'`, admin: REFUSED, buyer: REFUSED },
];

describe('a write to the own company', () => {
  it.each(WRITES)('by its admin: $statement', async ({ statement, admin }) => {
    expect(await as('admin', statement)).toBe(admin);
  });

  it.each(WRITES)('by a buyer: $statement', async ({ statement, buyer }) => {
    expect(await as('buyer', statement)).toBe(buyer);
  });
});
