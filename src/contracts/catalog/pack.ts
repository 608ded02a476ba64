import { type Measure, formatQuantity, isMeasured, measureOf, perUnit, unitName } from '../fields/unit-names.ts';
import { formatRupees, share, toPaise } from '../fields/money.ts';
import { inThousandths } from '../fields/thousandths.ts';

/** What a product is sold by: its unit (a code of the GST rules) and the content of one unit, `Box of 50`. */
export interface Sold {
  unit: string;
  pack: string | null;
}

/** With its price in rupees for a number of units. */
export type Priced = Sold & { price: number; price_per: number };

/** The countable content of one unit. */
export interface Contents extends Measure {
  /** What holds it, as the pack names it: `Box`, `Coil`. */
  container: string;
}

/** `Box of 50 pairs`, `Coil of 90 m`, `Pack of 10 rolls of 12`, `Pack of 100 with caps`. */
const PACK = /^([a-z]+) of (\d[\d,]*(?:\.\d+)?)(?: ?([a-z]+)(?: of \d[\d,]*)?)?(?: with .+)?$/i;
/** Units that hold something. A roll of 1000 may have 1000 labels or 1000 m, so it needs the word. */
const HOLDS_PIECES = new Set(['BOX', 'PAC', 'CTN', 'BAG', 'SET']);
const HOLDS_NAMED = new Set([...HOLDS_PIECES, 'BTL', 'CAN', 'DRM', 'ROL', 'TUB']);
/** By number, a drum of 20 L is one; whether a ream of 500 is one or 500, its pack does not say. */
const HOLDS_MEASURED = new Set(['NOS', 'PCS']);

/** What one unit contains, if its pack says so beyond doubt; null for `Set of bolt, nut and washer`, or without a pack. */
export function packContents({ unit, pack }: Sold): Contents | null {
  const [, container, written, noun] = PACK.exec(pack?.trim() ?? '') ?? [];
  if (!container || !written) return null;
  const counted = noun ? measureOf(noun) : HOLDS_PIECES.has(unit) ? measureOf('piece') : null;
  if (!counted) return null;
  const isHeld = HOLDS_NAMED.has(unit) || (HOLDS_MEASURED.has(unit) && isMeasured(counted));
  const amount = inThousandths(Number(written.replaceAll(',', '')) * counted.amount) / 1000;
  return isHeld && amount > 0 ? { of: counted.of, amount, container } : null;
}

/** The quantity in the product's own unit: `2 boxes`, `1 coil`, `12 nos`. */
export function formatSold(qty: number, product: Sold): string {
  return formatQuantity(qty, soldBy(product));
}

/** The product's own unit in the plural: `boxes`, `coils`, `nos`. */
export function soldIn(product: Sold): string {
  return unitName(soldBy(product), 2);
}

/** What a quantity comes to: `5,000 pieces` in 100 boxes of 50; null if the content is not known. */
export function formatContents(qty: number, product: Sold): string | null {
  const contents = packContents(product);
  return contents && formatQuantity(inThousandths(qty * contents.amount) / 1000, contents.of);
}

/** The pack with the price of one piece, pair, metre …: `Box of 50, ₹6.20 a piece`. Null without a pack. */
export function describePack(product: Priced): string | null {
  const each = formatPricePerPiece(product);
  return product.pack && each ? `${product.pack}, ${each}` : product.pack;
}

/** `₹6.20 a piece`, to the paisa, below ₹1 to four decimals, with `about` where it is rounded. Price in rupees. */
export function formatPricePerPiece({ price, price_per, ...product }: Priced): string | null {
  const contents = packContents(product);
  // The pieces of a set differ.
  if (!contents || contents.amount === 1 || /^set$/i.test(contents.container)) return null;
  const paise = toPaise(price);
  const thousandths = inThousandths(contents.amount) * price_per;
  const isBelowRupee = paise * 10 < thousandths;
  // In hundredths of a paisa below ₹1, else in paise.
  const parts = isBelowRupee ? 100_000 : 1000;
  const rounded = share(paise, parts, thousandths);
  if (rounded === 0) return null;
  const amount = isBelowRupee ? formatFraction(rounded / 10_000) : formatRupees(rounded / 100);
  const about = (paise * parts) % thousandths === 0 ? '' : 'about ';
  return `${about}${amount} ${perUnit(contents.of)}`;
}

/** The pack names a unit better than its code: coil for ROL, bundle for PAC, drum for NOS. */
function soldBy(product: Sold): string {
  const container = packContents(product)?.container;
  return container && measureOf(container) ? container : product.unit;
}

function formatFraction(rupees: number): string {
  return `₹${rupees.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}`;
}
