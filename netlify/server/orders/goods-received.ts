import { and, eq, isNull, sql } from 'drizzle-orm';
import { decimalsFault } from '#contracts/fields/quantity.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import type { RecordGoodsReceived } from '#contracts/orders/goods-received.ts';
import { ORDER_STATES, type ReturnKind } from '#contracts/orders/states.ts';
import { companies, users } from '#db/schema/companies.ts';
import { order_lines, orders } from '#db/schema/orders.ts';
import { goods_received_lines, goods_received, shipment_lines, shipments } from '#db/schema/shipments.ts';
import { contact } from '#site';
import { rethrowGone, takeUploads } from '../attachments/take.ts';
import type { GoodsLine } from '../mail/goods.ts';
import { mailFrom } from '../mail/mail-row.ts';
import { asActor, db, errorCode, type Me, myCompany, orConflict, type Queries, rows } from '../platform/database.ts';
import { AppError, fieldError, GuardFailed, notFound } from '../platform/errors.ts';
import { formatDay } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { insertReturn, returnableQty } from './request-return.ts';

type Line = RecordGoodsReceived['lines'][number];

/** Longest reason of a request or claim that is made of the remarks on its lines, characters. */
const MAX_REASON = 1000;

const NEW_RECEIPT = sql<number>`currval('goods_received_id_seq')`;

const RECORDED_MEANWHILE =
  'A colleague has recorded this consignment, or a return of these goods, just now. Nothing was saved. Review the order.';

/**
 * Records what the buyer received of a consignment, in one guarded batch with the return request for what was damaged and the
 * claim for what was short. The contract lists the refusals.
 */
export async function recordGoodsReceived(actor: Caller, { id, lines, files = [] }: RecordGoodsReceived) {
  const read = await readConsignment(actor, id);
  const { me, shipment, order } = read;
  assertRecordable(read);
  lines.forEach((line, at) => assertLine(line, at, lines, read));
  const claims = [claimOf('shortage', lines, read), claimOf('return', lines, read)].filter((one) => one !== null);
  if (claims.length > 0 && !ORDER_STATES[order.status].isReturnable) {
    throw new AppError('conflict', `Order ${order.id} is ${order.status}. Nothing can be claimed now.`);
  }
  const { company_id } = order;
  const ids = { order_id: order.id, company_id };
  const queries: Queries = [
    // Before the rows, as when a return is requested, so that two of them cannot wait for each other.
    rows(sql`select pg_advisory_xact_lock(${order.id}::bigint)`),
    db.insert(goods_received).values({ ...ids, shipment_id: id, created_by: me.id }),
    ...(lines.length === 0
      ? []
      : [
          db.insert(goods_received_lines).values(
            lines.map(({ line_no, short, damaged, note }) => ({
              ...{ ...ids, goods_received_id: NEW_RECEIPT, line_no, note },
              ...{ short_qty: short, damaged_qty: damaged },
            })),
          ),
        ]),
    ...takeUploads(files, { goods_received_id: NEW_RECEIPT }, company_id),
    historyStep(order.id, `${shipment.code} ${resultOf(lines)}`, me.id),
    ...claims.flatMap(({ kind, reason, parts }) =>
      insertReturn(order, me.id, { kind, reason, lines: parts, goods_received_id: NEW_RECEIPT }),
    ),
    ...mailsOf(read, lines),
    rows<{ code: string }>(sql`select code from returns where goods_received_id = ${NEW_RECEIPT} order by id`),
  ];
  const batch = asActor(actor, queries).catch((error: unknown) => {
    throw errorCode(error) === '23505' ? new GuardFailed('recorded') : error;
  });
  const answers = await orConflict(batch.catch(rethrowGone('files')), RECORDED_MEANWHILE);
  const codes = (answers.at(-1) as unknown as { rows: { code: string }[] }).rows.map(({ code }) => code);
  const then = codes.length > 0 ? ` ${codes.join(' and ')} requested. We will reply within one business day.` : '';
  return { message: `${shipment.code} ${resultOf(lines)}.${then}` };
}

/** `received in full`, `received with shortage and damage` */
function resultOf(lines: Line[]): string {
  const faults = [
    lines.some(({ short }) => short > 0) && 'shortage',
    lines.some(({ damaged }) => damaged > 0) && 'damage',
  ].filter(Boolean);
  return faults.length === 0 ? 'received in full' : `received with ${faults.join(' and ')}`;
}

type Read = Awaited<ReturnType<typeof readConsignment>>;

async function readConsignment(actor: Caller, id: number) {
  const [me, [found], goods, [receipt]] = await asActor(actor, [
    db
      .select({ shipment: shipments, order: orders, company: companies.name })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.order_id))
      .innerJoin(companies, eq(companies.id, shipments.company_id))
      .where(and(eq(shipments.id, id), eq(shipments.company_id, myCompany))),
    db
      .select({ line: order_lines, sent: shipment_lines.qty, returnable: returnableQty })
      .from(shipment_lines)
      .innerJoin(
        order_lines,
        and(eq(order_lines.order_id, shipment_lines.order_id), eq(order_lines.line_no, shipment_lines.line_no)),
      )
      .where(and(eq(shipment_lines.shipment_id, id), eq(shipment_lines.company_id, myCompany))),
    db
      .select({ at: goods_received.created_at, by: users.name })
      .from(goods_received)
      .innerJoin(users, eq(users.id, goods_received.created_by))
      .where(and(eq(goods_received.shipment_id, id), isNull(goods_received.cleared_at))),
  ]);
  if (!found) throw notFound('consignment');
  return { me: me as Me, ...found, goods, receipt };
}

