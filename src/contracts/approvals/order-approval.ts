import * as z from 'zod/mini';

/** An approval that an order waits for, or has got (decision 068). */
export const OrderApproval = z.object({
  /** From 1, in the order in which they are decided. */
  step_no: z.int32(),
  /** `Orders from ₹50,000.00 for MCH-02 Machine shop`; null where any approver of the company decides. */
  rule: z.nullable(z.string()),
  /** Who may decide, by name, with the approver whose deputy they are; empty once it is decided. */
  approvers: z.array(z.object({ name: z.string(), deputy_for: z.nullable(z.string()) })),
  /** True for the one that is decided next. */
  is_next: z.boolean(),
  /** Null until it is decided. */
  decided: z.nullable(
    z.object({
      approved: z.boolean(),
      by: z.string(),
      /** The approver for whom a deputy decided. */
      deputy_for: z.nullable(z.string()),
      at: z.iso.datetime(),
    }),
  ),
  /** When it was passed on to the company admins; null if it was not. */
  passed_on_at: z.nullable(z.iso.datetime()),
});
export type OrderApproval = z.infer<typeof OrderApproval>;
