import { type SQLWrapper, sql } from 'drizzle-orm';
import { bigint, check, customType, index, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { statusesOf } from '#contracts/life-cycle.ts';

/** A row's id, assigned by the database. */
export const rowId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Time of the insert; also for other times that start with it. */
export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** Text to search the row by in lists, generated from its own columns, given as SQL. */
export const ownSearchText = (...columns: string[]) =>
  text().generatedAlwaysAs(sql.raw(`searchable(${columns.join(', ')})`));

/** The same, written by a trigger because it includes names or numbers of other records. */
export const searchText = () => text().notNull().default('');

/** Words with their places; written and compared as text. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The index of such a column. `fastupdate` is off, because each search would have to read the pending list. */
export const searchIndex = (name: string, column: SQLWrapper) =>
  index(name)
    .using('gin', sql`${column} gin_trgm_ops`)
    .with({ fastupdate: false });

/** The status of a record, from the table in `src/contracts/<noun>/states.ts`. */
export const statusColumn = <Status extends string>(states: Readonly<Record<Status, unknown>>) =>
  text({ enum: statusesOf(states) });

const inList = (statuses: readonly string[]) => sql.raw(`(${statuses.map((status) => `'${status}'`).join(', ')})`);

/** Refuses any other status. */
export const statusCheck = (table: string, column: SQLWrapper, statuses: readonly string[]) =>
  check(`${table}_status_known`, sql`${column} in ${inList(statuses)}`);

/** `status in (…)`, as the condition of a partial index. */
export const whereStatus = (statuses: readonly string[]) => sql`status in ${inList(statuses)}`;

/** An amount in paise. */
export const paise = () => bigint({ mode: 'number' }).notNull();

/** The goods, price and tax of a line, with the same columns in quotes, orders and invoices. */
export const pricedLine = () => ({
  sku: text().notNull(),
  name: text().notNull(),
  unit: text().notNull(),
  hsn: text(),
  qty: integer().notNull(),
  price_paise: paise(),
  /** Discount on the whole line, before tax. */
  discount_paise: paise().default(0),
  gst_rate_bp: integer(),
  taxable_paise: paise(),
  cgst_paise: paise(),
  sgst_paise: paise(),
  igst_paise: paise(),
  total_paise: paise(),
});

/** Checks on the amounts of such a line. */
export const pricedLineChecks = (table: string, t: Record<keyof ReturnType<typeof pricedLine>, SQLWrapper>) => [
  check(`${table}_qty`, sql`${t.qty} > 0`),
  check(`${table}_taxable`, sql`${t.taxable_paise} = ${t.qty} * ${t.price_paise} - ${t.discount_paise}`),
  check(
    `${table}_total`,
    sql`${t.total_paise} = ${t.taxable_paise} + ${t.cgst_paise} + ${t.sgst_paise} + ${t.igst_paise}`,
  ),
];
