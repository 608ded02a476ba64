/** Times ageing and statements with many open items, at the function, next to the floor: `npm run bench:receivables`. */
import { fill } from './data.ts';
import { openDesk } from './desk-calls.ts';
import { measure, table } from './measure.ts';
import { fillReceivables } from './receivable-data.ts';
import { startBench } from './stack.ts';

/** Open invoices; as many settled ones come with them. */
const ITEMS = Number(process.env.BENCH_ITEMS ?? 50_000);
/** Number of timed runs of each call. */
const TURNS = Number(process.env.BENCH_TURNS ?? 200);

const say = (line: string) => process.stdout.write(`${line}\n`);
console.log = () => {};

/** The date so many days ago, in India. */
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });

say(`Filling ${ITEMS.toLocaleString('en-IN')} open items …`);
let companies = { largest: 0, ordinary: 0 };
const stack = await startBench(async (client) => {
  await fill(client, 1000);
  companies = await fillReceivables(client, ITEMS);
  await client.query('vacuum analyze');
});
try {
  const { ask, floors } = await openDesk(stack);
  const { largest, ordinary } = companies;
  const period = `from=${daysAgo(30)}&to=${daysAgo(0)}`;
  say(`${TURNS} calls each, one at a time.\n`);
  const cases = [
    ...floors,
    ask('ageing', '/api/admin/receivable-list'),
    ask('ageing by over 90 days', '/api/admin/receivable-list?sort=over_90_desc'),
    ask('ageing, searched', '/api/admin/receivable-list?q=works%20777'),
    ask('ageing 30 days ago', `/api/admin/receivable-list?as_on=${daysAgo(30)}`),
    ask('open items of a company', `/api/admin/receivable-get?id=${ordinary}`),
    ask('open items of the largest', `/api/admin/receivable-get?id=${largest}`),
    ask('statement of a company, a year', `/api/admin/statement-get?id=${ordinary}&from=${daysAgo(365)}`),
    ask('statement of the largest, a month', `/api/admin/statement-get?id=${largest}&${period}`),
  ];
  say(table(await measure(cases, TURNS)));
} finally {
  await stack.stop();
}
