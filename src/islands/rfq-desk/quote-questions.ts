import { taxGaps } from '#client/tax-gaps.ts';
import { dayInIndia } from '#contracts/day-in-india.ts';
import { discountOn, formatRupees, toPaise, toRupees } from '#contracts/money.ts';
import type { QuoteLine } from '#contracts/quotes.ts';
import {
  type DeskRfqDetail,
  PRICE_MISSING,
  QUOTE_DAY_PASSED,
  QUOTE_OF_NOTHING,
  type SaveQuote,
} from '#contracts/rfq-desk.ts';
import { gstRates } from '#contracts/units.ts';
import { netOfFigures } from './quote-draft.ts';

type Line = SaveQuote['lines'][number];
type Version = Pick<DeskRfqDetail['versions'][number], 'version' | 'status' | 'lines' | 'counter'>;

/** What a draft may have and a quote that is sent may not, by field: said before anything is asked. The server refuses the same. */
export function sendFaults({ lines, freight, valid_until }: SaveQuote, today = dayInIndia()): Record<string, string> {
  const isNothing = freight === 0 && lines.length > 0 && lines.every((line) => netOfFigures(line) === 0);
  const [blank, ...more] = lines.flatMap(({ price }, at) => (price === null ? [at] : []));
  return {
    ...(blank !== undefined && { [`lines.${blank}.price`]: missing(more.length) }),
    ...(isNothing && { 'lines.0.price': QUOTE_OF_NOTHING }),
    ...(valid_until !== '' && valid_until < today && { valid_until: QUOTE_DAY_PASSED }),
  };
}

/** Said of the first line without a price: a list of forty would push the form off the screen. */
function missing(more: number): string {
  if (more === 0) return PRICE_MISSING;
  return `${PRICE_MISSING} ${more === 1 ? '1 more line has' : `${more.toLocaleString('en-IN')} more lines have`} none yet.`;
}

/** Whether a line has a GST rate that only the server can judge: by its product, or by the table of rates. */
export const hasRareRate = ({ lines }: SaveQuote): boolean =>
  lines.some(({ gst_rate }) => gst_rate !== null && !gstRates.includes(gst_rate));

/**
 * What is asked about before a quote goes out, a sentence for each, by the numbers that the editor gives the lines: what
 * is free, what the buyer's counter-offer named and is granted, what the invoice of it would lack.
 */
export function questionsOf({ lines, freight }: SaveQuote, versions: readonly Version[]): string[] {
  const last = versions.find(({ status }) => status !== 'draft');
  return [
    ...lines.flatMap((line, at) =>
      netOfFigures(line) === 0 ? [`Line ${at + 1} comes to ₹ 0: the buyer gets it free of charge.`] : [],
    ),
    ...(last ? [...granted(lines, last), ...freightGranted(freight, last)] : []),
    ...taxGaps(lines.map(({ hsn, gst_rate }, at) => ({ name: `Line ${at + 1}`, hsn, gst_rate }))),
  ];
}

/** The editor fills in what a counter-offer asks for: whoever sends that should see what they give. */
function granted(lines: readonly Line[], { version, lines: before, counter }: Version): string[] {
  const left = before.filter(({ kind }) => kind === 'goods');
  return lines.flatMap((line, at) => {
    const place = left.findIndex((one) => isSameItem(one, line));
    const [was] = place < 0 ? [] : left.splice(place, 1);
    const asked = was && counter.find(({ line_no }) => line_no === was.line_no);
    if (!asked || line.price === null) return [];
    const given = (['price', 'qty'] as const).filter((name) => line[name] === asked[name] && line[name] !== was[name]);
    if (given.length === 0) return [];
    const names = given.map((name) => (name === 'price' ? 'price' : 'quantity')).join(' and ');
    const now = figures(
      { ...line, price: line.price },
      toRupees(discountOn(toPaise(line.price) * line.qty, line.discount)),
    );
    return [
      `Line ${at + 1}: ${now}, ${names} as the buyer asked; version ${version} had ${figures(was, was.discount)}.`,
    ];
  });
}

/** The same of the freight, which is a line of a version that charges any; and freight that is charged no more. */
function freightGranted(freight: number, { version, lines: before, counter }: Version): string[] {
  const was = before.find(({ kind }) => kind === 'freight');
  if (!was || freight === was.price) return [];
  const had = `version ${version} had ${formatRupees(was.price)}.`;
  if (freight === 0) return [`Freight comes to ₹ 0: the buyer gets it free of charge; ${had}`];
  const asked = counter.find(({ line_no }) => line_no === was.line_no);
  return freight === asked?.price ? [`Freight: ${formatRupees(freight)}, as the buyer asked; ${had}`] : [];
}

/** A line of the RFQ keeps its number whatever is offered for it; else the thing itself tells. */
function isSameItem(one: QuoteLine, other: Line): boolean {
  if (one.rfq_line_no !== null || other.rfq_line_no !== null) return one.rfq_line_no === other.rfq_line_no;
  return one.sku === other.sku && one.name === other.name;
}

const figures = ({ qty, price }: Pick<QuoteLine, 'qty' | 'price'>, off: number) =>
  `${formatRupees(price)} × ${qty.toLocaleString('en-IN')}${off > 0 ? ` less ${formatRupees(off)}` : ''}`;
