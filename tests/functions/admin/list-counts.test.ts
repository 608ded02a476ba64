import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIST_COUNT_CAP } from '#contracts/limits.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addUser, type Person, signIn } from '../../support/fixtures.ts';

/** The cap of the admin lists' counts, and that each page leads to the next beyond it (decision 021). */
let api: Api;
let staff: Person;

/** Companies by the start of their name: most of them, some in between, few at the end, many at the end. */
const KINDS = { common: 1550, mixed: 700, wide: 272, zinc: 2300, alloy: 28 };
const TOTAL = Object.values(KINDS).reduce((sum, count) => sum + count);

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  await api.sql(`insert into companies (name, slug)
    select 'Common ' || lpad(n::text, 4, '0') || case when n % 15 = 0 then ' seldom' else '' end, 'c-' || n
      from generate_series(1, ${KINDS.common}) n
    union all select 'Common m ' || lpad(n::text, 4, '0') || ' mixed', 'm-' || n from generate_series(1, ${KINDS.mixed}) n
    union all select 'Wide ' || lpad(n::text, 4, '0'), 'w-' || n from generate_series(1, ${KINDS.wide}) n
    union all select 'Zinc ' || lpad(n::text, 4, '0'), 'z-' || n from generate_series(1, ${KINDS.zinc}) n
    union all select 'Alloy ' || lpad(n::text, 4, '0') || case when n % 2 = 0 then ' wide' else ' zinc' end, 'a-' || n
      from generate_series(1, ${KINDS.alloy}) n`);
});
afterAll(() => api.stop());

const page = async (query: string) => (await staff.get(`/api/admin/company-list?${query}`)).body;
const namesOf = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);

/** Pages like the screen: while there is a next page. */
async function pageThrough(query: string): Promise<{ names: string[]; total: number }> {
  const names: string[] = [];
  for (let n = 1; ; n++) {
    const answer = await page(`${query}&size=100&page=${n}`);
    names.push(...namesOf(answer));
    if (answer.total <= n * 100) return { names, total: answer.total };
  }
}

describe('pages lead to the last one, with each row once and in order', () => {
  it.each([
    ['without a search', '', '%'],
    ['of a word in nearly all names', 'q=common', '%common%'],
    ['of a word in one of fifteen names', 'q=seldom', '%seldom%'],
    ['of a word beyond the first thousand', 'q=mixed', '%mixed%'],
    ['of a rare word, names that begin with it first', 'q=wide', '%wide%'],
    ['of a frequent word, names that begin with it first', 'q=zinc', '%zinc%'],
    ['of two words', 'q=common 01', '%common% 01%'],
    ['of two words in reverse order', 'q=01 common', '%common% 01%'],
    ['of a rare word and one in every tenth name', 'q=0123 zinc', '%zinc 0123%'],
    ['of two frequent words that no name has together', 'q=zinc common', '%zinc%common%'],
    ['of no match', 'q=copper', '%copper%'],
  ])('%s', async (_, query, pattern) => {
    const beginning = `${query.replace('q=', '')}%`;
    for (const [sort, way] of [
      ['name_asc', 'asc'],
      ['name_desc', 'desc'],
    ]) {
      const rows = await api.sql<{ name: string }>(
        `select name from companies where name ilike $1
           order by $2 <> '%' and name ilike $2 desc, lower(name) ${way}, id ${way}`,
        [pattern, beginning],
      );
      const seen = await pageThrough(`${query}&sort=${sort}`);
      expect(seen.names).toEqual(rows.map(({ name }) => name));
      expect(seen.total).toBe(rows.length);
    }
  });
});

describe('the count', () => {
  it.each([
    ['stops at the cap', '', LIST_COUNT_CAP, true],
    ['of a common word stops at the cap', 'q=common', LIST_COUNT_CAP, true],
    ['of a rarer word is exact', 'q=wide', KINDS.wide + KINDS.alloy / 2, false],
    ['of a rare word is exact', 'q=alloy', KINDS.alloy, false],
    ['goes one row past a later page', 'size=20&page=60', 60 * 20 + 1, true],
    ['is exact on the last page', `size=50&page=${TOTAL / 50}`, TOTAL, false],
    ['is exact past the last page', 'size=50&page=9999', TOTAL, false],
    ['of a common word is exact past the last page', 'q=common&page=999', KINDS.common + KINDS.mixed, false],
  ])('%s', async (_, query, total, capped) => {
    expect(await page(query)).toMatchObject({ total, total_capped: capped });
  });
});

it('finds the rows of all companies with the name, however many there are', async () => {
  const [writer] = await api.sql<{ id: string }>('select min(id) as id from users');
  await api.sql(
    `insert into tickets (company_id, user_id, subject, status)
     select id, $1::bigint, 'Boxes', 'closed' from companies where name like 'Wide%'
     union all select id, $1::bigint, 'Boxes', 'closed' from companies where name like 'Common m%'`,
    [writer!.id],
  );
  expect((await staff.get('/api/admin/ticket-list?q=wide')).body.total).toBe(KINDS.wide);
});
