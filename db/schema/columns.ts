import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { bigint, check, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** A row's own number, which the database gives. */
export const rowId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** When the row was written; also what a row begins its other times with. */
export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/**
 * What the desk's searches look through (`text_like` in the database), each word after a space: ` asha rao asha@mill.in`.
 * A column, since the text index asks again of every row that it finds.
 */
export const textKey = (words: () => SQL) => text().generatedAlwaysAs(() => sql`' ' || lower(${words()})`);

/** An amount in paise. */
export const paise = () => bigint({ mode: 'number' }).notNull();

/** The goods, price and tax of a line of a quote, order or invoice, which become one another as they are. */
export const pricedLine = () => ({
  sku: text().notNull(),
  name: text().notNull(),
  unit: text().notNull(),
  hsn: text(),
  qty: integer().notNull(),
  price_paise: paise(),
  /** Off the whole line, before tax. */
  discount_paise: paise().default(0),
  gst_rate_bp: integer(),
  taxable_paise: paise(),
  cgst_paise: paise(),
  sgst_paise: paise(),
  igst_paise: paise(),
  total_paise: paise(),
});

/** What holds of the amounts of such a line. */
export const pricedLineChecks = (table: string, t: Record<keyof ReturnType<typeof pricedLine>, SQLWrapper>) => [
  check(`${table}_qty`, sql`${t.qty} > 0`),
  check(`${table}_taxable`, sql`${t.taxable_paise} = ${t.qty} * ${t.price_paise} - ${t.discount_paise}`),
  check(
    `${table}_total`,
    sql`${t.total_paise} = ${t.taxable_paise} + ${t.cgst_paise} + ${t.sgst_paise} + ${t.igst_paise}`,
  ),
];
