import { share } from '#contracts/money.ts';
import type { Tax } from './tax.ts';
import { taxOn } from './tax.ts';

/**
 * What a part of an order's line comes to on an invoice, and a part of an invoice's line on a credit note. Pure. Whatever
 * the parts and their sequence, together they make the whole to the paisa: the part that completes a line takes the rest.
 */

/** A line of which part is billed; all amounts in paise. */
export interface WholeLine extends Tax {
  qty: number;
  price_paise: number;
  /** Off the whole line, before tax. */
  discount_paise: number;
  gst_rate_bp: number | null;
}

/** A quantity of a line with its own amounts; `billed` of a line is the sum of its parts. */
export interface Part extends Tax {
  qty: number;
  discount_paise: number;
}

/** A part with the amounts that follow from it. */
export interface PartLine extends Part {
  price_paise: number;
  taxable_paise: number;
  total_paise: number;
}

/** Of a line nothing of which is billed. */
export const NOTHING: Part = { qty: 0, discount_paise: 0, cgst_paise: 0, sgst_paise: 0, igst_paise: 0 };

const TAXES = ['cgst_paise', 'sgst_paise', 'igst_paise'] as const;

/**
 * The next `qty` of a line of which `billed` is billed already. The discount is shared by quantity over what remains; tax
 * is the engine's on the part's taxable value, but never more than remains. Throws a RangeError for more than remains.
 */
export function nextPart(line: WholeLine, billed: Part, qty: number): PartLine {
  const rest = { qty: line.qty - billed.qty, discount_paise: line.discount_paise - billed.discount_paise };
  if (qty < 1 || qty > rest.qty) throw new RangeError(`${qty} of ${rest.qty} that remain cannot be billed.`);
  const isLast = qty === rest.qty;
  const discount_paise = isLast ? rest.discount_paise : share(rest.discount_paise, qty, rest.qty);
  const taxable_paise = qty * line.price_paise - discount_paise;
  const interState = line.igst_paise > 0;
  const due = taxOn(taxable_paise, line.gst_rate_bp, interState);
  const tax = { cgst_paise: 0, sgst_paise: 0, igst_paise: 0 };
  for (const kind of TAXES) {
    const remains = line[kind] - billed[kind];
    tax[kind] = isLast ? remains : Math.min(due[kind], remains);
  }
  const total_paise = taxable_paise + tax.cgst_paise + tax.sgst_paise + tax.igst_paise;
  return { qty, price_paise: line.price_paise, discount_paise, taxable_paise, ...tax, total_paise };
}

type Summed = Tax & { taxable_paise: number };

/** Sums of an invoice's lines with what rounds them to the nearest rupee, half a rupee up. */
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
 * Sums of a credit note: rounded as the invoice was, at most what remains of its amount, and exactly that where nothing
 * of its lines remains.
 */
export function creditSums(lines: Summed[], remains_paise: number, isLast: boolean) {
  const sums = invoiceSums(lines);
  const amount_paise = isLast ? remains_paise : Math.min(sums.amount_paise, remains_paise);
  return { ...sums, amount_paise, round_off_paise: sums.round_off_paise + amount_paise - sums.amount_paise };
}
