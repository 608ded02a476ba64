import { sumQty } from '#contracts/fields/thousandths.ts';

interface QuotedLine {
  /** Null for goods outside the catalogue and for freight. */
  product_id: number | null;
  qty: number;
}

/**
 * The stock for an accepted quote, which may promise more than is available; the rest is bought in (decision 013). Each line
 * takes what is available, the first lines first. Returns the quantity taken of each product, by id, and for each line.
 */
export function allocateStock(
  lines: readonly QuotedLine[],
  stocked: readonly { id: number; stock: number; active: boolean }[],
): { taken: Map<number, number>; shares: number[] } {
  const left = new Map<number | null, number>(
    stocked.map(({ id, stock, active }) => [id, active ? Math.max(stock, 0) : 0]),
  );
  const shares = lines.map(({ product_id, qty }) => {
    const available = left.get(product_id) ?? 0;
    const share = Math.min(available, qty);
    left.set(product_id, sumQty(available, -share));
    return share;
  });
  const taken = new Map<number, number>();
  lines.forEach(({ product_id }, index) => {
    if (product_id !== null) taken.set(product_id, sumQty(taken.get(product_id) ?? 0, shares[index]!));
  });
  return { taken: new Map([...taken].sort(([a], [b]) => a - b)), shares };
}
