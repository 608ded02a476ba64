import { goodsValue, share } from '#contracts/fields/money.ts';
import { inThousandths, sumQty } from '#contracts/fields/thousandths.ts';
import type { Tax } from '#contracts/catalog/tax-on.ts';
import { taxOn } from '#contracts/catalog/tax-on.ts';

/**
 * Splits an order's line over its invoices, and an invoice's line over its credit notes. In any sequence, the parts add up
 * to the line to the paisa: the last part takes the rest.
 */

/** A line to bill in parts; all amounts in paise. */
export interface WholeLine extends Tax {
  qty: number;
  price_paise: number;
  price_per: number;
  taxable_paise: number;
  /** Off the whole line, before tax. */
  discount_paise: number;
  gst_rate_bp: number | null;
}

/** A quantity of a line with its amounts, or the sum of several. */
export interface Part extends Tax {
  qty: number;
  taxable_paise: number;
  discount_paise: number;
}

/** A part with all amounts of its line on an invoice. */
export interface PartLine extends Part {
  price_paise: number;
  price_per: number;
  total_paise: number;
}

/** The billed part of a line that is not billed yet. */
export const NOTHING: Part = {
  ...{ qty: 0, taxable_paise: 0, discount_paise: 0 },
  ...{ cgst_paise: 0, sgst_paise: 0, igst_paise: 0 },
};

const TAXES = ['cgst_paise', 'sgst_paise', 'igst_paise'] as const;

/**
 * The next `qty` of a line of which `billed` is already billed. Its value is what it adds to the rounded value of the quantity
 * billed before, so that the parts add up to the line whatever its price is for. The rest of the discount is shared by quantity;
 * tax is calculated on the part's taxable value. All three are limited to what is left, which the last part takes. RangeError
 * for more than is left. Where an order was short-closed after a part was billed, that part may have a paisa more than its share:
 * what is left is then 0, not negative.
 */
export function nextPart(line: WholeLine, billed: Part, qty: number): PartLine {
  const left = sumQty(line.qty, -billed.qty);
  if (qty <= 0 || qty > left) throw new RangeError(`Cannot bill ${qty}: ${left} left`);
  const isLast = qty === left;
  const { discount_paise, taxable_paise } = isLast ? restOf(line, billed) : valueOfPart(line, billed, qty, left);
  const interState = line.igst_paise > 0;
  const due = taxOn(taxable_paise, line.gst_rate_bp, interState);
  const tax = taxBy((kind) => {
    const left = Math.max(0, line[kind] - billed[kind]);
    return isLast ? left : Math.min(due[kind], left);
  });
  const total_paise = taxable_paise + tax.cgst_paise + tax.sgst_paise + tax.igst_paise;
  const { price_paise, price_per } = line;
  return { qty, price_paise, price_per, discount_paise, taxable_paise, ...tax, total_paise };
}

const taxBy = (amount: (kind: keyof Tax) => number): Tax => ({
  ...{ cgst_paise: amount('cgst_paise'), sgst_paise: amount('sgst_paise'), igst_paise: amount('igst_paise') },
});

/** Value and discount that are not billed yet, paise. */
function restOf(line: WholeLine, billed: Part) {
  const gross_paise = Math.max(
    0,
    line.taxable_paise + line.discount_paise - billed.taxable_paise - billed.discount_paise,
  );
  const discount_paise = Math.min(gross_paise, Math.max(0, line.discount_paise - billed.discount_paise));
  return { gross_paise, discount_paise, taxable_paise: gross_paise - discount_paise };
}

/** Value and discount of a part after which some of the line is left. */
function valueOfPart(line: WholeLine, billed: Part, qty: number, left: number) {
  const rest = restOf(line, billed);
  const upTo = (quantity: number) => goodsValue(quantity, line.price_paise, line.price_per);
  const gross_paise = Math.min(upTo(sumQty(billed.qty, qty)) - upTo(billed.qty), rest.gross_paise);
  const discount = share(rest.discount_paise, inThousandths(qty), inThousandths(left));
  const taxable_paise = Math.min(Math.max(0, gross_paise - discount), rest.taxable_paise);
  return { discount_paise: gross_paise - taxable_paise, taxable_paise };
}

/**
 * A value of a line, before tax, without a quantity: a rate difference or a discount. Written as one unit at that price. All of
 * `left`, the value and tax not billed yet, takes the whole tax that is left.
 */
export function valuePart(
  line: WholeLine,
  billed: Part,
  value_paise: number,
  left: { taxable_paise: number },
): PartLine {
  const due = taxOn(value_paise, line.gst_rate_bp, line.igst_paise > 0);
  const tax = taxBy((kind) => {
    const rest = line[kind] - billed[kind];
    return value_paise === left.taxable_paise ? rest : Math.min(due[kind], rest);
  });
  const total_paise = value_paise + tax.cgst_paise + tax.sgst_paise + tax.igst_paise;
  const one = { qty: 1, price_paise: value_paise, price_per: 1, discount_paise: 0, taxable_paise: value_paise };
  return { ...one, ...tax, total_paise };
}

type Summed = Tax & { taxable_paise: number };

/** Sums of an invoice's lines, rounded to the nearest rupee, half a rupee up. */
export function invoiceSums(lines: Summed[]) {
  const sum = (field: keyof Summed) => lines.reduce((total, line) => total + line[field], 0);
  const [taxable_paise, cgst_paise, sgst_paise, igst_paise] = [sum('taxable_paise'), ...TAXES.map(sum)] as [
    number,
    number,
    number,
    number,
  ];
  const exact = taxable_paise + cgst_paise + sgst_paise + igst_paise;
  const amount_paise = Math.floor((exact + 50) / 100) * 100;
  return { taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise: amount_paise - exact, amount_paise };
}

/**
 * Sums of a credit note, rounded like an invoice's and limited to what is left of the invoice's amount; the last credit note
 * takes all of it.
 */
export function creditSums(lines: Summed[], left_paise: number, isLast: boolean) {
  const sums = invoiceSums(lines);
  const amount_paise = isLast ? left_paise : Math.min(sums.amount_paise, left_paise);
  return { ...sums, amount_paise, round_off_paise: sums.round_off_paise + amount_paise - sums.amount_paise };
}
