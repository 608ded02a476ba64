import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addUser, type Person, signIn } from '../../support/fixtures.ts';

/**
 * Compares the pages of an admin search with a plain filter over all rows. Names and words are random with a fixed seed,
 * from texts that are difficult for a search.
 */
let api: Api;
let staff: Person;

const WORDS = [
  'Steel',
  'steelworks',
  'MILLS',
  'Cast',
  'zinc',
  'ab',
  'A',
  '10%',
  'a_b',
  '\\',
  "o'neil",
  '27',
  '{}',
  '%s',
  '$1',
];

let seed = 20_261_122;
const upTo = (n: number) => Math.floor(((seed = (seed * 48_271) % 0x7fffffff) / 0x7fffffff) * n);
const pick = <T>(all: readonly T[]) => all[upTo(all.length)]!;
const words = (most: number) =>
  Array.from({ length: 1 + upTo(most) }, () => pick(WORDS)).join(pick([' ', ' ', '  ', '-']));

/** Most begin alike, like branches of one firm. */
const NAMES = Array.from({ length: 400 }, (_, n) => `${n % 3 ? 'Steel ' : ''}${words(3)} ${n % 50}`);

interface Row {
  id: number;
  /** Its own words, then those of its company and of its author. */
  name: string;
  company?: string;
}
let companies: Row[];
let tickets: Row[];

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  companies = await read(
    `insert into companies (name, slug) select name, 'c-' || n from unnest($1::text[]) with ordinality as named (name, n)
     returning id, name`,
    [NAMES],
  );
  const of = Array.from({ length: 2 * NAMES.length }, () => pick(companies));
  tickets = await read(
    `with added as (
       insert into tickets (company_id, user_id, subject, status)
       select company, (select min(id) from users), subject, (array['open', 'closed'])[1 + n % 2]
       from unnest($1::bigint[], $2::text[]) with ordinality as given (company, subject, n) returning id, code, subject, company_id, user_id
     ) select added.id, concat_ws(' ', code, added.id, subject) as name, companies.name || ' ' || users.name as company
       from added join companies on companies.id = added.company_id join users on users.id = user_id`,
    [of.map(({ id }) => id), of.map(() => words(2))],
  );
});
afterAll(() => api.stop());

const read = async (statement: string, values: unknown[]) =>
  (await api.sql<Row>(statement, values)).map((row) => ({ ...row, id: Number(row.id) }));

/** Lower case without punctuation, each word after a space. */
const plain = (text: string) => ` ${text}`.toLowerCase().replace(/[!-/:-@[-`{-~]/g, '');

/** A search word of one or two letters has to begin a word. */
function has(text: string, q: string): boolean {
  const words = plain(q).split(/\s+/).filter(Boolean);
  return words.length > 0 && words.every((word) => plain(text).includes(word.length < 3 ? ` ${word}` : word));
}

const begins = ({ name }: Row, q: string) => name.toLowerCase().startsWith(q.trim().replace(/\s+/g, ' ').toLowerCase());
const byName = (one: Row, other: Row) =>
  Buffer.compare(Buffer.from(one.name.toLowerCase()), Buffer.from(other.name.toLowerCase())) || one.id - other.id;

/** Reads all pages like the screen. */
async function pageThrough(path: string, size: number): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const { items, total } = (await staff.get(`${path}&size=${size}&page=${page}`)).body;
    ids.push(...items.map(({ id }: Row) => id));
    if (total <= page * size) return ids;
  }
}

const asked = Array.from({ length: 40 }, () => (upTo(3) ? words(2) : pick(NAMES).slice(upTo(4), 5 + upTo(6))));

describe.each(asked.filter((q) => q.trim()))('a search for “%s”', (q) => {
  const query = `q=${encodeURIComponent(q)}`;

  it('finds companies, with names that begin with it first, in both directions', async () => {
    const found = companies.filter(({ name }) => has(name, q)).toSorted(byName);
    for (const [sort, rows] of [['name_asc', found] as const, ['name_desc', found.toReversed()] as const]) {
      const wanted = [...rows.filter((row) => begins(row, q)), ...rows.filter((row) => !begins(row, q))];
      const ids = await pageThrough(`/api/admin/company-list?${query}&sort=${sort}`, 5 + upTo(60));
      expect(ids).toEqual(wanted.map(({ id }) => id));
    }
  });

  it('finds tickets by words of their subject and company, also within one status', async () => {
    const found = tickets.filter((row) => has(`${row.name} ${row.company}`, q)).map(({ id }) => id);
    const first = tickets[0]!.id;
    const open = found.filter((id) => (id - first) % 2 === 1);
    const path = `/api/admin/ticket-list?${query}&sort=date_asc`;
    expect(await pageThrough(path, 20 + upTo(60))).toEqual(found.toSorted((one, other) => one - other));
    expect(await pageThrough(`${path}&status=open`, 20 + upTo(60))).toEqual(open.toSorted((one, other) => one - other));
  });
});
