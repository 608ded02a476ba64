import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { futureDay } from '../fields/future-day.ts';
import { Qty, quantity } from '../fields/quantity.ts';
import { id } from '../fields/text.ts';
import { uniqueLines } from '../fields/unique-lines.ts';
import { MAX_ORDER_LINES } from '../limits.ts';

/** The question of an order on hold, and the answer of its buyer. */

/** A change of one line that staff propose to the buyer. */
const ProposedChange = z.object({
  line_no: id,
  /** The new quantity of the line, at most as ordered; 0 cancels the line. */
  qty: quantity('Enter', { min: 0 }),
  /** The new delivery date; null if it stays. */
  promised_on: futureDay,
});

/** The changes that a hold proposes. */
export const ProposedChanges = z.array(ProposedChange).check(z.maxLength(MAX_ORDER_LINES), uniqueLines);
export type ProposedChanges = z.infer<typeof ProposedChanges>;

/** The open question of an order on hold. */
export const OrderQuestion = z.object({
  id: z.int(),
  question: z.string(),
  asked_at: z.iso.datetime(),
  changes: z.array(z.object({ line_no: z.int32(), qty: Qty, promised_on: z.nullable(z.string()) })),
});
export type OrderQuestion = z.infer<typeof OrderQuestion>;

/**
 * Accepts the change that a hold proposes, with its lines in `cancel` cancelled instead: lines, tax, totals and stock follow, and
 * the order is released. For the buyer who placed it, approvers and company admins. 409 once the question is answered or
 * withdrawn, or if nothing would be left of the order.
 */
export const answerQuestionEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/question-answer',
  roles: ['customer'],
  body: z.object({
    id,
    question_id: id,
    /** Numbers of proposed lines to cancel. */
    cancel: z.array(id).check(z.maxLength(MAX_ORDER_LINES)),
  }),
  reply: z.object({ message: z.string() }),
});
