/** Times the admin lists with many rows, at the function, next to the floor of the same run: `npm run bench:desk`. */
import { CATEGORY, fill } from './data.ts';
import { fillAdminLists } from './admin-data.ts';
import { openDesk } from './desk-calls.ts';
import { type Case, measure, table } from './measure.ts';
import { startBench } from './stack.ts';

/** Rows of each list. */
const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
/** Number of timed runs of each call. */
const TURNS = Number(process.env.BENCH_TURNS ?? 200);
/** Only the calls whose name this matches, to repeat some of them. */
const CALLS = new RegExp(process.env.BENCH_CALLS ?? '');
/** A page in the middle of a list's count. */
const DEEP = 'page=200';

const say = (line: string) => process.stdout.write(`${line}\n`);
console.log = () => {};

/** The date on which the benchmark fills its lists. */
const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
const TODAY = `from=${today}&to=${today}`;

/** The queries of each list, by its call. */
const LISTS: Record<string, string[]> = {
  dashboard: [''],
  'products-list': [
    ...[
      '',
      DEEP,
      'company_id=1',
      `category=${encodeURIComponent(CATEGORY)}`,
      'status=discontinued',
      'status=active&sort=name_asc',
    ],
    ...['sort=price_desc', 'sort=stock_asc', 'stock=low', 'company_id=1&sort=name_asc', 'q=bearing', 'q=BRG'],
  ],
  'company-list': ['', DEEP, 'sort=name_desc', 'sort=added_desc', 'q=steel', 'q=forge 99999', 'q=works 9999'],
  'customer-list': ['', DEEP, 'sort=name_desc', 'state=enabled', 'q=person 77', 'q=person 777'],
  'order-list': [
    ...['', DEEP, 'status=placed', 'sort=total_desc', 'company_id=10', TODAY, `status=not+cancelled&${TODAY}`],
    ...['owner=me', 'owner=none', 'owner=me&status=open', 'owner=none&status=placed'],
    ...['q=PO-777', 'q=steel', 'q=mills 777', 'status=placed&q=steel', 'company_id=10&q=steel'],
  ],
  'rfq-list': [
    '',
    DEEP,
    'sort=date_asc',
    'status=open',
    'owner=me&status=waiting',
    'owner=none&status=waiting',
    TODAY,
    'company_id=10',
    'q=valves',
    'q=valves 777',
    'q=RFQ-777',
  ],
  'invoice-list': ['', DEEP, 'status=open', 'status=overdue', 'sort=amount_desc', 'company_id=10', 'q=PS/2627/0077'],
  'invoice-queue': ['', DEEP, 'sort=date_desc', 'company_id=10', 'q=SHP-77777', 'q=AWB77777', 'q=steel', 'q=mills 777'],
  'ticket-list': [
    '',
    DEEP,
    'owner=me&status=open',
    'owner=none',
    'status=open',
    'status=open&sort=date_asc',
    'q=boxes',
    'q=boxes 777',
  ],
  'enquiry-list': ['', DEEP, 'sort=date_asc', 'handled=no', 'q=visitor 77'],
  'message-list': ['', DEEP, 'sort=date_asc', 'q=writer 777'],
  'application-list': [
    '',
    DEEP,
    'sort=name_asc',
    `sort=name_desc&${DEEP}`,
    'job=PS-JD002&sort=name_asc',
    'q=applicant 777',
  ],
  'audit-list': ['', DEEP, 'sort=date_asc', 'entity=orders', 'q=777', 'who=person 7777', 'entity=products&who=person'],
  'subscriber-list': ['', DEEP, 'sort=email_asc', 'state=confirmed', 'state=confirmed&sort=email_desc', 'q=s777'],
  'registration-list': [
    ...['', DEEP, 'sort=name_asc', 'webinar=webinar-7', 'webinar=webinar-7&sort=name_asc', 'q=guest 77'],
  ],
  'outbox-list': ['', DEEP, 'sort=next_asc', 'state=failing'],
  'sent-mail-list': ['', DEEP],
};

say(`Filling each list with ${ROWS.toLocaleString('en-IN')} rows …`);
const stack = await startBench(async (client) => {
  await fill(client, ROWS);
  await fillAdminLists(client, ROWS);
  await client.query('vacuum analyze');
});
try {
  const { ask, floors } = await openDesk(stack);
  const lists = Object.entries(LISTS).flatMap(([list, queries]) =>
    queries.map((query) => ask(`${list} ${query}`, `/api/admin/${list}?${query}`)),
  );
  const known: Case[] = [];
  for (const each of lists) {
    if (CALLS.test(each.name) && (await each.call()).status !== 404) known.push(each);
  }
  say(`${TURNS} calls each, one at a time.\n`);
  say(table(await measure([...floors, ...known], TURNS)));
} finally {
  await stack.stop();
}
