import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BANK_LINE_STATES } from '#contracts/bank/states.ts';
import { IMPORT_STATES } from '#contracts/catalog/states.ts';
import { INVOICE_STATES, STORED_INVOICE_STATUSES } from '#contracts/invoices/states.ts';
import { type State, statusesOf } from '#contracts/life-cycle.ts';
import { ORDER_STATES, RETURN_STATES, SHIPMENT_STATES } from '#contracts/orders/states.ts';
import { PAYMENT_ADVICE_STATES } from '#contracts/receipts/states.ts';
import { QUOTE_STATES, RFQ_STATES } from '#contracts/quotes/states.ts';
import { TICKET_STATES } from '#contracts/support/states.ts';
import { PURCHASE_ORDER_STATES, STOCK_COUNT_STATES } from '#contracts/stores/states.ts';
import { APPLICATION_STATES } from '#contracts/visitors/states.ts';

/** Compares statuses in SQL, which the compiler does not check, with the tables (docs/decisions/024). */

/** Statuses that the database stores; an invoice's `overdue` is derived. */
const tables: Record<string, Record<string, State>> = {
  ...{ orders: ORDER_STATES, shipments: SHIPMENT_STATES, returns: RETURN_STATES },
  ...{ rfqs: RFQ_STATES, quotes: QUOTE_STATES },
  invoices: Object.fromEntries(STORED_INVOICE_STATUSES.map((status) => [status, INVOICE_STATES[status]])),
  ...{ tickets: TICKET_STATES, applications: APPLICATION_STATES, imports: IMPORT_STATES },
  'bank lines': BANK_LINE_STATES,
  'payment advices': PAYMENT_ADVICE_STATES,
  'purchase orders': PURCHASE_ORDER_STATES,
  'stock counts': STOCK_COUNT_STATES,
};
const actors = ['buyer', 'staff', 'system'] as const;

interface NamedSet {
  name: string;
  statuses: string[];
}

/** Every set defined by a table: statuses with a property, statuses that an actor creates, sets or leaves, and the complements. */
function setsOf(table: string): NamedSet[] {
  const states = tables[table]!;
  const all = statusesOf(states);
  const where = (name: string, holds: (state: State, status: string) => unknown) => {
    const statuses = all.filter((status) => holds(states[status]!, status));
    const others = all.filter((status) => !statuses.includes(status));
    return [
      { name: `${table}: ${name}`, statuses },
      { name: `${table}: not ${name}`, statuses: others },
    ];
  };
  const isSetBy = (who: (typeof actors)[number], status: string) =>
    Object.values(states).some(({ to }) => to[who]?.includes(status));
  const properties = new Set(Object.values(states).flatMap((state) => Object.keys(state)));
  return [
    ...[...properties]
      .filter((name) => /^(is|needs)[A-Z]/.test(name))
      .flatMap((name) => where(name, (state) => name in state)),
    ...actors.flatMap((who) => [
      ...where(`created by ${who}`, ({ createdBy }) => createdBy?.includes(who)),
      ...where(`left by ${who}`, ({ to }) => to[who]?.length),
      ...where(`created or set by ${who}`, ({ createdBy }, status) => createdBy?.includes(who) || isSetBy(who, status)),
      ...where(`set by ${who}`, (_, status) => isSetBy(who, status)),
    ]),
  ];
}

const sets = Object.keys(tables).flatMap(setsOf);
const known = new Set(Object.values(tables).flatMap(statusesOf));
const literals = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, literal]) => literal!);

/** Matches of a pattern in files, with their positions. */
function findAll(files: string[], pattern: RegExp) {
  return files.flatMap((file) => {
    // A quote in an SQL string is doubled.
    const text = readFileSync(file, 'utf8').replaceAll("''", "'");
    return [...text.matchAll(pattern)].map((match) => ({
      place: `${file}:${text.slice(0, match.index).split('\n').length}`,
      statuses: literals(match[1]!),
    }));
  });
}

const sqlFiles = globSync('db/sql/**/*.sql');
const sources = globSync('{db,netlify}/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
const LIST = /\b\w*status (?:not )?in\s*(\([^()]*'[^()]*\))/g;
const SINGLE = /\bstatus (?:=|<>)\s*('[^']+')/g;

/** The difference between a list and the nearest set. */
function differenceFrom(list: string[]): string {
  const differences = sets.map(({ name, statuses }) => {
    const missing = statuses.filter((status) => !list.includes(status));
    const extra = list.filter((status) => !statuses.includes(status));
    return { size: missing.length + extra.length, text: `closest to “${name}”: add [${missing}], drop [${extra}]` };
  });
  return differences.sort((a, b) => a.size - b.size)[0]!.text;
}

const isSame = (one: string[], other: string[]) =>
  one.length === other.length && one.every((status) => other.includes(status));

describe('SQL', () => {
  it('has only statuses of the tables', () => {
    const found = [...findAll(sqlFiles, SINGLE), ...findAll(sqlFiles, LIST), ...findAll(sources, SINGLE)];
    expect(found.length).toBeGreaterThan(50);
    const unknown = found.flatMap(({ place, statuses }) =>
      statuses.filter((status) => !known.has(status)).map((status) => `${place}: no table has “${status}”`),
    );
    expect(unknown).toEqual([]);
  });

  it('lists only sets of statuses that a table defines', () => {
    const lists = findAll(sqlFiles, LIST);
    expect(lists.length).toBeGreaterThan(5);
    const wrong = lists.filter(({ statuses }) => !sets.some((set) => isSame(set.statuses, statuses)));
    expect(wrong.map(({ place, statuses }) => `${place}: ${differenceFrom(statuses)}`)).toEqual([]);
  });

  it('can give a packed order every status that follows from its shipments', () => {
    const text = readFileSync('netlify/server/orders/follow-shipments.ts', 'utf8');
    const stage = /const stageOf =[^;]*;/.exec(text)![0];
    const stages = [...stage.matchAll(/(?:then|else) ('[^']+')/g)].flatMap(([, literal]) => literals(literal!));
    const byReturns = ['return requested', 'returned'];
    const expected = ORDER_STATES.packed.to.system!.filter((status) => !byReturns.includes(status));
    expect(stages.sort()).toEqual([...expected].sort());
  });
});

describe('TypeScript', () => {
  it('has no lists of statuses, because the tables define them', () => {
    const inSql = findAll(sources, LIST);
    const inQueries = findAll(sources, /[sS]tatus, (\[\s*'[^\]]*\])/g);
    expect([...inSql, ...inQueries].map(({ place }) => place)).toEqual([]);
  });
});

describe('a table', () => {
  it.each(Object.entries(tables))('of %s has no unreachable status', (_, states) => {
    const reached = new Set(Object.values(states).flatMap(({ to }) => Object.values(to).flat()));
    expect(statusesOf(states).filter((status) => !reached.has(status) && !states[status]!.createdBy)).toEqual([]);
  });
});
