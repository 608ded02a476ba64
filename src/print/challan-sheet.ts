import { brand } from '#site';
import type { SellerDetails } from '#contracts/invoices/seller-details.ts';
import { formatDay } from './amounts.ts';
import { type Cell, cell, cells, figureCell, partyCell, stateWithCode } from './cells.ts';
import { pageFrame } from './furniture.ts';
import { lineTable, sumRows, taxColumns } from './line-table.ts';
import { Sheet } from './sheet.ts';
import { figuresStrong } from './styles.ts';
import { sums, sumsHeight } from './sums.ts';
import { closing, ownParty, tradeHead } from './trade-blocks.ts';
import { type Transport, transportCells } from './transport-cells.ts';
import { checkSums, type Party, type Supply, type TradeLine, type TradeTotals } from './trade.ts';

/** The copies of a delivery challan (CGST Rules r. 55(2)), in the rule's words. */
const challanCopies = {
  original: 'Original for consignee',
  duplicate: 'Duplicate for transporter',
  triplicate: 'Triplicate for consigner',
} as const;
export type ChallanCopy = keyof typeof challanCopies;

/** A delivery challan (CGST Rules r. 55(1)) for printing. The consigner is defined in src/site.ts. */
export interface ChallanSheet extends Supply {
  copy: ChallanCopy;
  /** `PSD/2627/000001`. */
  number: string;
  /** Calendar day in India, `YYYY-MM-DD`. */
  date: string;
  /** Why the goods leave without an invoice. */
  reason: string;
  /** Tax is printed only for a supply. */
  is_supply: boolean;
  is_cancelled: boolean;
  order_number: string;
  po_number: string | null;
  /** `SHP-000012`. */
  consignment: string | null;
  /** Null until dispatched. */
  transport: Transport | null;
  /** Our details as they applied when it was issued; null if none were entered. */
  seller: SellerDetails | null;
  /** Last day for what has to be done with the goods, `Invoice or return by`; null if the law sets none. */
  limit: { label: string; date: string } | null;
  consignee: Party;
  lines: TradeLine[];
  totals: TradeTotals;
}

/** Prints a delivery challan. Throws an error if its lines and sums do not match. */
export async function renderChallan(value: ChallanSheet): Promise<Buffer> {
  checkSums(value.lines, value.totals);
  const sheet = await Sheet.open({
    number: `DC ${value.number}`,
    subject: `Delivery challan · ${value.consignee.name}`,
    dated: 'Date',
    date: formatDay(value.date),
    day: value.date,
    title: `Delivery challan ${value.number}`,
    author: brand.legalName,
  });
  tradeHead(sheet, 'Delivery challan', value.is_cancelled ? 'Cancelled' : challanCopies[value.copy]);
  cells(sheet, headCells(value));
  sheet.y += 10;
  const taxes = value.is_supply ? taxColumns(value, value.totals) : [];
  const rows = sumRows(value.totals, taxes);
  lineTable(sheet, value.lines, taxes, sumsHeight(rows.length));
  const text = value.is_supply
    ? 'This is not a tax invoice. The tax invoice follows after delivery.'
    : 'This is not a tax invoice. The goods are not supplied by this movement, so no tax is charged.';
  sums(sheet, rows, { total_paise: value.totals.total_paise, notes: [{ name: 'Notes', text }] });
  sheet.y += 16;
  closing(sheet, { noun: 'challan', seller: value.seller });
  return sheet.finish((page, pages) => pageFrame(sheet, page, pages));
}

function headCells(value: ChallanSheet): Cell[][] {
  return [
    [
      cell('Delivery challan', value.number, figuresStrong),
      figureCell('Date', formatDay(value.date)),
      figureCell('Consignment', value.consignment ?? '–'),
      cell('Place of supply', stateWithCode(value.place_of_supply)),
    ],
    [
      { ...cell('Reason for transport', value.reason), share: value.limit ? 1 : 2 },
      ...(value.limit ? [figureCell(value.limit.label, formatDay(value.limit.date))] : []),
      figureCell('PO number', value.po_number ?? '–'),
      figureCell('Order', value.order_number),
    ],
    ...(value.transport ? [transportCells(value.transport)] : []),
    [partyCell('Consigner', ownParty(value.seller)), partyCell('Consignee', value.consignee)],
  ];
}
