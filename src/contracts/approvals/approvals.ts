import * as z from 'zod/mini';
import { Budget } from '../companies/budget.ts';
import { LimitPeriod } from '../companies/limit-period.ts';
import { endpoint } from '../endpoint.ts';
import { quantity } from '../fields/quantity.ts';
import { id, optional } from '../fields/text.ts';
import { uniqueLines } from '../fields/unique-lines.ts';
import { MAX_ORDER_LINES } from '../limits.ts';
import { OrderApproval } from './order-approval.ts';
import { LineKind, Totals } from '../orders/portal.ts';

/** Approval of orders above a company's spending limit, in the portal or by a link in an email. */

/** The same message for a used, expired or unknown link, and if the order is already decided. */
export const DEAD_LINK = 'This link is no longer valid. Sign in to see the order.';

export const REASON_REQUIRED = 'Give a reason, so that the order can be changed and placed again.';

/** Shown before an order above a spending limit is placed. */
export const NEEDS_APPROVAL_NOTE = 'Above your company’s spending limit. The order will need a colleague’s approval.';

/** An order that needs approval. */
export const PendingOrder = z.object({
  id: z.int(),
  po_number: z.nullable(z.string()),
  placed_by: z.string(),
  total: z.number(),
  lines: z.int(),
  created_at: z.iso.datetime(),
  /** True if it waits for the caller. */
  may_decide: z.boolean(),
  /** True for the caller's own order, which others decide. */
  own: z.boolean(),
  /** Names of those who may decide now. */
  waits_for: z.array(z.string()),
});
export type PendingOrder = z.infer<typeof PendingOrder>;

/** Orders of the caller's company that need approval: those that wait for the caller first, then the oldest. 403 for a buyer. */
export const listApprovalsEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/approvals',
  roles: ['customer'],
  reply: z.object({
    items: z.array(PendingOrder),
    total: z.int(),
    /** Rupees of one order; null without a limit. */
    limit: z.nullable(z.number()),
    /** Rupees of a buyer's orders in a period. */
    buyer_limit: z.nullable(z.object({ limit: z.number(), period: LimitPeriod })),
  }),
});

const Qty = quantity('Order', { min: 0 });

/** An approver's decision. */
const decision = {
  decision: z.enum(['approve', 'reject']),
  /** Required to reject. */
  reason: optional(1000),
  /** Lines with a changed quantity; 0 removes the line. Only to approve. */
  lines: z.optional(z.array(z.object({ line_no: id, qty: Qty })).check(z.maxLength(MAX_ORDER_LINES), uniqueLines)),
};
const hasReason = z.refine<{ decision: string; reason: string | null }>(
  ({ decision, reason }) => decision !== 'reject' || reason !== null,
  { error: REASON_REQUIRED, path: ['reason'] },
);

/** The decision, in the portal and by link. */
export const Decision = z.object(decision);
export type Decision = z.infer<typeof Decision>;

/**
 * Approves, possibly with other quantities, or rejects an order. An order with several approval steps is placed with the last
 * one. 403 for a buyer, for the caller's own order and for one that waits for others, 404 for another company's, 409 once it is
 * decided or if stock is not sufficient.
 */
export const decideOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/decide',
  roles: ['customer'],
  body: z.object({ id, ...decision }).check(hasReason),
  reply: z.object({ message: z.string(), total: z.nullable(z.number()) }),
});

/** The order as the link in an approver's email shows it: no more than the email itself. */
export const ApprovalSummary = z.object({
  id: z.int(),
  company: z.string(),
  approver: z.string(),
  placed_by: z.string(),
  created_at: z.iso.datetime(),
  po_number: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  ship_to: z.string(),
  /** Which limits the order exceeds. */
  why: z.nullable(z.string()),
  /** Its approvals, with what colleagues have decided before. */
  approvals: z.array(OrderApproval),
  /** What it is charged to; null if none was chosen. */
  cost_centre: z.nullable(z.string()),
  /** The budget of its cost centre, of which this order is not yet part; null without one. */
  budget: z.nullable(Budget),
  ...Totals.shape,
  /** If true, quantities can only be reduced. */
  from_quote: z.boolean(),
  lines: z.array(
    z.object({
      line_no: z.int32(),
      kind: LineKind,
      sku: z.string(),
      name: z.string(),
      unit: z.string(),
      qty: z.number(),
      /** Quantity that is not in stock and will be bought in. */
      to_buy_qty: z.number(),
      price: z.number(),
      price_per: z.number(),
      /** Discount on the whole line, before tax. */
      discount: z.number(),
      /** Percent; null: no rate. */
      gst_rate: z.nullable(z.number()),
      taxable: z.number(),
      cgst: z.number(),
      sgst: z.number(),
      igst: z.number(),
    }),
  ),
});
export type ApprovalSummary = z.infer<typeof ApprovalSummary>;

const token = z.string().check(z.minLength(1, { error: DEAD_LINK }), z.maxLength(200, { error: DEAD_LINK }));

/** Shows the order of a link without signing in or using it up. A POST, so that the token does not appear in logs. */
export const openApprovalEndpoint = endpoint({
  method: 'POST',
  path: '/api/approval/open',
  roles: 'public',
  body: z.object({ token }),
  reply: z.object({ order: ApprovalSummary }),
});

/** Decides by a link, once. 400 with the same message for every invalid link. */
export const decideApprovalEndpoint = endpoint({
  method: 'POST',
  path: '/api/approval/decide',
  roles: 'public',
  body: z.object({ token, ...decision }).check(hasReason),
  reply: z.object({ message: z.string(), total: z.nullable(z.number()) }),
});
