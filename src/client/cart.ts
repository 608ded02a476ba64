import { orderableQty, type QtyRules } from '#contracts/catalog/order-qty.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { MEASURES } from '#contracts/fields/unit-codes.ts';
import { MAX_QTY } from '#contracts/limits.ts';
import { endSession, readUser } from './session.ts';

/** A line of the cart. A line without a product id is skipped at checkout and counted. */
export interface CartLine {
  product_id: number | null;
  sku: string;
  name: string;
  brand: string | null;
  /** In rupees, when it was added; the server calculates the order's own prices. */
  price: number;
  /** Number of units that the price is for. */
  price_per: number;
  image: string | null;
  unit: string;
  /** Content of one unit, `Box of 100`. */
  pack: string | null;
  qty: number;
}

const KEY = 'cart';
const CHANGED = 'plantsetu:cart';
const EMPTY: CartLine[] = [];

let cached: { text: string | null; lines: CartLine[]; need_by: string } = { text: null, lines: EMPTY, need_by: '' };

/** The lines; the same array until they change. Lines stored by another company's buyer are ignored. */
export function readCart(): CartLine[] {
  return readStored().lines;
}

/** The date by which the order is needed, as typed; blank if none. */
export function readNeedBy(): string {
  return readStored().need_by;
}

export function setNeedBy(need_by: string): void {
  saveCart(readCart(), need_by);
}

function readStored() {
  const text = localStorage.getItem(KEY);
  if (text !== cached.text) cached = { text, ...parse(text) };
  return cached;
}

/** Adds a product or increases its quantity by `qty`, or by the least that may be ordered; returns by how much. */
export function addToCart({ min_qty, qty_multiple, ...line }: Omit<CartLine, 'qty'> & QtyRules, qty = 1): number {
  const isInCart = readCart().some(({ product_id }) => product_id === line.product_id);
  const added = orderableQty(qty, { min_qty: isInCart ? 0 : min_qty, qty_multiple });
  addLines([{ ...line, qty: added }]);
  return added;
}

/** Adds several products in one write. The quantity of a product already in the cart increases. */
export function addLines(added: CartLine[]): void {
  const lines = [...readCart()];
  const places = new Map(lines.map(({ product_id }, index) => [product_id, index]));
  for (const { product_id, sku, name, brand, price, price_per, image, unit, pack, qty } of added) {
    const at = places.get(product_id);
    if (at !== undefined) {
      lines[at] = { ...lines[at]!, qty: normaliseQty(sumQty(lines[at]!.qty, qty), unit) };
      continue;
    }
    places.set(product_id, lines.length);
    lines.push({ product_id, sku, name, brand, price, price_per, image, unit, pack, qty: normaliseQty(qty, unit) });
  }
  saveCart(lines);
}

/** Replaces the lines' prices by the current ones, after the user has seen the change. */
export function acceptPrices(prices: Map<number, Pick<CartLine, 'price' | 'price_per'>>): void {
  saveCart(readCart().map((line) => ({ ...line, ...prices.get(line.product_id ?? 0) })));
}

export function setQty(index: number, qty: number): void {
  saveCart(readCart().map((line, at) => (at === index ? { ...line, qty: normaliseQty(qty, line.unit) } : line)));
}

export function removeLine(index: number): void {
  saveCart(readCart().filter((_, at) => at !== index));
}

/** Removes the lines of these products and returns them, for undo. */
export function removeProducts(ids: Set<number>): CartLine[] {
  const lines = readCart();
  const isRemoved = (line: CartLine) => line.product_id !== null && ids.has(line.product_id);
  saveCart(lines.filter((line) => !isRemoved(line)));
  return lines.filter(isRemoved);
}

/** Undo: inserts removed lines again at `index`, except products that were added again meanwhile. */
export function restoreLines(removed: CartLine[], index: number): void {
  const lines = readCart();
  const missing = removed.filter(
    ({ product_id }) => product_id === null || lines.every((line) => line.product_id !== product_id),
  );
  saveCart(lines.toSpliced(index, 0, ...missing));
}

export function clearCart(): void {
  localStorage.removeItem(KEY);
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back on each change, in this tab or another. */
export function watchCart(changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) changed();
  };
  window.addEventListener(CHANGED, changed);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener('storage', onStorage);
  };
}

/** A whole number from 1 (specification §5) to the limit of a line; of what is measured, up to three decimals. */
function normaliseQty(qty: unknown, unit: string): number {
  const number = MEASURES.has(unit) ? sumQty(Number(qty)) : Math.trunc(Number(qty));
  return number > 0 ? Math.min(number, MAX_QTY) : 1;
}

/** Without a session, as after signing out in another tab, the stored cart is left unchanged. */
function saveCart(lines: CartLine[], need_by = readNeedBy()): void {
  const user = readUser();
  if (!user) return endSession();
  localStorage.setItem(KEY, JSON.stringify({ company_id: user.company_id, lines, need_by }));
  window.dispatchEvent(new Event(CHANGED));
}

function parse(text: string | null): { lines: CartLine[]; need_by: string } {
  try {
    const stored = JSON.parse(text ?? 'null');
    const mine = stored?.company_id === (readUser()?.company_id ?? null);
    if (mine && Array.isArray(stored.lines)) {
      return { lines: stored.lines.map(readLine), need_by: String(stored.need_by ?? '') };
    }
  } catch {
    // Not ours: the cart is empty.
  }
  return { lines: EMPTY, need_by: '' };
}

/** A stored line may be old: the specification §3 allows two names for the id and for the image. */
function readLine(line: Record<string, unknown>): CartLine {
  const id = Number(line.product_id ?? line.id);
  return {
    product_id: Number.isSafeInteger(id) && id > 0 ? id : null,
    sku: String(line.sku ?? ''),
    name: String(line.name ?? ''),
    brand: line.brand ? String(line.brand) : null,
    price: Number(line.price) || 0,
    price_per: Number(line.price_per) || 1,
    image: (line.image ?? line.image_url ?? null) as string | null,
    unit: String(line.unit ?? ''),
    pack: line.pack ? String(line.pack) : null,
    qty: normaliseQty(line.qty, String(line.unit ?? '')),
  };
}
