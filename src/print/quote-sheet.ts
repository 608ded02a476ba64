import { brand, contact } from '#site';
import type { SellerDetails } from '#contracts/invoices/seller-details.ts';
import { formatDay } from './amounts.ts';
import { type Cell, cell, cells, figureCell, partyCell, stateWithCode } from './cells.ts';
import { pageFrame, sectionRule } from './furniture.ts';
import { lineTable, sumRows, taxColumns } from './line-table.ts';
import { Sheet } from './sheet.ts';
import { figures, figuresStrong, form, small } from './styles.ts';
import { flow, sums, sumsHeight } from './sums.ts';
import type { Run } from './text.ts';
import { ownParty, tradeHead } from './trade-blocks.ts';
import { checkSums, type Party, type Supply, type TradeLine, type TradeTotals } from './trade.ts';

/** Longest line of running text, points. */
const MAX_LINE_WIDTH = 400;

/** One version of a quote for printing. */
export interface QuoteSheet extends Supply {
  /** `QUO-000123/2`, with the version after the slash. */
  number: string;
  version: number;
  /** The day it was sent, in India, `YYYY-MM-DD`. */
  date: string;
  /** The last day of validity in India. */
  valid_until: string;
  /** The number of its RFQ. */
  rfq_number: string | null;
  buyer: Party;
  /** Null if the same as the buyer's address. */
  ship_to: Party | null;
  /** Goods and freight. */
  lines: TradeLine[];
  totals: TradeTotals;
  /** Discount on the whole, percent; it is included in the discounts of the lines. */
  discount_percent: number;
  /** True if it may be accepted in part. */
  partial_ok: boolean;
  /** Payment, delivery and warranty terms. */
  terms: string | null;
  notes: string | null;
  /** Names of the files that go with it. */
  enclosures: string[];
  /** Our details as they applied when it was sent; null if none were entered. */
  seller: SellerDetails | null;
}

/** Prints a version of a quote. Throws an error if its lines and sums do not match. */
export async function renderQuote(value: QuoteSheet): Promise<Buffer> {
  checkSums(value.lines, value.totals);
  const sheet = await Sheet.open({
    number: value.number,
    subject: `Quote · ${value.buyer.name}`,
    dated: 'Date',
    date: formatDay(value.date),
    day: value.date,
    title: `Quote ${value.number}`,
    author: brand.legalName,
  });
  tradeHead(sheet, 'Quote', `Version ${value.version}`);
  cells(sheet, headCells(value));
  sheet.y += 10;
  const taxes = taxColumns(value, value.totals);
  const rows = sumRows(value.totals, taxes);
  lineTable(sheet, value.lines, taxes, sumsHeight(rows.length));
  sums(sheet, rows, { total_paise: value.totals.total_paise, notes: [{ name: 'Notes', text: value.notes }] });
  sheet.y += 16;
  if (value.terms) paragraph(sheet, 'Terms', value.terms);
  if (value.enclosures.length > 0) paragraph(sheet, 'Enclosures', value.enclosures.join('; '));
  paragraph(sheet, 'How to accept', acceptText(value));
  return sheet.finish((page, pages) => pageFrame(sheet, page, pages));
}

function headCells(value: QuoteSheet): Cell[][] {
  const { number, date, valid_until, rfq_number, place_of_supply, buyer, ship_to } = value;
  const until: Run[] = [
    { text: formatDay(valid_until), style: figures },
    { text: '\nto the end of the day, IST', style: small },
  ];
  const parties = [
    partyCell('Supplier', ownParty(value.seller)),
    partyCell(ship_to ? 'For' : 'For and ship to', buyer),
  ];
  return [
    [
      cell('Quote', number, figuresStrong),
      figureCell('Date', formatDay(date)),
      { name: 'Valid until', text: until },
      figureCell('Your request', rfq_number ?? '–'),
      cell('Place of supply', stateWithCode(place_of_supply)),
    ],
    ship_to ? [...parties, partyCell('Ship to', ship_to)] : parties,
  ];
}

const acceptText = ({ number, valid_until, discount_percent, partial_ok }: QuoteSheet) =>
  (discount_percent > 0 ? `The discounts include ${discount_percent}% on all goods. ` : '') +
  `Accept this quote in the portal, under RFQs, until ${formatDay(valid_until)}, 23:59 IST. This places an order for the ` +
  (partial_ok
    ? 'lines above at these prices, or for those that you choose; freight is charged in full and the rest lapses. '
    : 'lines above at these prices. It can only be accepted as a whole. ') +
  `You can also send a counter-offer or decline the quote there, or write to ` +
  `${contact.email} and mention ${number}.`;

function paragraph(sheet: Sheet, name: string, text: string): void {
  sectionRule(sheet, name);
  sheet.group('P', () => flow(sheet, sheet.breakLines([{ text, style: form }], MAX_LINE_WIDTH)));
  sheet.y += 10;
}
