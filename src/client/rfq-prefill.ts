/** A line that another page passes to the form of a new RFQ. */
export interface RfqPrefillLine {
  item: string;
  /** Null where the item is not in the catalogue. */
  product_id: number | null;
  qty: number;
  unit: string;
  /** The product to remove from the cart once the RFQ is sent; null for a line from elsewhere. */
  cart_id: number | null;
}

/** In session storage: the form opens in the same tab. */
const KEY = 'rfq-handover';

/** Stores lines for the form of a new RFQ. */
export function storeRfqLines(lines: RfqPrefillLine[]): void {
  sessionStorage.setItem(KEY, JSON.stringify(lines));
}

/** Reads and removes the stored lines: from then on they are in the form's own draft. */
export function takeRfqLines(): RfqPrefillLine[] {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return stored ? (JSON.parse(stored) as RfqPrefillLine[]) : [];
}
