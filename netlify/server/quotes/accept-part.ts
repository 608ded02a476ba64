import type { QtyRules } from '#contracts/catalog/order-qty.ts';
import { qtyFault } from '#contracts/catalog/terms.ts';
import { decimalsFault } from '#contracts/fields/quantity.ts';
import { acceptedPart, type ChosenLine } from '#contracts/quotes/accepted-part.ts';
import { PART_IS_FREE, WHOLE_ONLY } from '#contracts/quotes/portal.ts';
import type { quote_lines, quotes } from '#db/schema/quotes.ts';
import { AppError, fieldError } from '../platform/errors.ts';

type Line = typeof quote_lines.$inferSelect;
type Stocked = QtyRules & { id: number; unit: string };

/** What a buyer orders of a quote: its lines, sums, and how much of the quote it is. */
export interface Part {
  lines: Line[];
  sums: ReturnType<typeof acceptedPart>['sums'];
  /** `3 of 5 lines`, `5 of 5 lines, 1 with a lower quantity`; null for the whole quote. */
  part: string | null;
}

/**
 * The part of a quote that the buyer has chosen; the whole if they have not. 400 for a quote that is accepted as a whole only,
 * for a line that is not goods of the quote, and for a quantity above the quoted one or one that is not sold.
 */
export function partOf(
  quote: typeof quotes.$inferSelect,
  lines: Line[],
  chosen: ChosenLine[] | undefined,
  stocked: Stocked[],
): Part {
  const { subtotal_paise, shipping_paise, tax_paise, total_paise } = quote;
  const whole = { lines, sums: { subtotal_paise, shipping_paise, tax_paise, total_paise }, part: null };
  if (!chosen) return whole;
  const goods = lines.filter(({ kind }) => kind === 'goods');
  chosen.forEach((each, at) => assertChosen(each, at, goods, stocked));
  const lower = chosen.filter(({ line_no, qty }) => goods.find((line) => line.line_no === line_no)!.qty !== qty).length;
  if (chosen.length === goods.length && lower === 0) return whole;
  if (!quote.partial_ok) throw new AppError('invalid', WHOLE_ONLY);
  const part = acceptedPart(lines, chosen);
  if (part.sums.total_paise === 0) throw fieldError('invalid', 'lines', PART_IS_FREE);
  const text = `${chosen.length} of ${goods.length} lines`;
  return { ...part, part: lower === 0 ? text : `${text}, ${lower} with a lower quantity` };
}

function assertChosen({ line_no, qty }: ChosenLine, at: number, goods: Line[], stocked: Stocked[]): void {
  const line = goods.find((one) => one.line_no === line_no);
  if (!line) throw new AppError('invalid', 'A line is not in the quote. Reload the page and try again.');
  const refuse = (message: string) => fieldError('invalid', `lines.${at}.qty`, message);
  if (qty > line.qty) throw refuse(`Order at most the quoted ${line.qty.toLocaleString('en-IN')}.`);
  const decimals = decimalsFault(qty, line.unit);
  if (decimals) throw refuse(decimals);
  // The quoted quantity may be ordered, whatever it is; and rules are for the unit in which the item is sold.
  const rules = stocked.find(({ id, unit }) => id === line.product_id && unit === line.unit);
  const fault = rules && qty < line.qty && qtyFault(qty, rules);
  if (fault) throw refuse(`${fault}.`);
}
