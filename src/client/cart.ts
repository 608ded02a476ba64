import { MAX_QTY } from '#contracts/limits.ts';
import { endSession, readUser } from './session.ts';

/** A line of the cart. A line without a product id cannot be checked out: it is skipped and counted. */
export interface CartLine {
  product_id: number | null;
  sku: string;
  name: string;
  brand: string | null;
  /** Rupees when it was added; the server prices the order anew. */
  price: number;
  image: string | null;
  unit: string;
  qty: number;
}

const KEY = 'cart';
const CHANGED = 'plantsetu:cart';
const EMPTY: CartLine[] = [];

let known: { text: string | null; lines: CartLine[] } = { text: null, lines: EMPTY };

/** The lines, the same array until something changes. Lines that another company's buyer left here are not shown. */
export function readCart(): CartLine[] {
  const text = localStorage.getItem(KEY);
  if (text !== known.text) known = { text, lines: parse(text) };
  return known.lines;
}

/** Adds a product, or more of it: 1 from a card (specification §4), a quantity from its page. */
export function addToCart(line: Omit<CartLine, 'qty'>, qty = 1): void {
  addLines([{ ...line, qty }]);
}

/** Adds many products at once, in one write. A product that is in the cart already gets more of it. */
export function addLines(added: CartLine[]): void {
  const lines = [...readCart()];
  const places = new Map(lines.map(({ product_id }, index) => [product_id, index]));
  for (const { product_id, sku, name, brand, price, image, unit, qty } of added) {
    const at = places.get(product_id);
    if (at !== undefined) {
      lines[at] = { ...lines[at]!, qty: normaliseQty(lines[at]!.qty + qty) };
      continue;
    }
    places.set(product_id, lines.length);
    lines.push({ product_id, sku, name, brand, price, image, unit, qty: normaliseQty(qty) });
  }
  write(lines);
}

/** Takes today's prices for those that the lines were added at: what changed is known and needs no more telling. */
export function acceptPrices(prices: Map<number, number>): void {
  write(readCart().map((line) => ({ ...line, price: prices.get(line.product_id ?? 0) ?? line.price })));
}

export function setQty(index: number, qty: number): void {
  write(readCart().map((line, at) => (at === index ? { ...line, qty: normaliseQty(qty) } : line)));
}

export function removeLine(index: number): void {
  write(readCart().filter((_, at) => at !== index));
}

/** Takes the lines of these products out; answers them, for undo. */
export function removeProducts(ids: Set<number>): CartLine[] {
  const lines = readCart();
  const gone = (line: CartLine) => line.product_id !== null && ids.has(line.product_id);
  write(lines.filter((line) => !gone(line)));
  return lines.filter(gone);
}

/** Puts removed lines back, for undo: from `index` on, leaving what has happened to the cart since as it is. */
export function putBack(removed: CartLine[], index: number): void {
  const lines = readCart();
  const missing = removed.filter(
    ({ product_id }) => product_id === null || lines.every((line) => line.product_id !== product_id),
  );
  write(lines.toSpliced(index, 0, ...missing));
}

export function clearCart(): void {
  localStorage.removeItem(KEY);
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back on each change, in this tab or another one. */
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

/** At least 1, whole (specification §5), at most what one line may hold. */
function normaliseQty(qty: unknown): number {
  const whole = Math.trunc(Number(qty));
  return Number.isFinite(whole) && whole >= 1 ? Math.min(whole, MAX_QTY) : 1;
}

/** Somebody who was signed out in another tab has no cart to write: what is stored stays as it is. */
function write(lines: CartLine[]): void {
  const user = readUser();
  if (!user) return endSession();
  localStorage.setItem(KEY, JSON.stringify({ company_id: user.company_id, lines }));
  window.dispatchEvent(new Event(CHANGED));
}

function parse(text: string | null): CartLine[] {
  try {
    const stored = JSON.parse(text ?? 'null');
    const mine = stored?.company_id === (readUser()?.company_id ?? null);
    return mine && Array.isArray(stored.lines) ? stored.lines.map(readLine) : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** What is stored may be old: the id under either name, the picture too (specification §3). */
function readLine(line: Record<string, unknown>): CartLine {
  const id = Number(line.product_id ?? line.id);
  return {
    product_id: Number.isSafeInteger(id) && id > 0 ? id : null,
    sku: String(line.sku ?? ''),
    name: String(line.name ?? ''),
    brand: line.brand ? String(line.brand) : null,
    price: Number(line.price) || 0,
    image: (line.image ?? line.image_url ?? null) as string | null,
    unit: String(line.unit ?? ''),
    qty: normaliseQty(line.qty),
  };
}
