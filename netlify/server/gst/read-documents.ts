import { type SQL, sql } from 'drizzle-orm';
import { rows } from '../platform/database.ts';
import type { DocumentLine, TaxDocument } from './document.ts';

/** Issued documents of a month, in the order of date and number. */
export const inMonth = ({ first, next }: { first: string; next: string }) =>
  sql`i.date >= ${first}::date and i.date < ${next}::date`;

type LineCells = [
  ...[
    line_no: number,
    name: string,
    hsn: string | null,
    unit: string,
    qty: number,
    price: number,
    per: number,
    discount: number,
  ],
  ...[rate: number | null, taxable: number, cgst: number, sgst: number, igst: number, moves_goods: boolean],
];

/** A document with its lines as lists: their names, repeated for each line, would double the answer of a long month. */
export type DocumentRow = Omit<TaxDocument, 'lines'> & { lines: LineCells[] };

/** The documents in the answer of `documentsWhere`. */
export const documentsIn = ({ rows: found }: { rows: DocumentRow[] }): TaxDocument[] =>
  found.map((row) => ({ ...row, lines: row.lines.map(lineOf) }));

function lineOf(cells: LineCells): DocumentLine {
  const [line_no, name, hsn, unit, qty, price_paise, price_per, discount_paise, gst_rate_bp, ...rest] = cells;
  const [taxable_paise, cgst_paise, sgst_paise, igst_paise, moves_goods] = rest;
  return {
    ...{ line_no, name, hsn, unit, qty, price_paise, price_per, discount_paise, gst_rate_bp },
    ...{ taxable_paise, cgst_paise, sgst_paise, igst_paise, moves_goods },
  };
}

/** Issued documents with their lines, for staff. A note's line may change the value only: no goods come back. */
export function documentsWhere(condition: SQL) {
  return rows<DocumentRow>(sql`
    select i.id::float8, i.number, i.date::text, i.kind, i.company_id::float8, i.irn, c.gst_number as company_gstin,
      i.status = 'cancelled' and not exists (select from invoices note where note.credits_id = i.id)
        or i.irn_cancelled_at is not null or o.irn_cancelled_at is not null as is_void,
      i.needs_irn and i.irn is null as awaits_irn,
      case when o.id is not null then
        json_build_object('number', o.number, 'date', o.date, 'amount_paise', o.amount_paise) end as original,
      i.bill_to_name, i.bill_to_address, i.bill_to_state, i.bill_to_gstin, i.ship_to, i.ship_to_gstin, i.po_number, i.po_date::text,
      i.place_of_supply, i.is_sez, a.country <> 'India' as is_export, ${paiseOf('i', 'taxable', 'cgst', 'sgst', 'igst', 'round_off', 'amount')},
      (select ${lineCells('l', sql`not l.value_only`)}
        from invoice_lines l where l.invoice_id = i.id) as lines
    from invoices i
    join companies c on c.id = i.company_id
    join orders on orders.id = i.order_id
    join addresses a on a.id = orders.ship_address_id
    left join invoices o on o.id = coalesce(i.credits_id, i.debits_id)
    where i.status <> 'draft' and ${condition}
    order by i.date, i.id`);
}

/** Columns of paise of a table as numbers. */
export const paiseOf = (table: string, ...names: string[]) =>
  sql.raw(names.map((name) => `${table}.${name}_paise::float8 as ${name}_paise`).join(', '));

const CELLS = [
  ...['line_no', 'name', 'hsn', 'unit', 'qty', 'price_paise', 'price_per', 'discount_paise', 'gst_rate_bp'],
  ...['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise'],
];

/** The lines of a document as lists, in the order of `LineCells`. */
export const lineCells = (table: string, movesGoods: SQL) => {
  const cells = sql.raw(CELLS.map((name) => `${table}.${name}`).join(', '));
  const lineNo = sql.raw(`${table}.line_no`);
  return sql`coalesce(json_agg(json_build_array(${cells}, ${movesGoods}) order by ${lineNo}), '[]')`;
};
