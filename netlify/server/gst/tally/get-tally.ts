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
import type { Journal, Receipt } from './money-vouchers.ts';
import { vouchersXml } from './vouchers.ts';

type Span = ReturnType<typeof monthSpan>;

async function readMonth(actor: Caller, month: string) {
  const span = monthSpan(month);
  const [, found, { rows: receipts }, { rows: journals }] = await asActor(actor, [
    documentsWhere(inMonth(span)),
    receiptsIn(span),
    journalsIn(span),
  ]);
  return { documents: documentsIn(found).filter(({ is_void }) => !is_void), receipts, journals };
}

/** Allocations of the month in which their receipt was received: they are part of its voucher, which later months do not change. */
const isWithReceipt = sql`date_trunc('month', a.allocated_on) = date_trunc('month', r.received_on)`;

/** Bank entries of the month with what they settle in it. */
const receiptsIn = ({ first, next }: Span) =>
  rows<Receipt>(sql`
    select r.id::float8, r.number, r.received_on::text, r.amount_paise::float8 as bank_paise, r.tds_paise::float8, r.method,
      r.reference, r.bill_to_name, r.bill_to_gstin, (
        select coalesce(json_agg(json_build_object('number', number, 'paise', paise) order by number), '[]') from (
          select i.number, sum(a.amount_paise)::float8 as paise from allocations a join invoices i on i.id = a.invoice_id
          where a.receipt_id = r.id and ${isWithReceipt} group by i.number having sum(a.amount_paise) <> 0) as bill) as bills
    from receipts r
    where r.received_on >= ${first}::date and r.received_on < ${next}::date
    order by r.received_on, r.id`);

/** Money allocated in a later month than it was received, adjusted credit balances and write-offs of the month. */
const journalsIn = ({ first, next }: Span) =>
  rows<Journal>(sql`
    select a.id::float8, a.allocated_on::text, i.number, a.amount_paise::float8 as paise, a.reason is not null as is_write_off,
      i.bill_to_name, i.bill_to_gstin
    from allocations a join invoices i on i.id = a.invoice_id left join receipts r on r.id = a.receipt_id
    where a.allocated_on >= ${first}::date and a.allocated_on < ${next}::date and (r.id is null or not ${isWithReceipt})
    order by a.allocated_on, a.id`);

/** Numbers of vouchers and masters of a month. */
export async function getTallyMonth(actor: Caller, { month }: { month: string }) {
  const { documents, receipts, journals } = await readMonth(actor, month);
  const money = [...receipts, ...journals];
  const goods = documents.flatMap(({ lines }) => lines).filter((line) => !isService(line));
  const notes = documents.filter((document) => kindOf(document).note !== null).length;
  return {
    ...{ sales: documents.length - notes, notes, receipts: receipts.length, journals: journals.length },
    ...{ parties: partiesOf(documents, money).length, items: itemsOf(goods).length },
    files: Math.ceil((documents.length + money.length) / VOUCHERS_PER_FILE),
    master_files: Math.ceil(mastersOf(seller, documents, money).length / MASTERS_PER_FILE),
  };
}

/** The masters of a month as XML, units and our own ledgers first. 404 for a file that it does not have. */
export async function getTallyMasters(actor: Caller, { month, file }: { month: string; file: number }) {
  const { documents, receipts, journals } = await readMonth(actor, month);
  const part = partOf(mastersOf(seller, documents, [...receipts, ...journals]), file, MASTERS_PER_FILE);
  return xmlFile(`tally-masters-${month}-${file}`, mastersXml(seller.legalName, part));
}

/** The vouchers of a month as XML, in files of so many. 404 for a file that it does not have. */
export async function getTallyVouchers(actor: Caller, { month, file }: { month: string; file: number }) {
  const { documents, receipts, journals } = await readMonth(actor, month);
  const all = [
    ...documents.map((document) => ({ document })),
    ...receipts.map((receipt) => ({ receipt })),
    ...journals.map((journal) => ({ journal })),
  ];
  const part = partOf(all, file, VOUCHERS_PER_FILE);
  const xml = vouchersXml(
    seller.legalName,
    part.flatMap((one) => ('document' in one ? [one.document] : [])),
    part.flatMap((one) => ('receipt' in one ? [one.receipt] : [])),
    part.flatMap((one) => ('journal' in one ? [one.journal] : [])),
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
