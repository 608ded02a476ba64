/**
 * Asks the catalogue of each demo company the queries of queries.csv, as its buyer, and prints how many have an expected
 * item among the first three results: `npm run bench:relevance`. Asserts nothing.
 */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { listCatalogEndpoint } from '#contracts/catalog/list.ts';
import { csvRows } from '#contracts/fields/read-csv.ts';
import { CompanyKey, readPeople } from '#db/seed/companies.ts';
import { DEMO_PASSWORD, seedDemo } from '#db/seed/run.ts';
import { seedWith } from '#local/demo.ts';
import { startBench } from '../stack.ts';

/** A hit is an expected item among this many results. */
const FIRST = 3;
/** Goods that no company stocks: what the search shows is listed, not scored. */
const ABSENT = 'absent';

const Query = z.tuple([
  CompanyKey,
  z.string().min(1),
  z.string().min(1),
  /** SKUs; any one of them is a hit. */
  z.string().transform((skus) => skus.split('|').filter(Boolean)),
]);

const say = (line: string) => process.stdout.write(`${line}\n`);
// The functions log each call here.
console.log = () => {};

const [, ...rows] = csvRows(readFileSync(new URL('queries.csv', import.meta.url), 'utf8'), ',');
const queries = rows.map(({ cells }) => Query.parse(cells));
const stack = await startBench((_client, ownerUrl) => seedDemo(ownerUrl, seedWith));
try {
  await run();
} finally {
  await stack.stop();
}

async function run(): Promise<void> {
  const tokens = new Map<CompanyKey, string>();
  for (const company of CompanyKey.options) tokens.set(company, await signIn(company));
  const scores = new Map<string, { hits: number; of: number }>();
  const misses: string[] = [];
  const absent: string[] = [];
  for (const [company, query, kind, expected] of queries) {
    const { skus, total } = await search(tokens.get(company)!, query);
    const came = `${company} ${kind} "${query}" → ${skus.join(', ') || 'nothing'}`;
    if (kind === ABSENT) {
      absent.push(`${came} (${total})`);
      continue;
    }
    const isHit = skus.some((sku) => expected.includes(sku));
    if (!isHit) misses.push(`${came}; expected ${expected.join(' or ')}`);
    for (const name of [kind, 'total']) {
      const { hits, of } = scores.get(name) ?? { hits: 0, of: 0 };
      scores.set(name, { hits: hits + Number(isHit), of: of + 1 });
    }
  }
  const { total, ...kinds } = Object.fromEntries(scores);
  say(['Misses:', ...misses, '', 'Absent goods, not scored:', ...absent, ''].join('\n'));
  for (const [kind, { hits, of }] of [...Object.entries(kinds), ['total', total!] as const])
    say(`${kind.padEnd(10)} ${`${hits} of ${of}`.padStart(10)} ${`${((100 * hits) / of).toFixed(0)}%`.padStart(5)}`);
}

async function signIn(company: CompanyKey): Promise<string> {
  const { email } = readPeople().find((person) => person.company === company)!;
  const body = JSON.stringify({ email, password: DEMO_PASSWORD });
  const headers = { 'content-type': 'application/json' };
  return (await (await fetch(`${stack.url}/api/login`, { method: 'POST', headers, body })).json()).token;
}

async function search(token: string, q: string): Promise<{ skus: string[]; total: number }> {
  const address = `${stack.url}${listCatalogEndpoint.path}?${new URLSearchParams({ q, size: String(FIRST) })}`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`"${q}": ${response.status} ${await response.text()}`);
  const { items, total } = listCatalogEndpoint.reply.parse(await response.json());
  return { skus: items.map(({ sku }) => sku), total };
}
