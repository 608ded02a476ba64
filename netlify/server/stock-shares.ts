/** A line of goods that wants something from the shelf; no product for what is not in the catalogue, and for freight. */
interface WantingLine {
  product_id: number | null;
  qty: number;
}

/**
 * What an accepted quote takes from the stock. It was promised whole, so what the shelf does not hold is bought in: each
 * line takes what is there, the first lines first, and the stock never falls below zero (decision 013). Answers how
 * much of each product, by its id in ascending order, and how much of each line.
 */
export function fromStock(
  lines: readonly WantingLine[],
  shelf: readonly { id: number; stock: number; active: boolean }[],
): { taken: Map<number, number>; shares: number[] } {
  const left = new Map(shelf.map(({ id, stock, active }) => [id, active ? Math.max(stock, 0) : 0]));
  const shares = lines.map(({ product_id, qty }) => {
    const there = (product_id !== null && left.get(product_id)) || 0;
    const share = Math.min(there, qty);
    if (product_id !== null) left.set(product_id, there - share);
    return share;
  });
  const taken = new Map<number, number>();
  lines.forEach(({ product_id }, index) => {
    if (product_id !== null) taken.set(product_id, (taken.get(product_id) ?? 0) + shares[index]!);
  });
  return { taken: new Map([...taken].sort(([a], [b]) => a - b)), shares };
}
