import * as z from 'zod/mini';
import { PaymentMethod } from '../invoices/portal.ts';

/** `refund` is money paid back, `reversal` cancels another entry. */
export const ReceiptKind = z.enum(['receipt', 'refund', 'reversal']);
export type ReceiptKind = z.infer<typeof ReceiptKind>;

/** A bank entry of a company; amounts in rupees, below zero for money that left. */
export const Receipt = z.object({
  id: z.int(),
  kind: ReceiptKind,
  /** `PSR/2627/000001`, `PSV/2627/000001` of a refunded advance; null for other refunds and for reversals. */
  number: z.nullable(z.string()),
  amount: z.number(),
  /** Deducted by the buyer at source. */
  tds: z.number(),
  /** Of amount and TDS, what settles no invoice yet. */
  unallocated: z.number(),
  method: PaymentMethod,
  reference: z.nullable(z.string()),
  received_on: z.iso.date(),
  /** The order that an advance was paid for. */
  order_id: z.nullable(z.int()),
  /** True for a reversed entry. */
  reversed: z.boolean(),
});
export type Receipt = z.infer<typeof Receipt>;

/** The number of an entry, or what it is where it has none. */
export function receiptName({ number, kind, id }: Pick<Receipt, 'number' | 'kind' | 'id'>): string {
  return number ?? `${kind === 'reversal' ? 'Reversal' : 'Refund'} ${id}`;
}

const Linked = z.object({ id: z.int(), number: z.nullable(z.string()), on: z.iso.date(), amount: z.number() });

/** An entry with what it settles, oldest first. */
export const ReceiptDetail = z.object({
  ...Receipt.shape,
  allocations: z.array(
    z.object({
      id: z.int(),
      invoice: z.object({ id: z.int(), inv: z.string() }),
      amount: z.number(),
      on: z.iso.date(),
      /** True for one that is taken back, and for the entry that does so. */
      taken_back: z.boolean(),
    }),
  ),
  /** The entry that it reverses or refunds; null for a receipt, and for a refund on an invoice. */
  original: z.nullable(Linked),
  /** Its refunds and its reversal, with their reversals. */
  later: z.array(z.object({ ...Linked.shape, kind: ReceiptKind })),
});
export type ReceiptDetail = z.infer<typeof ReceiptDetail>;
