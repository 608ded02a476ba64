import type { Receipt } from '#contracts/receipts/receipt.ts';
import { Status } from '#ui/Status.tsx';

/** Whether an entry settles invoices, is an advance or partly on account, a refund, or reversed. Staff allocate, buyers adjust. */
export function ReceiptStatus({ receipt, staff = false }: { receipt: Receipt; staff?: boolean }) {
  const { kind, unallocated, order_id, reversed } = receipt;
  if (kind === 'reversal') return <Status>Reversal</Status>;
  if (reversed) return <Status>Reversed</Status>;
  if (kind === 'refund') return <Status>Refund</Status>;
  if (unallocated > 0) return <Status tone="busy">{order_id ? 'Advance' : 'On account'}</Status>;
  return <Status tone="ok">{staff ? 'Allocated' : 'Adjusted'}</Status>;
}
