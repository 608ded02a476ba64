import { brand, contact } from '#site';
import { dayInWords } from './amounts.ts';
import { type Cell, cell, cells, figureCell, partyCell, stateWithCode } from './cells.ts';
import { pageFrame, sectionRule } from './furniture.ts';
import { lineTable, sumsOf, taxColumns } from './line-table.ts';
import { Sheet } from './sheet.ts';
import { figures, figuresStrong, form, small } from './styles.ts';
import { flow, sums, sumsHeight } from './sums.ts';
import type { Run } from './text.ts';
import { ownParty, tradeHead } from './trade-blocks.ts';
import { checkSums, type Party, type Supply, type TradeLine, type TradeTotals } from './trade.ts';

/** Points that a line of running text may be long. */
const READABLE = 400;

/** One version of a quote as it is printed. */
export interface QuoteSheet extends Supply {
  /** `QUO-000123/2`: the version stands behind the slash. */
  number: string;
  version: number;
  /** The day it was sent, in India, `YYYY-MM-DD`. */
  date: string;
  /** The offer holds to the end of this day in India. */
  valid_until: string;
  /** Number of the request that it answers. */
  rfq_number: string | null;
  buyer: Party;
  /** Where the goods would go, where that is another place; else null. */
  ship_to: Party | null;
  /** Goods, and freight as a line of its own. */
  lines: TradeLine[];
  totals: TradeTotals;
  /** Payment, delivery and warranty terms. */
  terms: string | null;
  notes: string | null;
}

/** Prints a version of a quote. Throws where lines and sums disagree. */
export async function renderQuote(value: QuoteSheet): Promise<Buffer> {
  checkSums(value.lines, value.totals);
  const sheet = await Sheet.open({
    number: value.number,
    subject: `Quote · ${value.buyer.name}`,
    dated: 'Date',
    date: dayInWords(value.date),
    day: value.date,
    title: `Quote ${value.number}`,
    author: brand.legalName,
  });
  tradeHead(sheet, 'Quote', `Version ${value.version}`);
  cells(sheet, headCells(value));
  sheet.y += 10;
  const taxes = taxColumns(value, value.totals);
  const rows = sumsOf(value.totals, taxes);
  lineTable(sheet, value.lines, taxes, sumsHeight(rows.length));
  sums(sheet, rows, { total_paise: value.totals.total_paise, beside: [{ name: 'Notes', text: value.notes }] });
  sheet.y += 16;
  if (value.terms) paragraph(sheet, 'Terms', value.terms);
  paragraph(sheet, 'How to accept', accepting(value));
  return sheet.finish((page, pages) => pageFrame(sheet, page, pages));
}

function headCells(value: QuoteSheet): Cell[][] {
  const { number, date, valid_until, rfq_number, place_of_supply, buyer, ship_to } = value;
  const until: Run[] = [
    { text: dayInWords(valid_until), style: figures },
    { text: '\nto the end of the day, IST', style: small },
  ];
  const parties = [partyCell('Supplier', ownParty), partyCell(ship_to ? 'For' : 'For and ship to', buyer)];
  return [
    [
      cell('Quote', number, figuresStrong),
      figureCell('Date', dayInWords(date)),
      { name: 'Valid until', text: until },
      figureCell('Your request', rfq_number ?? '–'),
      cell('Place of supply', stateWithCode(place_of_supply)),
    ],
    ship_to ? [...parties, partyCell('Ship to', ship_to)] : parties,
  ];
}

const accepting = ({ number, valid_until }: QuoteSheet) =>
  `In the portal, under RFQs, until ${dayInWords(valid_until)}, 23:59 IST: accepting turns the lines above into an order ` +
  `at these prices, and you can counter or decline there too. Or write to ${contact.email} and name ${number}.`;

function paragraph(sheet: Sheet, name: string, text: string): void {
  sectionRule(sheet, name);
  sheet.group('P', () => flow(sheet, sheet.breakLines([{ text, style: form }], READABLE)));
  sheet.y += 10;
}
