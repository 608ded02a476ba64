/** What may be ordered of a product, in its unit. */
export interface QtyRules {
  min_qty: number;
  qty_multiple: number;
}

/** The next quantity from `qty` on that may be ordered. */
export const orderableQty = (qty: number, { min_qty, qty_multiple }: QtyRules): number =>
  Math.ceil(Math.max(qty, min_qty) / qty_multiple) * qty_multiple;
