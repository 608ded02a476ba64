import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { toRupees } from '#contracts/fields/money.ts';
import { CREDIT_HOLD_NOTE } from '#contracts/orders/portal.ts';
import type { ChosenLine } from '#contracts/quotes/accepted-part.ts';
import { catalog } from '#db/catalog-view.ts';
import { addresses, companies, users } from '#db/schema/companies.ts';
import { order_history } from '#db/schema/order-history.ts';
import { order_lines, orders } from '#db/schema/orders.ts';
import { outbox } from '#db/schema/outbox.ts';
import { quote_history, quote_lines, quotes } from '#db/schema/quotes.ts';
import { rfqs } from '#db/schema/rfqs.ts';
import { contact } from '#site';
import { takeUploads, uploadGone, uploadsOf } from '../attachments/take.ts';
import { waitForApproval } from '../approvals/approval-steps.ts';
import { CALLER } from '../companies/buyer.ts';
import { chargedTo, requireCostCentre } from '../companies/cost-centres.ts';
import { addressLine } from '../companies/own.ts';
import { guardStatus, initialStatus, orderRules, requirePoNumber } from '../companies/rules.ts';
import { mail } from '../mail/mail-row.ts';
import { latestDay, promiser, termsForPin } from '../delivery/promises.ts';
import { holdForCredit } from '../orders/hold-for-credit.ts';
import { nextOrderId } from '../orders/list.ts';
import { promiseLine } from '../orders/renew-promises.ts';
import { moveStock } from '../orders/stock.ts';
import { asActor, db, errorCode, myCompany, rows } from '../platform/database.ts';
import { AppError, GuardFailed, notFound } from '../platform/errors.ts';
import { formatPaise } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { type Part, partOf } from './accept-part.ts';
import { allocateStock } from './allocate-stock.ts';
import { sentToMe, stillOpen } from './list.ts';
import { assertOpen } from './respond.ts';
import { daysLeft, quoteInMail } from './rows.ts';

/** Attempts while stock or the quote changes between reading and writing. */
const ATTEMPTS = 4;

interface Acceptance {
  id: number;
  po_number: string | null;
  po_date: string | null;
  po_file?: number | null | undefined;
  notes: string | null;
  cost_centre_id?: number | null | undefined;
  /** The lines to order; absent: all as quoted. */
  lines?: ChosenLine[] | undefined;
}

/**
 * Places the order for an open quote, or for the part the buyer chose, once and at the quoted prices and tax rates. One read, a
 * decision here, one guarded batch. A repeat of the same request returns the same order; any other acceptance is a 409 that
 * names it.
 */
export async function acceptQuote(actor: Caller, body: Acceptance) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const read = await readForAccepting(actor, body);
    if (read.order) return repeat(read, read.order, body);
    assertOpen(read);
    requirePoNumber(read.rules, body);
    requireCostCentre(read.rules, body.cost_centre_id);
    if (body.po_file && !read.poFile) throw uploadGone('po_file');
    const part = partOf(read.quote, read.lines, body.lines, read.stock);
    const { total_paise } = part.sums;
    const first = initialStatus(read.me, read.rules, total_paise);
    try {
      await write(actor, { ...read, ...part }, first, body);
      return accepted(read.order_id, first.status, total_paise);
    } catch (error) {
      // Another request changed the quote or the stock first: read again.
      if (!(error instanceof GuardFailed || errorCode(error) === '23505')) throw error;
    }
  }
  throw new AppError('conflict', 'Stock is changing right now. No order was placed. Try again.');
}

type Read = Awaited<ReturnType<typeof readForAccepting>>;
type First = ReturnType<typeof initialStatus>;

