import { type SQL, sql } from 'drizzle-orm';
import { toPaise } from '#contracts/fields/money.ts';
import type { CreateRfq } from '#contracts/quotes/rfqs.ts';
import { companies, users } from '#db/schema/companies.ts';
import { rfqs } from '#db/schema/rfqs.ts';
import { contact } from '#site';
import { mailFrom } from '../mail/mail-row.ts';
import { guard, rows } from '../platform/database.ts';

/** Statements of the batch that writes an RFQ, by its buyer or by staff. */

/** The RFQ that this batch has inserted. */
export const thisRfq = sql<number>`currval('rfqs_id_seq')`;

/** The company's default address, stored with the RFQ, so that a later change of the default does not affect it. */
export const defaultAddress = (company_id: SQL) => sql<number>`(select id from addresses
  where company_id = ${company_id} and archived_at is null order by is_default desc, id limit 1)`;

type Lines = CreateRfq['lines'];

/** Fails with `products` unless all products of the lines are in the company's catalogue. */
export function assertProducts(lines: Lines, company_id: SQL) {
  const ids = [...new Set(lines.flatMap(({ product_id }) => product_id ?? []))];
  // One array parameter, so that an empty list needs no special case.
  return guard(
    'products',
    sql`(select count(*) from products where company_id = ${company_id} and id = any(${sql.param(ids)}::bigint[])) = ${ids.length}`,
  );
}

/** Inserts the lines as one JSON parameter: separate ones would be 16,000 for 2,000 lines. */
export function insertLines(lines: Lines, company_id: SQL) {
  const written = lines.map(({ item, product_id, qty, unit, target_price }, index) => ({
    ...{ line_no: index + 1, item, product_id: product_id ?? null, qty, unit },
    target_price_paise: target_price === null || target_price === undefined ? null : toPaise(target_price),
  }));
  const columns = sql.raw('line_no, item, product_id, qty, unit, target_price_paise');
  return rows(sql`
    insert into rfq_lines (rfq_id, company_id, ${columns}) select ${thisRfq}, ${company_id}, ${columns}
    from json_populate_recordset(null::rfq_lines, ${JSON.stringify(written)}::json)`);
}

// The mails are written by query, because the RFQ's code does not exist before the batch.
const written = sql`from ${rfqs} join ${users} on ${users.id} = ${rfqs.created_by}
  join ${companies} on ${companies.id} = ${rfqs.company_id} where ${rfqs.id} = ${thisRfq}`;
const rfq = { rfq_id: rfqs.id, code: rfqs.code, title: rfqs.title, name: users.name };

/** The mail to the buyer. */
export const mailRfqReceived = () =>
  rows(mailFrom('rfq-received', users.email, { ...rfq, source: rfqs.source }, written));

/** The mail to sales. */
export const mailRfqToSales = () =>
  rows(mailFrom('rfq-for-sales', contact.email, { ...rfq, company: companies.name }, written));
