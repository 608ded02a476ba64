import * as z from 'zod/mini';

/** Where an invoice is paid. */
export const PayTo = z.object({
  /** Null if we have entered no account. */
  account: z.nullable(
    z.object({
      name: z.string(),
      number: z.string(),
      ifsc: z.string(),
      bank: z.string(),
      branch: z.nullable(z.string()),
    }),
  ),
  /** Null if we have entered no UPI ID. */
  upi: z.nullable(
    z.object({
      id: z.string(),
      /** The text of the QR code, which also opens a UPI app on a phone. */
      link: z.string(),
    }),
  ),
});
export type PayTo = z.infer<typeof PayTo>;
