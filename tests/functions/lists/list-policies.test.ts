import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { type AppRole, connectAsApp, REFUSED, type Session } from '../../support/app-role.ts';
import { addCompany, addProduct, addUser, signIn } from '../../support/fixtures.ts';
import { addListRows } from '../../support/list-fixtures.ts';

/** The policies of lists alone, within one company: statements without a `where`, as the functions' role. */
let api: Api;
let app: AppRole;
let sessions: Record<'admin' | 'owner' | 'colleague', Session>;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  const product_id = await addProduct(api, company_id);
  const join = async (): Promise<Session> => {
    const { id, email } = await addUser(api, company_id);
    await signIn(api, email);
    const [session] = await api.sql<{ id: string }>('select id from sessions where user_id = $1', [id]);
    return { user: id, id: session!.id };
  };
  // The first person of a company is its admin.
  sessions = { admin: await join(), owner: await join(), colleague: await join() };
  const owner = { company_id, user_id: sessions.owner.user };
  await addListRows(api, owner, product_id);
  await api.sql('delete from stock_notices');
  const privately = await addListRows(api, owner, product_id);
  await api.sql(`update requisition_lists set shared = false, name = 'Private' where id = $1`, [privately]);
  app = await connectAsApp();
});
afterAll(async () => {
  await app.stop();
  await api.stop();
});

const counts = async (statement: string) => [
  await app.count(statement, sessions.owner),
  await app.count(statement, sessions.admin),
  await app.count(statement, sessions.colleague),
];

describe('owner, company admin and colleague', () => {
  it.each([
    { name: 'see lists', statement: 'select from requisition_lists', rows: [2, 1, 1] },
    { name: 'see lines', statement: 'select from requisition_list_lines', rows: [2, 1, 1] },
    { name: 'see notices of stock', statement: 'select from stock_notices', rows: [1, 0, 0] },
    { name: 'see subscriptions', statement: 'select from requisition_list_readers', rows: [2, 0, 0] },
    { name: 'rename lists', statement: `update requisition_lists set name = 'X'`, rows: [2, 1, 0] },
    { name: 'change lines', statement: 'update requisition_list_lines set qty = 9', rows: [2, 1, 0] },
    { name: 'remove lines', statement: 'delete from requisition_list_lines', rows: [2, 1, 0] },
    { name: 'delete lists', statement: 'delete from requisition_lists', rows: [2, 1, 0] },
    { name: 'withdraw notices', statement: 'delete from stock_notices', rows: [1, 0, 0] },
  ])('$name: $rows', async ({ statement, rows }) => {
    expect(await counts(statement)).toEqual(rows);
  });

  it.each([
    { name: 'unshare a list', statement: 'update requisition_lists set shared = false', rows: [2, REFUSED, 0] },
    {
      name: 'add a line',
      statement: `insert into requisition_list_lines (list_id, product_id, company_id, position, qty, sku, name, unit)
        select l.id, p.id, l.company_id, 1, 1, 'S', 'N', 'NOS' from requisition_lists l, products p where l.shared
        on conflict do nothing`,
      rows: [0, 0, REFUSED],
    },
    {
      name: 'give a list away',
      statement: 'update requisition_lists set user_id = user_id',
      rows: [REFUSED, REFUSED, REFUSED],
    },
    {
      name: 'move the dates reminded of',
      statement: 'update requisition_lists set reminded_on = null',
      rows: [REFUSED, REFUSED, REFUSED],
    },
  ])('$name: $rows', async ({ statement, rows }) => {
    expect(await counts(statement)).toEqual(rows);
  });
});
