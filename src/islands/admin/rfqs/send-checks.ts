import { missingTaxDetails } from '#client/missing-tax-details.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { discountOn, formatRupees, formatUnitPrice, goodsValue, toPaise, toRupees } from '#contracts/fields/money.ts';
import type { QuoteLine } from '#contracts/quotes/portal.ts';
import {
  type AdminRfqDetail,
  PRICE_MISSING,
  QUOTE_VALIDITY_PASSED,
  RATE_MISSING,
  ZERO_QUOTE,
  type SaveQuote,
} from '#contracts/quotes/admin.ts';
import { gstRates } from '#contracts/fields/units.ts';
import { isSameItem } from './counter-wishes.ts';
import { netOfNumbers } from './quote-draft.ts';

type Line = SaveQuote['lines'][number];
type Version = Pick<AdminRfqDetail['versions'][number], 'version' | 'status' | 'lines' | 'counter'>;

/** Errors, by field, that a draft may have and a sent quote may not. The server refuses the same. */
export function sendErrors({ lines, freight, valid_until }: SaveQuote, today = dayInIndia()): Record<string, string> {
  const isFree = freight === 0 && lines.length > 0 && lines.every((line) => netOfNumbers(line) === 0);
  const [blank, ...more] = lines.flatMap(({ price }, at) => (price === null ? [at] : []));
  const [unrated, ...others] = lines.flatMap(({ gst_rate }, at) => (gst_rate === null ? [at] : []));
  return {
    ...(blank !== undefined && { [`lines.${blank}.price`]: missing(PRICE_MISSING, 'price', more.length) }),
    ...(unrated !== undefined && { [`lines.${unrated}.gst_rate`]: missing(RATE_MISSING, 'GST rate', others.length) }),
    ...(isFree && { 'lines.0.price': ZERO_QUOTE }),
    ...(valid_until !== '' && valid_until < today && { valid_until: QUOTE_VALIDITY_PASSED }),
  };
}

/** One message at the first line without the figure: a list of forty would push the form off the screen. */
function missing(message: string, figure: string, more: number): string {
  if (more === 0) return message;
  return `${message} ${more === 1 ? '1 more line has' : `${more.toLocaleString('en-IN')} more lines have`} no ${figure}.`;
}

/** Whether a line has a GST rate that only the server can check: against its product, or the GST rate table. */
export const hasUnusualRate = ({ lines }: SaveQuote): boolean =>
  lines.some(({ gst_rate }) => gst_rate !== null && !gstRates.includes(gst_rate));

/**
 * The warnings to confirm before a quote is sent, one sentence each, by the editor's line numbers: free lines, figures taken
 * over from the buyer's counter-offer, and what its invoice would lack.
 */
export function sendWarnings({ lines, freight }: SaveQuote, versions: readonly Version[]): string[] {
  const last = versions.find(({ status }) => status !== 'draft');
  return [
    ...lines.flatMap((line, at) =>
      netOfNumbers(line) === 0 ? [`Line ${at + 1} comes to ₹0: the buyer gets it free of charge.`] : [],
    ),
    ...(last ? [...acceptedFigures(lines, last), ...changedFreight(freight, last)] : []),
    // A missing rate is an error, not a warning.
    ...missingTaxDetails(
      lines.map(({ hsn, gst_rate }, at) => ({ name: `Line ${at + 1}`, hsn, gst_rate: gst_rate ?? 0 })),
    ),
  ];
}

/** Figures of a counter-offer that were taken over: staff should see what they agree to. */
function acceptedFigures(lines: readonly Line[], { version, lines: before, counter }: Version): string[] {
  const left = before.filter(({ kind }) => kind === 'goods');
  return lines.flatMap((line, at) => {
    const index = left.findIndex((earlier) => isSameItem(earlier, line));
    const [was] = index < 0 ? [] : left.splice(index, 1);
    const asked = was && counter.find(({ line_no }) => line_no === was.line_no);
    if (!asked || line.price === null) return [];
    const accepted = (['price', 'qty'] as const).filter(
      (name) => line[name] === asked[name] && line[name] !== was[name],
    );
    if (accepted.length === 0) return [];
    const names = accepted.map((name) => (name === 'price' ? 'price' : 'quantity')).join(' and ');
    const discount = toRupees(discountOn(goodsValue(line.qty, toPaise(line.price), line.price_per), line.discount));
    const now = formatFigures({ ...line, price: line.price, discount });
    return [`Line ${at + 1}: ${now}, ${names} as requested; version ${version} had ${formatFigures(was)}.`];
  });
}

/** The same for freight, which is a line of any version that charges it; and freight that is no longer charged. */
function changedFreight(freight: number, { version, lines: before, counter }: Version): string[] {
  const was = before.find(({ kind }) => kind === 'freight');
  if (!was || freight === was.price) return [];
  const had = `version ${version} had ${formatRupees(was.price)}.`;
  if (freight === 0) return [`Freight is ₹0: the buyer gets it free of charge; ${had}`];
  const asked = counter.find(({ line_no }) => line_no === was.line_no);
  return freight === asked?.price ? [`Freight: ${formatRupees(freight)}, as requested; ${had}`] : [];
}

/** `₹80.00 × 4 less ₹16.00`; all figures in rupees. */
const formatFigures = ({
  qty,
  discount,
  ...line
}: Pick<QuoteLine, 'qty' | 'price' | 'price_per' | 'unit' | 'discount'>) =>
  `${formatUnitPrice(line)} × ${qty.toLocaleString('en-IN')}${discount > 0 ? ` less ${formatRupees(discount)}` : ''}`;
