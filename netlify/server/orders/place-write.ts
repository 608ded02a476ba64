import type { CreateOrder } from '#contracts/orders/portal.ts';
import type { addresses } from '#db/schema/companies.ts';
import { order_history } from '#db/schema/order-history.ts';
import { idempotency, orders } from '#db/schema/orders.ts';
import { outbox } from '#db/schema/outbox.ts';
import { takeUploads } from '../attachments/take.ts';
import { addressLine } from '../companies/own.ts';
import { type Buyer, CALLER, entryNote, guardBuyer, inQuery } from '../companies/buyer.ts';
import { chargedTo } from '../companies/cost-centres.ts';
import { waitForApproval } from '../approvals/approval-steps.ts';
import { guardStatus } from '../companies/rules.ts';
import { mail } from '../mail/mail-row.ts';
import { latestDay } from '../delivery/promises.ts';
import { db, type Queries } from '../platform/database.ts';
import { formatPaise, formatSums } from '../platform/format.ts';
import { holdForCredit } from './hold-for-credit.ts';
import { insertOrderLines } from './lines.ts';
import { latestPromise, shortLines, toBuyOf } from './beyond-stock.ts';
import type { Entry, Placing } from './place.ts';
import { lockLines, takeStock } from './stock.ts';

/**
 * The batch that places an order: stock, order, lines, first history row, mails and the idempotency key. Stock is taken
 * even if the order needs approval, so that the approval cannot fail for lack of stock. The items are locked first, so what a line
 * is short of is the same for order, line, stock and mail (decision 079).
 */
export function writeOrder(
  me: Buyer,
  order: Placing,
  body: CreateOrder,
  request_hash: string,
  entry?: Entry & { entered_by: number },
): Queries {
  const { id, address, lines, sums, status, rules, poFile, hold } = order;
  const { source = null, entered_by = null } = entry ?? {};
  const company_id = me.company_id!;
  const { po_number, po_date, notes, need_by } = body;
  const promised_on = latestDay(lines.map((line) => line.promised_on));
  const short = shortLines(lines);
  const letter = { ...letterOf(order, po_number), ...(short ? { to_buy: toBuyOf(id) } : {}), source };
  const note = [source && entryNote(source), order.note].filter(Boolean).join(' ') || null;
  return [
    ...(entry ? [guardBuyer(entry.buyer)] : []),
    ...guardStatus(me, rules, status, sums.total_paise, entry ? inQuery(entry.buyer) : CALLER),
    lockLines(lines),
    db.insert(orders).values({
      ...{ id, company_id, user_id: me.id, po_number, po_date, notes, need_by, status },
      promised_on: short ? latestPromise(promised_on, short) : promised_on,
      ...{ source, entered_by },
      ...chargedTo(rules),
      ...shipTo(address),
      ...sums,
    }),
    ...takeUploads(poFile ? [poFile.id] : [], { order_id: id }, company_id),
    insertOrderLines(
      lines.map((line, index) => lineRow(line, index + 1, id, company_id)),
      short,
    ),
    takeStock(lines),
    db.insert(order_history).values({ order_id: id, company_id, status, note, user_id: entered_by ?? me.id }),
    ...(status === 'pending approval'
      ? waitForApproval({ me, rules, total_paise: sums.total_paise, why: order.note, letter, notes })
      : []),
    ...(status === 'placed'
      ? [db.insert(outbox).values(mail('order-placed', me.email, { ...letter, name: me.name }))]
      : []),
    ...(hold
      ? [
          ...holdForCredit({ id, company_id }, hold, rules.company),
          db.insert(outbox).values(mail('order-held', me.email, { ...letter, name: me.name })),
        ]
      : []),
    // Last: a second request with the same key waits here for the first and is then rolled back.
    ...(body.idempotency_key
      ? [db.insert(idempotency).values({ user_id: me.id, key: body.idempotency_key, request_hash, order_id: id })]
      : []),
  ];
}

function lineRow(
  { product, qty, amounts, promised_on }: Placing['lines'][number],
  line_no: number,
  order_id: number,
  company_id: number,
) {
  const { id: product_id, sku, name, brand, unit, hsn, price_paise, price_per, gst_rate_bp } = product;
  const copy = { product_id, sku, name, brand, unit, hsn, price_paise, price_per, gst_rate_bp };
  return { order_id, line_no, company_id, ...copy, qty, ...amounts, promised_on };
}

/** The order's own copy of the ship-to address, unaffected by later edits. */
function shipTo(address: typeof addresses.$inferSelect) {
  return {
    ship_address_id: address.id,
    ship_label: address.label,
    ship_address: addressLine(address),
    ship_state: address.state,
    ship_gstin: address.gstin,
  };
}

function letterOf({ id, lines, sums, address, rules, poFile }: Placing, po_number: string | null) {
  return {
    order_id: id,
    po_number,
    po_file: poFile?.name ?? null,
    cost_centre: chargedTo(rules).cost_centre,
    ship_to: `${address.label}, ${addressLine(address)}`,
    lines: lines.map(({ product, qty, amounts }) => ({
      sku: product.sku,
      name: product.name,
      qty,
      unit: product.unit,
      total: formatPaise(amounts.taxable_paise),
    })),
    ...formatSums(sums),
  };
}