async function readForAccepting(actor: Caller, { id, cost_centre_id, po_file }: Acceptance) {
  const [me, [found], lines, stock, [order], ordered, [rules], nextId, recipients, terms, [poFile]] = await asActor(
    actor,
    [
      db
        .select({
          ...{ quote: quotes, days_left: daysLeft, address: addresses },
          ...{ title: rfqs.title, company: companies.name },
        })
        .from(quotes)
        .innerJoin(addresses, eq(addresses.id, quotes.ship_address_id))
        .innerJoin(rfqs, eq(rfqs.id, quotes.rfq_id))
        .innerJoin(companies, eq(companies.id, quotes.company_id))
        .where(and(sentToMe, eq(quotes.id, id))),
      db.select().from(quote_lines).where(eq(quote_lines.quote_id, id)).orderBy(quote_lines.line_no),
      db
        .select({
          ...{ id: catalog.id, stock: catalog.stock, active: catalog.active },
          ...{ unit: catalog.unit, min_qty: catalog.min_qty, qty_multiple: catalog.qty_multiple },
        })
        .from(catalog)
        .where(and(eq(catalog.company_id, myCompany), inArray(catalog.id, productsOf(id)))),
      db
        .select()
        .from(orders)
        .where(and(eq(orders.company_id, myCompany), eq(orders.quote_id, id))),
      db
        .select({ line_no: order_lines.line_no, kind: order_lines.kind, qty: order_lines.qty })
        .from(order_lines)
        .innerJoin(orders, eq(orders.id, order_lines.order_id))
        .where(and(eq(orders.company_id, myCompany), eq(orders.quote_id, id)))
        .orderBy(order_lines.line_no),
      orderRules(CALLER, cost_centre_id),
      nextOrderId(),
      // The buyer who accepts and the buyer who asked for the quote both get the mail.
      db
        .select({ name: users.name, email: users.email })
        .from(users)
        .where(and(isNull(users.disabled_at), or(eq(users.id, actor.uid), inArray(users.id, requesterOf(id))))),
      termsForPin(sql`(select a.pincode from quotes q join addresses a on a.id = q.ship_address_id
      where q.id = ${id} and a.country = 'India')`),
      uploadsOf(actor, po_file ? [po_file] : []),
    ],
  );
  if (!found) throw notFound('quote');
  const order_id = Number(nextId.rows[0]!.id);
  return {
    ...found,
    me,
    lines,
    stock,
    order,
    ordered,
    rules: rules!,
    order_id,
    recipients,
    poFile,
    promise: promiser(terms),
  };
}

const productsOf = (id: number) =>
  db.select({ id: quote_lines.product_id }).from(quote_lines).where(eq(quote_lines.quote_id, id));

const requesterOf = (id: number) =>
  db
    .select({ id: rfqs.created_by })
    .from(rfqs)
    .innerJoin(quotes, eq(quotes.rfq_id, rfqs.id))
    .where(and(sentToMe, eq(quotes.id, id)));

/** What is written: `lines` and `sums` are those of the order. */
type Accepting = Read & Part;

async function write(
  actor: Caller,
  read: Accepting,
  { status, note, hold }: First,
  { po_number, po_date, notes }: Acceptance,
) {
  const { me, quote, address, lines, order_id, promise, poFile } = read;
  const { id: quote_id, company_id } = quote;
  const { total_paise } = read.sums;
  const { taken, shares } = allocateStock(lines, read.stock);
  const promised = lines.map((line, index) =>
    promiseLine(promise, { ...line, stock_qty: shares[index]!, is_quoted: true }),
  );
  const by = { company_id, user_id: me.id };
  const as_accepted = read.part ? `accepted in part: ${read.part}.` : 'accepted.';
  const history_note = [`Quote ${quote.code} ${as_accepted}`, note].filter(Boolean).join(' ');
  await asActor(actor, [
    // First, so that a second acceptance waits for this row and then fails.
    rows(sql`
      with taken as (update quotes q set status = 'accepted' where ${stillOpen(quote_id, quote.revision)} returning 1)
      select must(count(*) = 1, 'quote') from taken`),
    ...guardStatus(me, read.rules, status, total_paise),
    ...moveStock(taken),
    db
      .insert(quote_history)
      .values({ quote_id, ...by, status: 'accepted', note: read.part && `In part: ${read.part}.` }),
    db.insert(orders).values({
      ...{ id: order_id, ...by, po_number, po_date, notes, status, quote_id },
      ...{ ship_address_id: address.id, ship_label: address.label, ship_address: addressLine(address) },
      ...{ ship_state: quote.ship_state, ship_gstin: address.gstin },
      ...chargedTo(read.rules),
      ...{ ...read.sums, promised_on: latestDay(promised) },
    }),
    ...takeUploads(poFile ? [poFile.id] : [], { order_id }, company_id),
    db.insert(order_lines).values(
      lines.map(({ quote_id: _, rfq_line_no, lead_days, ...line }, index) => ({
        ...line,
        order_id,
        stock_qty: shares[index]!,
        promised_on: promised[index]!,
      })),
    ),
    db.insert(order_history).values({ order_id, ...by, status, note: history_note }),
    db.insert(outbox).values(mailsOf(read, status)),
    ...(status === 'pending approval'
      ? waitForApproval({
          ...{ me, rules: read.rules, total_paise, why: note },
          ...{ letter: orderInMail(read, po_number), notes },
        })
      : []),
    ...(hold ? holdForCredit({ id: order_id, company_id }, hold, read.company) : []),
  ]);
}

