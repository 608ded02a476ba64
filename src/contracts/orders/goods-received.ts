import * as z from 'zod/mini';
import { uploadIds } from '../attachments/attachments.ts';
import { endpoint } from '../endpoint.ts';
import { THREE_DECIMALS } from '../fields/quantity.ts';
import { id, optional } from '../fields/text.ts';
import { MAX_ORDER_LINES, MAX_QTY } from '../limits.ts';

/** Most photos of one record of goods received. */
export const MAX_RECEIPT_FILES = 10;

/** A part of what was dispatched: up to three decimals for what is measured. */
const part = z
  .number({ error: 'Enter the quantity as a number, for example 2.' })
  .check(
    z.gte(0, { error: 'Enter 0 or more.' }),
    z.lte(MAX_QTY, { error: `Enter at most ${MAX_QTY.toLocaleString('en-IN')}.` }),
    z.multipleOf(0.001, { error: THREE_DECIMALS }),
  );

/** A line of which some did not arrive, or arrived damaged; the rest was received. */
const ReceivedLine = z.object({ line_no: id, short: part, damaged: part, note: optional(300) }).check(
  z.refine(({ short, damaged }) => short > 0 || damaged > 0, {
    error: 'Enter how many were short or damaged.',
    path: ['short'],
  }),
);

export const RecordGoodsReceived = z.object({
  /** The consignment. */
  id,
  /** The lines that were not received in full; none if all was. */
  lines: z.array(ReceivedLine).check(z.maxLength(MAX_ORDER_LINES)),
  /** Photos, uploaded before. */
  files: uploadIds(MAX_RECEIPT_FILES),
});
export type RecordGoodsReceived = z.infer<typeof RecordGoodsReceived>;

/**
 * Records what arrived of a consignment, once, after it was dispatched. What is damaged becomes a return request, what is short a
 * claim for credit; both wait for staff. 404 for another company's consignment, 409 if it has not left or was recorded before, or
 * if more would be returned and claimed than was delivered.
 */
export const recordGoodsReceivedEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/goods-received',
  creates: true,
  roles: ['customer'],
  body: RecordGoodsReceived,
  reply: z.object({ message: z.string() }),
});
