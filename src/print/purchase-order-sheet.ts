import { brand } from '#site';
import { goodsValue } from '#contracts/fields/money.ts';
import { unitName } from '#contracts/fields/unit-names.ts';
import type { SellerDetails } from '#contracts/invoices/seller-details.ts';
import { formatAmount, formatDay, formatQty, formatRupees } from './amounts.ts';
import { type Cell, cell, cells, figureCell, partyCell } from './cells.ts';
import { sectionRule } from './furniture.ts';
import { printDocuments } from './print-documents.ts';
import type { Sheet } from './sheet.ts';
import { figures, figuresStrong, form, formStrong, restyle, small } from './styles.ts';
import { flow, sums, sumsHeight } from './sums.ts';
import { type Column, fitColumns, type Row, table } from './table.ts';
import type { Run } from './text.ts';
import { closing, ownParty, tradeHead } from './trade-blocks.ts';
import type { Party } from './trade.ts';

interface Line {
  sku: string;
  name: string;
  note: string | null;
  unit: string;
  qty: number;
  cost_paise: number;
  cost_per: number;
  due_on: string | null;
}

/** Our purchase order to a vendor. Costs are before tax: the vendor's invoice states the GST. */
export interface PurchaseOrderSheet {
  number: string;
  /** `YYYY-MM-DD` */
  date: string;
  due_on: string | null;
  /** Days after the vendor's invoice; null if not agreed. */
  payment_days: number | null;
  is_draft: boolean;
  vendor: Party;
  lines: Line[];
  /** Paise, before tax. */
  total_paise: number;
  note: string | null;
  seller: SellerDetails | null;
}

/** Points. */
const MAX_LINE_WIDTH = 400;

const TAX = 'GST extra, as applicable. Quote our order number on your invoice and challan.';

/** Prints a purchase order. Throws an error if its lines do not add up to the total. */
export async function renderPurchaseOrder(value: PurchaseOrderSheet): Promise<Buffer> {
  if (!value.lines.length) throw new Error('A document without lines cannot be printed.');
  const total = value.lines.reduce((sum, line) => sum + valueOf(line), 0);
  if (total !== value.total_paise) throw new Error(`The lines add up to ${total} paise, not ${value.total_paise}.`);
  return printDocuments([
    {
      facts: {
        number: value.number,
        subject: `Purchase order · ${value.vendor.name}`,
        dated: 'Date',
        date: formatDay(value.date),
        day: value.date,
        title: `Purchase order ${value.number}`,
        author: brand.legalName,
      },
      print: (sheet) => printOrder(sheet, value),
    },
  ]);
}

const valueOf = ({ qty, cost_paise, cost_per }: Line) => goodsValue(qty, cost_paise, cost_per);

function printOrder(sheet: Sheet, value: PurchaseOrderSheet): void {
  tradeHead(sheet, 'Purchase order', value.is_draft ? 'Draft' : 'Original');
  cells(sheet, headCells(value));
  sheet.y += 10;
  lineTable(sheet, value);
  sums(sheet, [{ name: 'Total before tax', value: formatRupees(value.total_paise) }], {
    total_paise: value.total_paise,
    notes: [{ name: 'Tax', text: TAX }],
  });
  sheet.y += 16;
  if (value.note) {
    sectionRule(sheet, 'Note');
    sheet.group('P', () => flow(sheet, sheet.breakLines([{ text: value.note!, style: form }], MAX_LINE_WIDTH)));
    sheet.y += 10;
  }
  closing(sheet, {
    noun: 'purchase order',
    declaration: 'Supply as ordered. Excess or unordered goods may be returned at your cost.',
    seller: value.seller,
  });
}

function headCells(value: PurchaseOrderSheet): Cell[][] {
  const { number, date, due_on, payment_days, vendor, seller } = value;
  return [
    [
      cell('Purchase order', number, figuresStrong),
      figureCell('Date', formatDay(date)),
      figureCell('Due', due_on ? formatDay(due_on) : 'As per line'),
      ...(payment_days === null
        ? []
        : [cell('Payment', payment_days === 0 ? 'On delivery' : `${payment_days} days from invoice`)]),
    ],
    [partyCell('Vendor', vendor), partyCell('Bill to and deliver to', ownParty(seller))],
  ];
}

function lineTable(sheet: Sheet, { lines, due_on }: PurchaseOrderSheet): void {
  const headStyle = restyle(formStrong, { size: 7, leading: 9 });
  const head = (text: string): Run[] => [{ text, style: headStyle }];
  const columns: Column[] = [
    { head: head('No.'), width: 26, align: 'right' },
    { head: head('Description'), width: 0 },
    { head: head('Due'), width: 66 },
    { head: head('Quantity'), width: 66, align: 'right' },
    { head: head('Rate ₹'), width: 76, align: 'right' },
    { head: head('Value ₹'), width: 84, align: 'right' },
  ];
  const rows = lines.map((line, index): Row => {
    const { name, sku, note, unit, qty, cost_paise, cost_per } = line;
    const day = line.due_on ?? due_on;
    return {
      cells: [
        [{ text: String(index + 1), style: figures }],
        [
          { text: name, style: form },
          { text: `\n${sku}`, style: small },
          ...(note ? [{ text: `\n${note}`, style: small }] : []),
        ],
        [{ text: day ? formatDay(day) : '–', style: figures }],
        [{ text: `${formatQty(qty)}\u00a0${unit}`, style: figures }],
        [
          { text: formatAmount(cost_paise), style: figures },
          ...(cost_per === 1
            ? []
            : [{ text: `\nper ${formatQty(cost_per)} ${unitName(unit, cost_per)}`, style: small }]),
        ],
        [{ text: formatAmount(valueOf(line)), style: figuresStrong }],
      ],
    };
  });
  table(sheet, fitColumns(columns), rows, { after: sumsHeight(1) });
}
