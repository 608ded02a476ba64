import { inThousandths } from '../fields/thousandths.ts';

/** What may be ordered of a product, in its unit. */
export interface QtyRules {
  min_qty: number;
  qty_multiple: number;
}

/** The next quantity from `qty` on that may be ordered; of 0, the least. */
export function orderableQty(qty: number, { min_qty, qty_multiple }: QtyRules): number {
  const step = inThousandths(qty_multiple);
  return (Math.ceil(inThousandths(Math.max(qty, min_qty)) / step) * step) / 1000;
}