function assertRecordable({ shipment, receipt }: Read): void {
  const { code, status } = shipment;
  if (status === 'packed') {
    throw new AppError('conflict', `${code} has not been dispatched. Record it when the goods arrive.`);
  }
  if (receipt) {
    const message = `${code} was recorded on ${formatDay(receipt.at)} by ${receipt.by}. To correct it, call ${contact.phone}.`;
    throw new AppError('conflict', message);
  }
}

/** 400 at its field for a line that cannot be, 409 for more than can still be returned or claimed. */
function assertLine({ line_no, short, damaged }: Line, at: number, lines: Line[], { goods, shipment }: Read): void {
  const refuse = (field: 'short' | 'damaged', message: string) =>
    fieldError('invalid', `lines.${at}.${field}`, message);
  const found = goods.find(({ line }) => line.line_no === line_no);
  if (!found) throw refuse('short', `${shipment.code} has no goods in line ${line_no}.`);
  if (lines.findIndex((line) => line.line_no === line_no) < at) throw refuse('short', 'Enter each line once.');
  const { unit, name, sku } = found.line;
  const decimals = decimalsFault(short, unit) ?? decimalsFault(damaged, unit);
  if (decimals) throw refuse(decimalsFault(short, unit) ? 'short' : 'damaged', decimals);
  const claimed = sumQty(short, damaged);
  if (claimed > found.sent) {
    throw refuse(
      'short',
      `Only ${formatQuantity(found.sent, unit)} ${found.sent === 1 ? 'was' : 'were'} dispatched; short and damaged add up to ${claimed}.`,
    );
  }
  // What the carrier has not reported as delivered counts as delivered once it is recorded.
  const left = shipment.status === 'delivered' ? found.returnable : sumQty(found.returnable, found.sent);
  if (claimed > left) {
    const message = `${name} (${sku}): at most ${left} can be claimed, because the rest is in a return. You entered ${claimed}.`;
    throw new AppError('conflict', message);
  }
}

/** The request for the damaged goods or the claim for the short ones; null if there are none. */
function claimOf(kind: ReturnKind, lines: Line[], { shipment, goods }: Read) {
  const parts = lines
    .map(({ line_no, short, damaged, note }) => ({ line_no, note, qty: kind === 'shortage' ? short : damaged }))
    .filter(({ qty }) => qty > 0);
  if (parts.length === 0) return null;
  const skuOf = (line_no: number) => goods.find(({ line }) => line.line_no === line_no)!.line.sku;
  const remarks = parts.flatMap(({ line_no, note }) => (note ? [`${skuOf(line_no)}: ${note}`] : []));
  const what = kind === 'shortage' ? `Short in ${shipment.code}.` : `Damaged in ${shipment.code}.`;
  const reason = [what, remarks.join('; ')].filter(Boolean).join(' ').slice(0, MAX_REASON);
  return { kind, reason, parts: parts.map(({ line_no, qty }) => ({ line_no, qty })) };
}

/** A step of the order's history; its status does not change, because it follows the carrier's. */
const historyStep = (order_id: number, note: string, user_id: number) =>
  rows(sql`
    insert into order_history (order_id, company_id, status, note, shipment_id, user_id)
    select o.id, o.company_id, o.status, ${note}, g.shipment_id, ${user_id}
    from orders o join goods_received g on g.id = ${NEW_RECEIPT} where o.id = ${order_id}`);

/** The buyer is mailed about requests and claims; the desk about those, and about goods that the carrier has not reported yet. */
function mailsOf({ me, shipment, order, company, goods }: Read, lines: Line[]) {
  const listed = (qtyOf: (line: Line) => number): GoodsLine[] =>
    lines.flatMap((line) => {
      const { sku, name, unit } = goods.find((one) => one.line.line_no === line.line_no)!.line;
      return qtyOf(line) > 0 ? [{ sku, name, unit, qty: qtyOf(line) }] : [];
    });
  const about = {
    ...{ order_id: order.id, po_number: order.po_number, name: me.name, code: shipment.code },
    ...{ short: listed(({ short }) => short), damaged: listed(({ damaged }) => damaged) },
    claims: sql`(select coalesce(json_agg(code order by id), '[]') from returns where goods_received_id = ${NEW_RECEIPT})`,
  };
  const is_delivered = shipment.status === 'delivered';
  return [
    ...(lines.length > 0 ? [rows(mailFrom('goods-received', me.email, about, sql``))] : []),
    ...(lines.length > 0 || !is_delivered
      ? [rows(mailFrom('goods-received-for-sales', contact.email, { ...about, company, is_delivered }, sql``))]
      : []),
  ];
}
