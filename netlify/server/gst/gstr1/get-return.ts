import { sql } from 'drizzle-orm';
import type { FileReply } from '#contracts/endpoint.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { GSTR1_PAGE_SIZE, GSTR1_TABLES, type Gstr1Table, MAX_CHECKS_SHOWN } from '#contracts/gst/returns.ts';
import { csvFile } from '../../platform/csv.ts';
import { asActor, rows } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Caller } from '../../platform/session.ts';
import type { Amounts } from '../document.ts';
import { jsonFile } from '../json-file.ts';
import { documentsIn, documentsWhere, inMonth } from '../read-documents.ts';
import { seller } from '../seller.ts';
import { checkReturn } from './checks.ts';
import { filesOf, gstr1Json } from './json.ts';
import { gstr1Of, monthSpan } from './return.ts';
import { type LastNumber, VOUCHER_NATURES } from './series.ts';
import { sheetOf, totalsOf } from './tables.ts';

const TABLES = Object.keys(GSTR1_TABLES) as Gstr1Table[];

/** The month's documents, its return and the checks. */
async function readReturn(actor: Caller, month: string) {
  const span = monthSpan(month);
  const [, found, { rows: before }, { rows: vouchers }] = await asActor(actor, [
    documentsWhere(inMonth(span)),
    lastNumbers(span),
    vouchersIn(span),
  ]);
  const documents = documentsIn(found);
  const numbered = vouchers.map(({ number, is_refund, is_void }) => ({
    ...{ number, is_void, nature: VOUCHER_NATURES[is_refund ? 'refund' : 'receipt'] },
  }));
  const gstr1 = gstr1Of(seller, month, documents, before, numbered);
  return { documents, gstr1, checks: checkReturn(seller, documents, gstr1) };
}

/** The highest number of each series before the month, in its financial year, to notice a gap at its start. */
const lastNumbers = ({ first, yearFirst }: { first: string; yearFirst: string }) =>
  rows<LastNumber>(sql`
    select substring(number from '^(.*?)[0-9]+$') as prefix, max(substring(number from '[0-9]+$')::float8) as serial
    from (select number, date from invoices union all select number, received_on from receipts) as issued
    where date >= ${yearFirst}::date and date < ${first}::date and number ~ '[0-9]$' group by 1`);

/** The month's receipt vouchers and refund vouchers (CGST Rules r. 50, 51); a reversed one counts as cancelled. */
const vouchersIn = ({ first, next }: { first: string; next: string }) =>
  rows<{ number: string; is_refund: boolean; is_void: boolean }>(sql`
    select r.number, r.refunds_id is not null as is_refund,
      exists (select 1 from receipts reversal where reversal.reverses_id = r.id) as is_void
    from receipts r where r.number is not null and r.received_on >= ${first}::date and r.received_on < ${next}::date`);

const rupeesOf = ({ taxable_paise, igst_paise, cgst_paise, sgst_paise }: Amounts) => ({
  ...{ taxable: toRupees(taxable_paise), igst: toRupees(igst_paise) },
  ...{ cgst: toRupees(cgst_paise), sgst: toRupees(sgst_paise) },
});

/** GSTR-1 of a month: the totals of its tables, and what to correct before it is filed. */
export async function getReturn(actor: Caller, { month }: { month: string }) {
  const { documents, gstr1, checks } = await readReturn(actor, month);
  const errors = checks.filter(({ level }) => level === 'error').length;
  return {
    month,
    documents: documents.length,
    ...{ errors, warnings: checks.length - errors, checks: checks.slice(0, MAX_CHECKS_SHOWN) },
    tables: TABLES.map((table) => ({
      ...{ table, rows: sheetOf(gstr1, table).rows.length },
      ...rupeesOf(totalsOf(gstr1, table)),
    })),
    totals: rupeesOf(gstr1.totals),
    files: filesOf(gstr1),
  };
}

/** A page of one table. */
export async function getReturnTable(actor: Caller, query: { month: string; table: Gstr1Table; page: number }) {
  const { gstr1 } = await readReturn(actor, query.month);
  const { columns, rows: all } = sheetOf(gstr1, query.table);
  const from = (query.page - 1) * GSTR1_PAGE_SIZE;
  return { columns, rows: all.slice(from, from + GSTR1_PAGE_SIZE), total: all.length };
}

/** A table as a CSV. */
export async function exportReturnTable(actor: Caller, { month, table }: { month: string; table: Gstr1Table }) {
  const { gstr1 } = await readReturn(actor, month);
  const { columns, rows: all } = sheetOf(gstr1, table);
  return csvFile(
    `gstr1-${month}-${table}`,
    columns.map(({ label }, at) => [label, ({ cells }: (typeof all)[number]) => cells[at]] as const),
    all,
  );
}

/** The return as the portal's JSON. 404 for a file that it does not have, 409 while checks fail. */
export async function getReturnJson(
  actor: Caller,
  { month, file }: { month: string; file: number },
): Promise<FileReply> {
  const { gstr1, checks } = await readReturn(actor, month);
  const errors = checks.filter(({ level }) => level === 'error');
  if (errors.length > 0) {
    const [{ number, message }] = errors as [(typeof errors)[number]];
    throw new AppError('conflict', `Correct ${errors.length} errors first, for example ${number}: ${message}`);
  }
  const files = filesOf(gstr1);
  if (file > files) throw new AppError('not_found', `This return has ${files} files.`);
  const name = files === 1 ? `GSTR1-${seller.gstin}-${month}` : `GSTR1-${seller.gstin}-${month}-${file}`;
  return jsonFile(name, gstr1Json(seller, gstr1, file));
}
