import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { financialYearOf } from '../fields/financial-year.ts';
import { rupees } from '../fields/rupees.ts';
import { quantity } from '../fields/quantity.ts';
import { id, required } from '../fields/text.ts';
import { uniqueLines } from '../fields/unique-lines.ts';
import { gstRates, listOf } from '../fields/units.ts';
import { MAX_ORDER_LINES } from '../limits.ts';

/** Credit and debit notes of an invoice (CGST Act s. 34, CGST Rules r. 53). */

/** Why an invoice is credited, as staff choose it. */
export const CreditReason = z.enum([
  'goods returned',
  'short supply',
  'quality',
  'rate difference',
  'discount',
  'other',
]);
export type CreditReason = z.infer<typeof CreditReason>;

/** Why an invoice is raised. */
export const DebitReason = z.enum(['rate difference', 'tax undercharged', 'short billed', 'other']);
export type DebitReason = z.infer<typeof DebitReason>;

/** Of any note; `invoice cancelled` is that of a note for a whole invoice, whose consignment can be invoiced again. */
export type NoteReason = CreditReason | DebitReason | 'invoice cancelled';

/**
 * The last day of a credit note on an invoice: 30 November after the end of the financial year of the supply (s. 34(2)). A debit
 * note has no last day (s. 34(3)).
 */
export const creditDeadline = (invoiceDate: string): string => `${financialYearOf(invoiceDate).last.slice(0, 4)}-11-30`;

const line_no = id;
const value = rupees('Enter the value in rupees with at most two decimals.', {
  max: 1e12,
  above0: 'Enter more than ₹0.',
});

/** A part of an invoice's line: goods back or short by quantity, or only a value, before tax. */
export const CreditedPart = z
  .object({
    line_no,
    qty: z.optional(z.nullable(quantity('Credit'))),
    value: z.optional(z.nullable(value)),
  })
  .check(
    z.refine(({ qty, value: amount }) => (qty == null) !== (amount == null), {
      error: 'Enter a quantity or a value, not both.',
      path: ['value'],
    }),
  );
export type CreditedPart = z.infer<typeof CreditedPart>;

/** An increase of an invoice's line: of its value before tax, or of its GST rate where too little tax was charged. */
export const DebitedPart = z
  .object({
    line_no,
    value: z.optional(z.nullable(value)),
    /** Percent: the rate that should have been charged. */
    gst_rate: z.optional(
      z.nullable(z.number().check(z.refine((rate) => gstRates.includes(rate), { error: `Use ${listOf(gstRates)}%.` }))),
    ),
  })
  .check(
    z.refine(({ value: amount, gst_rate }) => (amount == null) !== (gst_rate == null), {
      error: 'Enter a value or a GST rate, not both.',
      path: ['value'],
    }),
  );
export type DebitedPart = z.infer<typeof DebitedPart>;

const NO_LINES = 'Enter a quantity or a value for at least one line.';
const partsOf = <Part extends z.core.$ZodType<{ line_no: number }>>(part: Part) =>
  z.array(part).check(z.minLength(1, { error: NO_LINES }), z.maxLength(MAX_ORDER_LINES), uniqueLines as never);

const reason = required(300, 'Give a reason. It is printed on the note.');

const credit = {
  id,
  /** The return that is credited; absent or null for none. Its lines are then credited by quantity only. */
  return_id: z.optional(z.nullable(id)),
  /** Absent: all that is left of the return or, without a return, of the invoice. */
  lines: z.optional(partsOf(CreditedPart)),
};
const debit = { id, lines: partsOf(DebitedPart) };

const issued = z.object({ message: z.string(), id: z.int(), inv: z.string() });

/** The sums of a note, rupees; `total` is rounded to the rupee. */
const NoteSums = z.object({ taxable: z.number(), tax: z.number(), round_off: z.number(), total: z.number() });
export type NoteSums = z.infer<typeof NoteSums>;

/**
 * Issues a credit note for a received return, for chosen lines, or for the rest of an invoice. 400 at a line for more than is left of
 * it, 409 if nothing is left, a return has to be credited first, or the last day (creditDeadline) has passed.
 */
export const creditInvoiceEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/invoice-credit',
  creates: true,
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({ ...credit, reason_code: z._default(CreditReason, 'other'), reason }),
  reply: issued,
});

/** The sums that a credit note would have. Writes nothing; refuses what issuing it would refuse. */
export const previewCreditEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/invoice-credit-preview',
  roles: staffRoles,
  body: z.object(credit),
  reply: NoteSums,
});

/**
 * Issues a debit note, which is due like an invoice. 400 at a line for a rate that is not above the one charged, 409 for a note and
 * a cancelled invoice.
 */
export const debitInvoiceEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/invoice-debit',
  creates: true,
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({ ...debit, reason_code: DebitReason, reason }),
  reply: issued,
});

/** The sums that a debit note would have. Writes nothing; refuses what issuing it would refuse. */
export const previewDebitEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/invoice-debit-preview',
  roles: staffRoles,
  body: z.object(debit),
  reply: NoteSums,
});
