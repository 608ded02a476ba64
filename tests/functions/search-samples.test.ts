import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import { addCompany, addUser, type Person, signIn } from '../support/fixtures.ts';

/** A search goes by a sample of what it looks through: what it finds may not depend on what the sample happens to hold. */
let api: Api;
let staff: Person;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
});
afterAll(() => api.stop());

const addCustomers = (company_id: number, names: string[]) =>
  api.sql(
    `insert into users (company_id, name, email, role, password_hash, company_role)
     select $1::bigint, name, 'u' || $1::bigint || '-' || n || '@x.example', 'customer', '', 'buyer'
     from unnest($2::text[]) with ordinality as named (name, n)`,
    [company_id, names],
  );
const numbered = (name: string, many: number) => Array.from({ length: many }, (_, n) => `${name} ${100 + n}`);

/** All who are called Steel come first, then those whose company is. */
async function expectSteel(): Promise<void> {
  const found: string[] = [];
  for (const page of [1, 2, 3, 4]) {
    const { items, ...counts } = (await staff.get(`/api/admin/customer-list?q=steel&size=20&page=${page}`)).body;
    if (page === 1) expect(counts).toMatchObject({ total: 30, total_capped: true });
    found.push(...items.map(({ name }: { name: string }) => name));
  }
  expect(found).toEqual([...numbered('Steel', 48), ...numbered('Quiet', 30)]);
}

it('finds all of few, where most begin with the words', async () => {
  const [old, zinc] = [(await addCompany(api, 'Old Steel')).company_id, (await addCompany(api, 'Zinc')).company_id];
  await addCustomers(zinc, [...numbered('Person', 19), ...numbered('Steel', 48)]);
  await addCustomers(old, numbered('Quiet', 30));
  await expectSteel();
});

it('finds the same, where none of the first has the words', async () => {
  await addCustomers((await addCompany(api, 'Brass')).company_id, numbered('Person', 200));
  await expectSteel();
});

it('finds the first of more than 2,000, where none of the first rows has the words', async () => {
  await addCustomers((await addCompany(api, 'Tin')).company_id, numbered('Zebra', 2_100));
  const names = async (page: number) =>
    (await staff.get(`/api/admin/customer-list?q=ebra&size=20&page=${page}`)).body.items.map(
      ({ name }: { name: string }) => name,
    );
  const sorted = numbered('Zebra', 2_100).sort();
  expect(await names(1)).toEqual(sorted.slice(0, 20));
  expect(await names(90)).toEqual(sorted.slice(1_780, 1_800));
});