function mailsOf(
  { quote, title, company, recipients, me, order_id, poFile, sums, part }: Accepting,
  status: First['status'],
) {
  const { code, version } = quote;
  const total = formatPaise(sums.total_paise);
  const about = { code, version, title, total, part, order_id, status, po_file: poFile?.name ?? null };
  return [
    ...recipients.map(({ name, email }) => mail('quote-accepted', email, { ...about, quote_id: quote.id, name })),
    mail('quote-accepted-for-sales', contact.email, { ...about, rfq_id: quote.rfq_id, company, name: me.name }),
  ];
}

/** The order as the approver's mail shows it. */
function orderInMail({ order_id, sums, lines, address, rules, poFile }: Accepting, po_number: string | null) {
  return {
    order_id,
    po_number,
    po_file: poFile?.name ?? null,
    cost_centre: chargedTo(rules).cost_centre,
    ship_to: `${address.label}, ${addressLine(address)}`,
    ...quoteInMail(sums, lines),
  };
}

/** The reply if the quote is already accepted: a retry gets the same order, anyone else a 409. */
function repeat({ me, lines, ordered }: Read, order: NonNullable<Read['order']>, body: Acceptance) {
  const { po_number, po_date, notes, cost_centre_id } = body;
  const isSame =
    order.po_number === po_number &&
    order.po_date === po_date &&
    order.notes === notes &&
    order.cost_centre_id === (cost_centre_id ?? null) &&
    isSameGoods(ordered, body.lines ?? lines);
  const isRetry = order.user_id === me.id && isSame;
  if (!isRetry) throw new AppError('conflict', `This quote has already been accepted as order ${order.id}.`);
  return accepted(order.id, order.status, order.total_paise);
}

type Goods = { line_no: number; qty: number; kind?: string };

/** Whether the same quantities of the same lines are ordered. */
function isSameGoods(ordered: Goods[], wanted: Goods[]): boolean {
  const goods = (lines: Goods[]) =>
    lines
      .flatMap(({ line_no, qty, kind }) => (kind === 'freight' ? [] : [`${line_no} × ${qty}`]))
      .toSorted()
      .join();
  return goods(ordered) === goods(wanted);
}

function accepted(order_id: number, status: (typeof orders.$inferSelect)['status'], total_paise: number) {
  return { message: messageOf(order_id, status), order_id, status, total: toRupees(total_paise) };
}

function messageOf(order_id: number, status: (typeof orders.$inferSelect)['status']): string {
  if (status === 'pending approval') return `Order ${order_id} needs approval.`;
  if (status === 'on hold') return `Quote accepted: order ${order_id} is on hold. ${CREDIT_HOLD_NOTE}`;
  return `Quote accepted: order ${order_id} placed.`;
}
