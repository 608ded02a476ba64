import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { MAX_ORDER_LINES, MAX_QTY } from './limits.ts';
import { LineKind, Totals } from './orders.ts';
import { id, optional } from './text.ts';

/** Orders above a company's spending limit, and the decision on them: on the portal's pages or by a link in a mail. */

/** One and the same answer for a link that was used, is too old, was guessed, or whose order is decided. */
export const DEAD_LINK = 'This link is not valid any more. Sign in to see the order.';

/** Asked of whoever rejects. */
export const REASON_REQUIRED = 'Say why, so that the order can be changed and placed again.';

/** A row of the queue. */
export const PendingOrder = z.object({
  id: z.int(),
  po_number: z.nullable(z.string()),
  placed_by: z.string(),
  total: z.number(),
  lines: z.int(),
  created_at: z.iso.datetime(),
  /** False for an order of the caller's own: nobody approves that. */
  may_decide: z.boolean(),
});
export type PendingOrder = z.infer<typeof PendingOrder>;

/** The orders of the caller's company that wait for approval, the longest waiting first. For approvers and company admins: 403 for a buyer. */
export const listApprovalsEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/approvals',
  roles: ['customer'],
  reply: z.object({ items: z.array(PendingOrder), total: z.int(), limit: z.nullable(z.number()) }),
});

const Qty = z
  .int({ error: 'Enter the quantity as a whole number.' })
  .check(
    z.gte(0, { error: 'Enter 0 to take the line out, or more.' }),
    z.lte(MAX_QTY, { error: `Order at most ${MAX_QTY.toLocaleString('en-IN')} of one item.` }),
  );

/** What an approver decides. */
const decision = {
  decision: z.enum(['approve', 'reject']),
  /** Why; required where it is rejected. */
  reason: optional(1000),
  /** Lines with another quantity than ordered; 0 takes the line out. Only where it is approved. */
  lines: z.optional(z.array(z.object({ line_no: id, qty: Qty })).check(z.maxLength(MAX_ORDER_LINES))),
};
const hasReason = z.refine<{ decision: string; reason: string | null }>(
  ({ decision, reason }) => decision !== 'reject' || reason !== null,
  { error: REASON_REQUIRED, path: ['reason'] },
);

/** What both ways of deciding send besides the order. */
export const Decision = z.object(decision);
export type Decision = z.infer<typeof Decision>;

/**
 * Approves, with other quantities where the approver wants, or rejects an order that waits. 403 for a buyer and for an
 * order of the caller's own, 404 for another company's, 409 once it is decided or where stock does not suffice.
 */
export const decideOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/decide',
  roles: ['customer'],
  body: z.object({ id, ...decision }).check(hasReason),
  reply: z.object({ message: z.string(), total: z.nullable(z.number()) }),
});

/** What the link in an approver's mail shows: no more than the mail itself. */
export const ApprovalSummary = z.object({
  id: z.int(),
  company: z.string(),
  approver: z.string(),
  placed_by: z.string(),
  created_at: z.iso.datetime(),
  po_number: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  ship_to: z.string(),
  limit: z.nullable(z.number()),
  ...Totals.shape,
  /** From a quote: quantities may be lowered, not raised. */
  from_quote: z.boolean(),
  lines: z.array(
    z.object({
      line_no: z.int(),
      kind: LineKind,
      sku: z.string(),
      name: z.string(),
      unit: z.string(),
      qty: z.int(),
      price: z.number(),
      total: z.number(),
    }),
  ),
});
export type ApprovalSummary = z.infer<typeof ApprovalSummary>;

const token = z.string().check(z.minLength(1, { error: DEAD_LINK }), z.maxLength(200, { error: DEAD_LINK }));

/** Shows the order that a link is about; signs nobody in and uses nothing up. A POST, so that no log keeps the token. */
export const openApprovalEndpoint = endpoint({
  method: 'POST',
  path: '/api/approval/open',
  roles: 'public',
  body: z.object({ token }),
  reply: z.object({ order: ApprovalSummary }),
});

/** Decides by a link, once. 400 with the same words for every link that works no more. */
export const decideApprovalEndpoint = endpoint({
  method: 'POST',
  path: '/api/approval/decide',
  roles: 'public',
  body: z.object({ token, ...decision }).check(hasReason),
  reply: z.object({ message: z.string(), total: z.nullable(z.number()) }),
});
