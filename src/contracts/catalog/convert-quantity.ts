import { MAX_QTY } from '../limits.ts';
import { type Measure, formatQuantity, isMeasured, measureOf } from '../fields/unit-names.ts';
import { inThousandths } from '../fields/thousandths.ts';
import { formatContents, formatSold, packContents, type Sold, soldIn } from './pack.ts';
import { MEASURES } from '../fields/unit-codes.ts';

/** A quantity in another unit than the product's. */
export interface UnitQuestion {
  /** The quantity in the product's unit, rounded up; null if it cannot be converted. */
  units: number | null;
  /** `100 pieces = 2 boxes?` */
  text: string;
}

/** Compares a quantity in a unit as written with the product's own unit; null if they are the same or no unit is given. */
export function convertQuantity(qty: number, written: string, product: Sold): UnitQuestion | null {
  if (written === '' || written.toUpperCase() === product.unit) return null;
  const asked = measureOf(written);
  const own = asked && ownMeasures(product).find(({ of }) => of === asked.of);
  if (asked && own?.amount === asked.amount) return null;
  const sold = soldIn(product);
  const askedQty = formatQuantity(qty, written);
  const exact = asked && own ? inThousandths(qty * asked.amount) / inThousandths(own.amount) : null;
  // Of what is measured, in thousandths.
  const steps = MEASURES.has(product.unit) ? 1000 : 1;
  if (exact === null || exact > MAX_QTY) {
    return { units: null, text: `${askedQty}: sold in ${packName(product)}. Enter the quantity in ${sold}.` };
  }
  const units =
    Math.max(1, Math.ceil((inThousandths(qty * asked!.amount) * steps) / inThousandths(own!.amount))) / steps;
  if (units === exact) return { units, text: `${askedQty} = ${formatSold(units, product)}?` };
  const contents = formatContents(units, product);
  const order = contents ? `${formatSold(units, product)} (${contents})` : formatSold(units, product);
  return { units, text: `Sold in ${packName(product)}. Order ${order}?` };
}

/** The units in which a quantity of the product can be given, with how many of each are one unit of the product. */
function ownMeasures(product: Sold): Measure[] {
  const contents = packContents(product);
  const own = [measureOf(product.unit), contents && measureOf(contents.container)];
  return [...own, contents, piecesOf(product)].filter((measure) => measure !== null);
}

/** What “pieces” are: a coil of 90 m is one, each sheet of a pack is one. Of pairs, or of rolls of 12, they can be either. */
function piecesOf(product: Sold): Measure | null {
  const contents = packContents(product);
  if (!contents || contents.of === 'pair' || / of .* of /i.test(product.pack ?? '')) return null;
  return { of: 'piece', amount: isMeasured(contents) ? 1 : contents.amount };
}

/** `boxes of 50`, `coils of 90 m`, `packs of 12 pairs`; `kg` where the pack says nothing. */
function packName(product: Sold): string {
  const contents = packContents(product);
  if (!contents) return soldIn(product);
  const { of, amount } = contents;
  return `${soldIn(product)} of ${of === 'piece' ? amount.toLocaleString('en-IN') : formatQuantity(amount, of)}`;
}
