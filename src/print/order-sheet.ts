import { brand } from '#site';
import type { SellerDetails } from '#contracts/invoices/seller-details.ts';
import { formatDay } from './amounts.ts';
import { type Cell, cell, cells, figureCell, partyCell, poCell, stateWithCode } from './cells.ts';
import { sectionRule } from './furniture.ts';
import { lineTable, sumRows, taxColumns } from './line-table.ts';
import type { Payable } from './pay-block.ts';
import { type PrintedDocument, printDocuments } from './print-documents.ts';
import type { Sheet } from './sheet.ts';
import { figuresStrong, form } from './styles.ts';
import { flow, sums, sumsHeight } from './sums.ts';
import { closing, ownParty, tradeHead } from './trade-blocks.ts';
import { checkSums, type Party, type Supply, type TradeLine, type TradeTotals } from './trade.ts';

/** Longest line of running text, points. */
const MAX_LINE_WIDTH = 400;

const NAMES = {
  proforma: {
    title: 'Proforma invoice',
    mark: 'Not a tax invoice',
    number: 'PROFORMA',
    text: 'This proforma is for your approval and advance payment. No input tax credit can be claimed on it. The tax invoice follows before the goods leave.',
  },
  confirmation: {
    title: 'Order confirmation',
    mark: 'Confirmed',
    number: 'ORDER',
    text: 'We accept your order as stated here. The tax invoice follows before the goods leave.',
  },
};

/** A proforma invoice of an order or quote, or an order confirmation. Neither is a tax document, so it has no number of its own. */
export interface OrderSheet extends Supply {
  kind: 'proforma' | 'confirmation';
  /** What it is about: `Order` and `100042`, or `Quote` and `QUO-000123/2`. */
  about: { name: 'Order' | 'Quote'; number: string };
  /** Calendar days in India, `YYYY-MM-DD`. */
  date: string;
  /** The last day of the quote's validity; null for an order. */
  valid_until: string | null;
  /** Promised day of dispatch or delivery with its name; null if none is promised. */
  promised: { name: string; date: string } | null;
  po_number: string | null;
  /** The date on the buyer's purchase order; null if not given. */
  po_date: string | null;
  /** `MCH-02 Machine shop`; null if none was chosen. */
  cost_centre: string | null;
  buyer: Party;
  /** Null if the same as the buyer's address. */
  ship_to: Party | null;
  lines: TradeLine[];
  totals: TradeTotals;
  /** Payment and delivery terms of the quote. */
  terms: string | null;
  seller: SellerDetails | null;
  /** Where a proforma is paid; null for a confirmation, and if no account is entered. */
  payable: Payable | null;
}

/** Prints a proforma invoice or an order confirmation. Throws an error if its lines and sums do not match. */
export const renderOrder = async (value: OrderSheet): Promise<Buffer> => printDocuments([orderDocument(value)]);

/** The same for several orders, in one file. */
export const renderOrders = async (values: OrderSheet[]): Promise<Buffer> =>
  printDocuments(values.map(orderDocument), `Order sheets (${values.length})`);

function orderDocument(value: OrderSheet): PrintedDocument {
  checkSums(value.lines, value.totals);
  const { title, number } = NAMES[value.kind];
  return {
    facts: {
      number: `${number} ${value.about.number}`,
      subject: `${title} · ${value.buyer.name}`,
      dated: 'Date',
      date: formatDay(value.date),
      day: value.date,
      title: `${title} ${value.about.number}`,
      author: brand.legalName,
    },
    print: (sheet) => printOrder(sheet, value),
  };
}

function printOrder(sheet: Sheet, value: OrderSheet): void {
  const { title, mark, text } = NAMES[value.kind];
  tradeHead(sheet, title, mark);
  cells(sheet, headCells(value));
  sheet.y += 10;
  const taxes = taxColumns(value, value.totals);
  const rows = sumRows(value.totals, taxes);
  lineTable(sheet, value.lines, taxes, sumsHeight(rows.length));
  sums(sheet, rows, { total_paise: value.totals.total_paise, notes: [{ name: title, text }] });
  sheet.y += 16;
  if (value.terms) {
    sectionRule(sheet, 'Terms');
    sheet.group('P', () => flow(sheet, sheet.breakLines([{ text: value.terms!, style: form }], MAX_LINE_WIDTH)));
    sheet.y += 10;
  }
  closing(sheet, { noun: title.toLowerCase(), payable: value.payable, seller: value.seller });
}

function headCells(value: OrderSheet): Cell[][] {
  const { about, date, valid_until, promised, buyer, ship_to } = value;
  const parties = [
    partyCell('Supplier', ownParty(value.seller)),
    partyCell(ship_to ? 'Buyer' : 'Buyer and ship to', buyer),
  ];
  return [
    [
      cell(about.name, about.number, figuresStrong),
      figureCell('Date', formatDay(date)),
      poCell(value),
      ...(value.cost_centre ? [cell('Cost centre', value.cost_centre)] : []),
      ...(valid_until ? [figureCell('Valid until', formatDay(valid_until))] : []),
      ...(promised ? [figureCell(promised.name, formatDay(promised.date))] : []),
      cell('Place of supply', stateWithCode(value.place_of_supply)),
    ],
    ship_to ? [...parties, partyCell('Ship to', ship_to)] : parties,
  ];
}
