import { sumQty } from '#contracts/fields/thousandths.ts';
import { nextPart, NOTHING, type WholeLine } from '../invoices/apportion.ts';

type OrderedLine = WholeLine & { short_closed_qty: number; total_paise: number };

const NO_AMOUNTS = { discount_paise: 0, taxable_paise: 0, cgst_paise: 0, sgst_paise: 0, igst_paise: 0, total_paise: 0 };

/**
 * A line of an order with the amounts of the quantity that is supplied; `qty` stays as ordered. The discount is shared by quantity
 * and the tax calculated on the rest, as an invoice of the supplied quantity does (decision 022).
 */
export function suppliedAmounts<Line extends OrderedLine>(line: Line): Line {
  if (line.short_closed_qty === 0) return line;
  const supplied = sumQty(line.qty, -line.short_closed_qty);
  const { qty: _, ...amounts } = supplied > 0 ? nextPart(line, NOTHING, supplied) : { qty: 0, ...NO_AMOUNTS };
  return { ...line, ...amounts };
}

/** The same line as the whole that its invoices bill: nothing of the quantity that is not supplied. */
export const billableLine = <Line extends OrderedLine>(line: Line): Line => ({
  ...suppliedAmounts(line),
  qty: sumQty(line.qty, -line.short_closed_qty),
});
