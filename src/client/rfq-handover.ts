/** A line that another page hands to the form of a new RFQ. */
export interface HandedLine {
  item: string;
  /** Null where the item is not, or no longer, in the catalogue. */
  product_id: number | null;
  qty: number;
  unit: string;
  /** The product whose line leaves the cart once the RFQ is sent; null where the line does not come from there. */
  cart_id: number | null;
}

/** For this tab: the form opens in it a moment later. */
const KEY = 'rfq-handover';

/** Leaves lines for the form of a new RFQ. */
export function handToRfq(lines: HandedLine[]): void {
  sessionStorage.setItem(KEY, JSON.stringify(lines));
}

/** Takes what was left for the form, once: afterwards the lines are the form's own draft. */
export function takeForRfq(): HandedLine[] {
  const left = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return left ? (JSON.parse(left) as HandedLine[]) : [];
}
