import { type SQLWrapper, sql } from 'drizzle-orm';
import { bigint, check, customType, index, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core';
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

/** Constants as a list in SQL. */
export const inList = (values: readonly string[]) => sql.raw(`(${values.map((value) => `'${value}'`).join(', ')})`);

/** Refuses any other status. */
export const statusCheck = (table: string, column: SQLWrapper, statuses: readonly string[]) =>
  check(`${table}_status_known`, sql`${column} in ${inList(statuses)}`);

/** `status in (…)`, as the condition of a partial index. */
export const whereStatus = (statuses: readonly string[]) => sql`status in ${inList(statuses)}`;

/** An amount in paise. */
export const paise = () => bigint({ mode: 'number' }).notNull();

/** A quantity of goods: whole for what is counted, up to three decimals for what is measured (decision 034). */
export const quantity = () => numeric({ precision: 13, scale: 3, mode: 'number' });

/** Number of units that a price is for: 1, 100 or 1,000. */
export const pricePer = () => integer().notNull().default(1);

/** Refuses any other number of units. */
export const pricePerCheck = (table: string, column: SQLWrapper) =>
  check(`${table}_price_per`, sql`${column} in (1, 100, 1000)`);

/** The goods, price and tax of a line, with the same columns in quotes, orders and invoices. */
export const pricedLine = () => ({
  sku: text().notNull(),
  name: text().notNull(),
  unit: text().notNull(),
  hsn: text(),
  qty: quantity().notNull(),
  price_paise: paise(),
  price_per: pricePer(),
  /** Discount on the whole line, before tax. */
  discount_paise: paise().default(0),
  gst_rate_bp: integer(),
  taxable_paise: paise(),
  cgst_paise: paise(),
  sgst_paise: paise(),
  igst_paise: paise(),
  total_paise: paise(),
});

type PricedLineColumns = Record<keyof ReturnType<typeof pricedLine>, SQLWrapper>;

/**
 * The value of a quantity at its price, before discount, rounded half up to the paisa, as `goodsValue` has it (decision 034). Times 1, 0.01 or
 * 0.001, because a long quotient is rounded before it is rounded to the paisa.
 */
export const grossOf = (t: Record<'qty' | 'price_paise' | 'price_per', SQLWrapper>) =>
  sql`round(${t.qty} * ${t.price_paise} * (1.0 / ${t.price_per}))`;

const amountChecks = (table: string, t: PricedLineColumns) => [
  check(`${table}_qty`, sql`${t.qty} > 0`),
  pricePerCheck(table, t.price_per),
  check(
    `${table}_total`,
    sql`${t.total_paise} = ${t.taxable_paise} + ${t.cgst_paise} + ${t.sgst_paise} + ${t.igst_paise}`,
  ),
];

/** Checks on the amounts of such a line. */
export const pricedLineChecks = (table: string, t: PricedLineColumns) => [
  ...amountChecks(table, t),
  check(`${table}_taxable`, sql`${t.taxable_paise} = ${grossOf(t)} - ${t.discount_paise}`),
];

/**
 * The same for a part of a line. Parts add up to their line to the paisa, so one of them may differ from its own rounded
 * value: by paise, within the ₹1 that the e-invoice portal tolerates.
 */
export const partLineChecks = (table: string, t: PricedLineColumns) => [
  ...amountChecks(table, t),
  check(`${table}_taxable`, sql`abs(${t.taxable_paise} + ${t.discount_paise} - ${grossOf(t)}) <= 100`),
];

/** Text sorted by its bytes, so that an index can be searched by prefix. */
export const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
