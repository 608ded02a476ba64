interface QuotedLine {
  /** Null for goods outside the catalogue and for freight. */
  product_id: number | null;
  qty: number;
}

/**
 * The stock for an accepted quote. A quote may promise more than the stock holds, and the rest is bought in (decision
 * 013): each line takes what is there, the first lines first, and stock never falls below zero. Returns the quantity taken
 * per product, in the order of their ids, and per line.
 */
export function allocateStock(
  lines: readonly QuotedLine[],
  stocked: readonly { id: number; stock: number; active: boolean }[],
): { taken: Map<number, number>; shares: number[] } {
  const left = new Map(stocked.map(({ id, stock, active }) => [id, active ? Math.max(stock, 0) : 0]));
  const shares = lines.map(({ product_id, qty }) => {
    const available = (product_id !== null && left.get(product_id)) || 0;
    const share = Math.min(available, qty);
    if (product_id !== null) left.set(product_id, available - share);
    return share;
  });
  const taken = new Map<number, number>();
  lines.forEach(({ product_id }, index) => {
    if (product_id !== null) taken.set(product_id, (taken.get(product_id) ?? 0) + shares[index]!);
  });
  return { taken: new Map([...taken].sort(([a], [b]) => a - b)), shares };
}
