import { sumQty } from '../fields/thousandths.ts';

/** What limits the quantity of an order: the stock, unless staff allow more of the item (decision 079). */
export interface Supply {
  stock: number;
  can_backorder: boolean;
}

/** True if at least one can be ordered, whether it is in stock or not. */
export const isAvailable = ({ stock, can_backorder }: Supply): boolean => stock > 0 || can_backorder;

/** In place of “Out of stock”, for an item that is bought in for the order. */
export const CAN_BE_ORDERED = 'Not in stock, can be ordered';

/** The part of a quantity that has to be bought in; 0 of an item that cannot be ordered beyond its stock. */
export const qtyToBuy = (qty: number, { stock, can_backorder }: Supply): number =>
  can_backorder ? Math.max(0, sumQty(qty, -Math.max(stock, 0))) : 0;

/** `12 in stock, 8 to be bought in: by 14 Dec 2026`; null if the stock is enough. `when` is absent where no date is known. */
export function backorderText(qty: number, supply: Supply, when?: string): string | null {
  const toBuy = qtyToBuy(qty, supply);
  if (toBuy === 0) return null;
  const inStock = supply.stock > 0 ? `${count(supply.stock)} in stock` : 'Not in stock';
  return `${inStock}, ${count(toBuy)} to be bought in${when ? `: ${when}` : ''}`;
}

const count = (qty: number) => qty.toLocaleString('en-IN');
