import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FileReply } from '#contracts/endpoint.ts';
import type { SellerDetails } from '#contracts/invoices/seller-details.ts';
import { invoices } from '#db/schema/invoices.ts';
import { orders } from '#db/schema/orders.ts';
import { allocations, receipts } from '#db/schema/receipts.ts';
import { type ReceiptSheet, renderReceipt } from '../../../src/print/receipt-sheet.ts';
import { sellerDetailsAt } from '../invoices/seller-details.ts';
import { asActor, asSystem, db, myCompany } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';

/** A receipt or refund voucher as a PDF. 404 for an unknown id and for an entry without a number. */
export async function getAdminReceiptPdf(actor: Caller, id: number) {
  return printReceipt(actor, id);
}

/** The same for the caller's company. 404 for another company's. */
export async function getReceiptPdf(actor: Caller, id: number) {
  return printReceipt(actor, id, eq(receipts.company_id, myCompany));
}

const original = alias(receipts, 'original');

/** Columns of a voucher: buyers may not read all. */
const columns = {
  ...{ number: receipts.number, received_on: receipts.received_on, method: receipts.method },
  ...{ reference: receipts.reference, amount_paise: receipts.amount_paise, tds_paise: receipts.tds_paise },
  ...{ unallocated_paise: receipts.unallocated_paise, bill_to_name: receipts.bill_to_name },
  ...{ bill_to_address: receipts.bill_to_address, bill_to_gstin: receipts.bill_to_gstin },
  ...{ bill_to_state: receipts.bill_to_state, reverses_id: receipts.reverses_id },
};

/** Goods of an order as they are named on a voucher (CGST Rules r. 50(e)): at most three, and how many more. */
const goodsOf = sql<string>`(
  select string_agg(name, '; ' order by line_no) filter (where at <= 3)
    || case when max(at) > 3 then '; and ' || max(at) - 3 || ' more' else '' end
  from (select name, line_no, row_number() over (order by line_no) as at from order_lines l
    where l.order_id = orders.id and l.kind = 'goods') as goods)`;

async function printReceipt(actor: Caller, id: number, mine?: SQL): Promise<FileReply> {
  const [, ...read] = await asActor(actor, receiptToPrint(id, mine));
  return printed(read, id);
}

/** Mails about money that have the voucher of their entry. */
const WITH_VOUCHER = ['receipt-recorded', 'payment-received', 'advance-refunded'];

/** Adds the voucher to a mail's payload. Printed when the mail is sent, so that it shows a reversal in the meantime. */
export async function withReceiptPdf(kind: string, payload: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { receipt_id } = payload;
  if (!WITH_VOUCHER.includes(kind) || typeof receipt_id !== 'number') return payload;
  const { name, bytes } = await printed(await asSystem(receiptToPrint(receipt_id)), receipt_id);
  return { ...payload, pdf: { filename: name, base64: Buffer.from(bytes).toString('base64') } };
}

/** Three queries: an entry with its order and our details, what it settles, and its reversal and refunds. */
function receiptToPrint(id: number, mine?: SQL) {
  return [
    db
      .select({
        receipt: columns,
        original: { id: original.id, number: original.number, received_on: original.received_on },
        order: { id: orders.id, po_number: orders.po_number, place_of_supply: orders.ship_state, goods: goodsOf },
        seller: sellerDetailsAt(sql`receipts.created_at`),
      })
      .from(receipts)
      .leftJoin(original, eq(original.id, receipts.refunds_id))
      .leftJoin(orders, eq(orders.id, receipts.order_id))
      .where(and(eq(receipts.id, id), mine)),
    db
      .select({
        ...{ number: invoices.number, date: invoices.date },
        paise: sql<number>`sum(${allocations.amount_paise})::float8`,
      })
      .from(allocations)
      .innerJoin(invoices, eq(invoices.id, allocations.invoice_id))
      .where(
        inArray(
          allocations.receipt_id,
          db
            .select({ id: receipts.id })
            .from(receipts)
            .where(sql`${receipts.id} = ${id} or ${receipts.reverses_id} = ${id}`),
        ),
      )
      .groupBy(invoices.id)
      .having(sql`sum(${allocations.amount_paise}) <> 0`)
      .orderBy(invoices.id),
    db
      .select({ amount_paise: receipts.amount_paise, tds_paise: receipts.tds_paise, reverses_id: receipts.reverses_id })
      .from(receipts)
      .where(sql`${receipts.reverses_id} = ${id} or ${receipts.refunds_id} = ${id}`),
  ] as const;
}

type Read = readonly [Found[], Settled[], Later[]];

async function printed([[found], settled, later]: Read, id: number): Promise<FileReply> {
  if (!found?.receipt.number) throw notFound('voucher');
  const bytes = await renderReceipt(sheetOf(found, settled, later, id));
  return { name: `${found.receipt.number.replaceAll('/', '-')}.pdf`, type: 'application/pdf', bytes };
}

interface Found {
  receipt: Pick<typeof receipts.$inferSelect, keyof typeof columns>;
  original: { id: number; number: string | null; received_on: string } | null;
  order: { id: number; po_number: string | null; place_of_supply: string; goods: string } | null;
  seller: SellerDetails | null;
}

interface Settled {
  number: string | null;
  date: string | null;
  paise: number;
}

type Later = Pick<typeof receipts.$inferSelect, 'amount_paise' | 'tds_paise' | 'reverses_id'>;

function sheetOf(
  { receipt, original: refunded, order, seller }: Found,
  settled: Settled[],
  later: Later[],
  id: number,
): ReceiptSheet {
  // Refunds less their reversals; not the reversal of the receipt itself.
  const refunds = later.filter(({ reverses_id }) => reverses_id !== id);
  return {
    number: receipt.number!,
    date: receipt.received_on,
    payer: {
      ...{ name: receipt.bill_to_name, address: receipt.bill_to_address },
      ...{ state: receipt.bill_to_state, gstin: receipt.bill_to_gstin },
    },
    ...{ method: methodName(receipt.method), reference: receipt.reference },
    amount_paise: Math.abs(receipt.amount_paise),
    tds_paise: Math.abs(receipt.tds_paise),
    settles: settled.map(({ number, date, paise }) => ({ number: number!, date: date!, amount_paise: paise })),
    unallocated_paise: receipt.unallocated_paise,
    refunded_paise: refunds.reduce((sum, { amount_paise, tds_paise }) => sum - amount_paise - tds_paise, 0),
    order: order && { ...order, number: String(order.id) },
    refunds: refunded && { number: refunded.number!, date: refunded.received_on },
    is_reversed: later.some(({ reverses_id }) => reverses_id === id),
    seller,
  };
}

const methodName = (method: string) => (/^[A-Z]/.test(method) ? method : method[0]!.toUpperCase() + method.slice(1));
