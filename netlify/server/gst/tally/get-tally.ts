import { sql } from 'drizzle-orm';
import type { FileReply } from '#contracts/endpoint.ts';
import { MASTERS_PER_FILE, VOUCHERS_PER_FILE } from '#contracts/gst/tally.ts';
import { asActor, rows } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Caller } from '../../platform/session.ts';
import { isService, kindOf } from '../document.ts';
import { monthSpan } from '../gstr1/return.ts';
import { documentsIn, documentsWhere, inMonth } from '../read-documents.ts';
import { seller } from '../seller.ts';
import { itemsOf, mastersOf, mastersXml, partiesOf } from './masters.ts';
import { type Receipt, vouchersXml } from './vouchers.ts';

async function readMonth(actor: Caller, month: string) {
  const span = monthSpan(month);
  const [, found, { rows: receipts }] = await asActor(actor, [documentsWhere(inMonth(span)), receiptsIn(span)]);
  return { documents: documentsIn(found).filter(({ is_void }) => !is_void), receipts };
}

/** Payments of the month, with the buyer as on the invoice that they settle. */
const receiptsIn = ({ first, next }: { first: string; next: string }) =>
  rows<Receipt>(sql`
    select r.id::float8, r.received_on::text, r.amount_paise::float8 as bank_paise, r.tds_paise::float8, r.method, r.reference,
      r.bill_to_name, r.bill_to_gstin,
      (select max(i.number) from allocations a join invoices i on i.id = a.invoice_id where a.receipt_id = r.id) as number
    from receipts r
    where r.received_on >= ${first}::date and r.received_on < ${next}::date
    order by r.received_on, r.id`);

/** Numbers of vouchers and masters of a month. */
export async function getTallyMonth(actor: Caller, { month }: { month: string }) {
  const { documents, receipts } = await readMonth(actor, month);
  const goods = documents.flatMap(({ lines }) => lines).filter((line) => !isService(line));
  const notes = documents.filter((document) => kindOf(document).note !== null).length;
  return {
    ...{ sales: documents.length - notes, notes, receipts: receipts.length },
    ...{ parties: partiesOf(documents, receipts).length, items: itemsOf(goods).length },
    files: Math.ceil((documents.length + receipts.length) / VOUCHERS_PER_FILE),
    master_files: Math.ceil(mastersOf(seller, documents, receipts).length / MASTERS_PER_FILE),
  };
}

/** The masters of a month as XML, units and our own ledgers first. 404 for a file that it does not have. */
export async function getTallyMasters(actor: Caller, { month, file }: { month: string; file: number }) {
  const { documents, receipts } = await readMonth(actor, month);
  const part = partOf(mastersOf(seller, documents, receipts), file, MASTERS_PER_FILE);
  return xmlFile(`tally-masters-${month}-${file}`, mastersXml(seller.legalName, part));
}

/** The vouchers of a month as XML, in files of so many. 404 for a file that it does not have. */
export async function getTallyVouchers(actor: Caller, { month, file }: { month: string; file: number }) {
  const { documents, receipts } = await readMonth(actor, month);
  const all = [...documents.map((document) => ({ document })), ...receipts.map((receipt) => ({ receipt }))];
  const part = partOf(all, file, VOUCHERS_PER_FILE);
  const xml = vouchersXml(
    seller.legalName,
    part.flatMap((one) => ('document' in one ? [one.document] : [])),
    part.flatMap((one) => ('receipt' in one ? [one.receipt] : [])),
  );
  return xmlFile(`tally-vouchers-${month}-${file}`, xml);
}

function partOf<Row>(all: Row[], file: number, size: number): Row[] {
  const part = all.slice((file - 1) * size, file * size);
  if (part.length === 0) throw new AppError('not_found', 'This month has nothing for this file.');
  return part;
}

const xmlFile = (name: string, xml: string): FileReply => ({
  ...{ name: `${name}.xml`, type: 'application/xml; charset=utf-8', bytes: new TextEncoder().encode(xml) },
});
