import { share } from '#contracts/fields/money.ts';
import type { Tax } from '../catalog/tax.ts';
import { taxOn } from '../catalog/tax.ts';

/**
 * Splits an order's line over its invoices, and an invoice's line over its credit notes. In any sequence, the parts add up
 * to the line to the paisa: the last part takes the rest.
 */

/** A line to bill in parts; all amounts in paise. */
export interface WholeLine extends Tax {
  qty: number;
  price_paise: number;
  /** Off the whole line, before tax. */
  discount_paise: number;
  gst_rate_bp: number | null;
}

/** A quantity of a line with its amounts, or the sum of several. */
export interface Part extends Tax {
  qty: number;
  discount_paise: number;
}

/** A part with all amounts of its line on an invoice. */
export interface PartLine extends Part {
  price_paise: number;
  taxable_paise: number;
  total_paise: number;
}

/** The billed part of a line that is not billed yet. */
export const NOTHING: Part = { qty: 0, discount_paise: 0, cgst_paise: 0, sgst_paise: 0, igst_paise: 0 };

const TAXES = ['cgst_paise', 'sgst_paise', 'igst_paise'] as const;

/**
 * The next `qty` of a line of which `billed` is already billed. The rest of the discount is shared by quantity; tax is
 * calculated on the part's taxable value, limited to what is left. RangeError for more than is left. Where an order was short-closed
 * after a part was billed, that part may have a paisa more than its share: what is left is then 0, not negative.
 */
export function nextPart(line: WholeLine, billed: Part, qty: number): PartLine {
  const rest = {
    qty: line.qty - billed.qty,
    discount_paise: Math.max(0, line.discount_paise - billed.discount_paise),
  };
  if (qty < 1 || qty > rest.qty) throw new RangeError(`Cannot bill ${qty}: ${rest.qty} left`);
  const isLast = qty === rest.qty;
  const discount_paise = isLast ? rest.discount_paise : share(rest.discount_paise, qty, rest.qty);
  const taxable_paise = qty * line.price_paise - discount_paise;
  const interState = line.igst_paise > 0;
  const due = taxOn(taxable_paise, line.gst_rate_bp, interState);
  const tax = { cgst_paise: 0, sgst_paise: 0, igst_paise: 0 };
  for (const kind of TAXES) {
    const left = Math.max(0, line[kind] - billed[kind]);
    tax[kind] = isLast ? left : Math.min(due[kind], left);
  }
  const total_paise = taxable_paise + tax.cgst_paise + tax.sgst_paise + tax.igst_paise;
  return { qty, price_paise: line.price_paise, discount_paise, taxable_paise, ...tax, total_paise };
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
  const tax = { cgst_paise: 0, sgst_paise: 0, igst_paise: 0 };
  for (const kind of TAXES) {
    const rest = line[kind] - billed[kind];
    tax[kind] = value_paise === left.taxable_paise ? rest : Math.min(due[kind], rest);
  }
  const total_paise = value_paise + tax.cgst_paise + tax.sgst_paise + tax.igst_paise;
  return { qty: 1, price_paise: value_paise, discount_paise: 0, taxable_paise: value_paise, ...tax, total_paise };
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
