import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { type AppRole, connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addCompany, addProduct, addUser, signIn } from '../../support/fixtures.ts';

/**
 * Staff's writes, run in SQL as the functions' role: without a `where`, a buyer's statement is refused or has no effect,
 * while an employee's succeeds.
 */
let api: Api;
let app: AppRole;
let mine: number;
let foreign: number;
const sessions: Record<'customer' | 'employee', { user: number; id: string }> = {} as never;

beforeAll(async () => {
  api = await startApi();
  ({ company_id: mine } = await addCompany(api, 'Aravalli'));
  ({ company_id: foreign } = await addCompany(api, 'Konkan'));
  for (const company_id of [mine, foreign]) {
    const product_id = await addProduct(api, company_id, company_id === foreign ? { sku: 'FOREIGN' } : {});
    await api.sql(
      `insert into item_images (item_id, url, is_primary) select item_id, '/p.webp', true from products where id = $1`,
      [product_id],
    );
  }
  sessions.customer = await openSession(mine);
  sessions.employee = await openSession(null);
  app = await connectAsApp();
});
afterAll(async () => {
  await app.stop();
  await api.stop();
});

async function openSession(company_id: number | null) {
  // The first customer of a company is its admin, who may write some of this; the tested one is only a buyer.
  if (company_id !== null) await addUser(api, company_id);
  const { id: user, email } = await addUser(api, company_id);
  await signIn(api, email);
  const [row] = await api.sql<{ id: string }>('select id from sessions where user_id = $1', [user]);
  return { user, id: row!.id };
}

/** The number of rows that a statement wrote or found as this user, or that it was refused. */
const as = (role: 'customer' | 'employee' | 'anonymous', statement: string) =>
  app.count(
    statement.replaceAll('$mine', String(mine)).replaceAll('$foreign', String(foreign)),
    role === 'anonymous' ? undefined : sessions[role],
  );

/** Statements for staff but not for buyers; `blocked` is a buyer's result: no row, or a refusal. */
const WRITES: { statement: string; rows: number; blocked: 0 | typeof REFUSED }[] = [
  { statement: `insert into companies (name, slug) values ('X', 'x')`, rows: 1, blocked: REFUSED },
  { statement: `update companies set name = 'X'`, rows: 2, blocked: REFUSED },
  { statement: `update companies set gst_number = null, version = 9, updated_at = now()`, rows: 2, blocked: REFUSED },
  {
    statement: `insert into addresses (company_id, label, address, city, state, pincode) values ($mine, '', '', '', '', '')`,
    rows: 1,
    blocked: REFUSED,
  },
  { statement: `update addresses set state = 'Goa'`, rows: 2, blocked: 0 },
  { statement: `insert into items (sku, name) values ('X', 'X')`, rows: 1, blocked: REFUSED },
  {
    statement: `insert into products (company_id, item_id, price_paise) select $mine, item_id, 1 from products where company_id = $foreign`,
    rows: 1,
    blocked: REFUSED,
  },
  { statement: `update items set stock = 5, name = 'X'`, rows: 2, blocked: REFUSED },
  { statement: `update products set price_paise = 1`, rows: 2, blocked: REFUSED },
  { statement: `update products set active = not active`, rows: 2, blocked: REFUSED },
  {
    statement: `update products set company_id = $foreign, currency = 'USD' where company_id = $mine`,
    rows: 1,
    blocked: REFUSED,
  },
  { statement: `update items set name = name, description = 'X', attributes = '{}'`, rows: 2, blocked: REFUSED },
  {
    statement: `update items set gst_rate_bp = 0, hsn = null, unit = 'X', pack = null, brand = null`,
    rows: 2,
    blocked: REFUSED,
  },
  { statement: `update items set category = null, subcategory = null`, rows: 2, blocked: REFUSED },
  { statement: `update products set version = 1, updated_at = now()`, rows: 2, blocked: REFUSED },
  {
    statement: `insert into item_images (item_id, url) select id, '/x.webp' from items`,
    rows: 2,
    blocked: REFUSED,
  },
  { statement: `update item_images set alt = 'X', is_primary = false, position = 9`, rows: 2, blocked: REFUSED },
  { statement: `delete from item_images`, rows: 2, blocked: REFUSED },
  {
    statement: `insert into users (company_id, name, email, role, password_hash) values ($mine, 'X', 'x@y.example', 'customer', '')`,
    rows: 1,
    blocked: REFUSED,
  },
];

describe('a write by staff', () => {
  it.each(WRITES)('works for an employee: $statement', async ({ statement, rows }) => {
    expect(await as('employee', statement)).toBe(rows);
  });

  it.each(WRITES)('has no effect for a buyer: $statement', async ({ statement, blocked }) => {
    expect(await as('customer', statement)).toBe(blocked);
  });

  it.each(WRITES)('has no effect without a caller: $statement', async ({ statement }) => {
    expect([0, REFUSED]).toContain(await as('anonymous', statement));
  });
});

describe('no one, not even staff, may', () => {
  it.each([
    `delete from companies`,
    `delete from products`,
    `delete from addresses`,
    `delete from users`,
    `update companies set created_at = now()`,
    `update addresses set company_id = $foreign`,
    `update item_images set url = '/x.webp'`,
    `select password_hash from users`,
    `update users set role = 'admin'`,
    `update users set company_id = $foreign`,
    `update users set must_change_password = false`,
    `insert into users (name, email, role, password_hash) values ('X', 'x@y.example', 'employee', '')`,
    `insert into users (name, email, role, password_hash) values ('X', 'x@y.example', 'admin', '')`,
    `update items set created_at = now()`,
    `update products set created_at = now()`,
    `delete from items`,
  ])('%s', async (statement) => {
    expect(await as('employee', statement)).toBe(REFUSED);
    expect(await as('customer', statement)).toBe(REFUSED);
  });
});

describe('a buyer can still', () => {
  it('take stock of their own company’s products, and of no others', async () => {
    expect(await as('customer', 'update items set stock = stock - 1')).toBe(1);
    expect(await as('customer', `update items set stock = 0 where sku = 'FOREIGN'`)).toBe(0);
  });
});
