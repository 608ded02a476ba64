import * as z from 'zod/mini';
import { calendarDay } from '../fields/day-span.ts';
import { notFuture } from '../fields/not-future.ts';
import { id, optional } from '../fields/text.ts';

const FUTURE = 'This is in the future. Enter the date on your purchase order.';

/** Number, date and file of the buyer's purchase order, each optional. */
export const purchaseOrder = {
  po_number: optional(60),
  /** The date on it; up to today. */
  po_date: z.pipe(optional(10), z.nullable(calendarDay().check(notFuture(FUTURE)))),
  /** The caller's upload with the purchase order; 409 if it is gone. Absent or null: none. */
  po_file: z.optional(z.nullable(id)),
};

/** 400 for a date without a number. */
export const PO_DATE_ALONE = 'Enter the PO number too, or leave the PO date blank.';
