import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIST_COUNT_CAP } from '#contracts/limits.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addUser, type Person, signIn } from '../../support/fixtures.ts';

/** How far the desk's lists count, and that each page leads on to the next although nobody counted it (decision 021). */
let api: Api;
let staff: Person;

/** Companies by the beginning of their name: most of them, some among them, few at the end, many there, and such as end so. */
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

/** As the screen pages: on while there is more. */
async function pageThrough(query: string): Promise<{ names: string[]; total: number }> {
  const names: string[] = [];
  for (let n = 1; ; n++) {
    const answer = await page(`${query}&size=100&page=${n}`);
    names.push(...namesOf(answer));
    if (answer.total <= n * 100) return { names, total: answer.total };
  }
}

describe('pages lead on to the last, each row once and in order', () => {
  it.each([
    ['without a search', '', '%'],
    ['of a word that nearly all have, from the beginning', 'q=common', '%common%'],
    ['of a word that one in fifteen has', 'q=seldom', '%seldom%'],
    ['of a word beyond the first thousand', 'q=mixed', '%mixed%'],
    ['of a rare word, first where names begin with it', 'q=wide', '%wide%'],
    ['of many, first where names begin with it', 'q=zinc', '%zinc%'],
    ['of two words', 'q=common 01', '%common% 01%'],
    ['of two words that stand the other way round', 'q=01 common', '%common% 01%'],
    ['of a rare word beside one that every tenth has', 'q=0123 zinc', '%zinc 0123%'],
    ['of two words that many have, but none both', 'q=zinc common', '%zinc%common%'],
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
    ['stops where it is said to', '', LIST_COUNT_CAP, true],
    ['of a common word stops there too', 'q=common', LIST_COUNT_CAP, true],
    ['of a rarer word is whole', 'q=wide', KINDS.wide + KINDS.alloy / 2, false],
    ['of a rare word is whole', 'q=alloy', KINDS.alloy, false],
    ['goes a row past a later page', 'size=20&page=60', 60 * 20 + 1, true],
    ['is whole on the last page', `size=50&page=${TOTAL / 50}`, TOTAL, false],
    ['is whole past the last page', 'size=50&page=9999', TOTAL, false],
    ['of a common word is whole past the last page', 'q=common&page=999', KINDS.common + KINDS.mixed, false],
  ])('%s', async (_, query, total, capped) => {
    expect(await page(query)).toMatchObject({ total, total_capped: capped });
  });
});

it('finds the rows of each company that is called so, however many companies are', async () => {
  const [writer] = await api.sql<{ id: string }>('select min(id) as id from users');
  await api.sql(
    `insert into tickets (company_id, user_id, subject, status)
     select id, $1::bigint, 'Boxes', 'closed' from companies where name like 'Wide%'
     union all select id, $1::bigint, 'Boxes', 'closed' from companies where name like 'Common m%'`,
    [writer!.id],
  );
  expect((await staff.get('/api/admin/ticket-list?q=wide')).body.total).toBe(KINDS.wide);
});
