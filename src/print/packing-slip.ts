import { brand } from '#site';
import type { SellerDetails } from '#contracts/invoices/seller-details.ts';
import { formatDay, formatQty } from './amounts.ts';
import { type Cell, cell, cells, figureCell, partyCell } from './cells.ts';
import { partLabel } from './furniture.ts';
import { FIELD, FIELD_WIDTH, LINE_STRONG } from './paper.ts';
import { type PrintedDocument, printDocuments } from './print-documents.ts';
import type { Sheet } from './sheet.ts';
import { figures, figuresStrong, form, formStrong, restyle, small } from './styles.ts';
import { type Column, fitColumns, table } from './table.ts';
import type { Run } from './text.ts';
import { ownParty, tradeHead } from './trade-blocks.ts';
import type { Party } from './trade.ts';
import { type Transport, transportCells } from './transport-cells.ts';

/** Height of the fields to sign. */
const SIGN_HEIGHT = 58;

/** What is packed in one consignment, for the stores; it shows no prices. */
export interface PackingSlip {
  /** `SHP-000012` */
  consignment: string;
  /** Calendar day in India on which it was packed, `YYYY-MM-DD`. */
  date: string;
  order_number: string;
  po_number: string | null;
  /** Number of the invoice or delivery challan with which it travels; null until there is one. */
  document: { name: string; number: string } | null;
  /** Null until it is counted at dispatch. */
  packages: number | null;
  /** Null until dispatched. */
  transport: Transport | null;
  ship_to: Party;
  lines: { name: string; sku: string; hsn: string | null; unit: string; ordered: number; packed: number }[];
  seller: SellerDetails | null;
}

/** Prints a packing slip. */
export const renderPackingSlip = (value: PackingSlip): Promise<Buffer> => printDocuments([slipDocument(value)]);

/** Prints several packing slips in one file. */
export const renderPackingSlips = (values: PackingSlip[]): Promise<Buffer> =>
  printDocuments(values.map(slipDocument), `Packing slips (${values.length})`);

function slipDocument(value: PackingSlip): PrintedDocument {
  if (!value.lines.length) throw new Error('A document without lines cannot be printed.');
  return {
    facts: {
      number: value.consignment,
      subject: `Packing slip · ${value.ship_to.name}`,
      dated: 'Packed',
      date: formatDay(value.date),
      day: value.date,
      title: `Packing slip ${value.consignment}`,
      author: brand.legalName,
    },
    print(sheet) {
      tradeHead(sheet, 'Packing slip', 'For stores');
      cells(sheet, headCells(value));
      sheet.y += 10;
      lineTable(sheet, value.lines);
      sheet.y += 14;
      signFields(sheet);
    },
  };
}

function headCells(value: PackingSlip): Cell[][] {
  const { document, packages, transport } = value;
  return [
    [
      cell('Consignment', value.consignment, figuresStrong),
      figureCell('Packed', formatDay(value.date)),
      figureCell('Order', value.order_number),
      figureCell('PO number', value.po_number ?? '–'),
    ],
    ...(document || packages !== null
      ? [
          [
            ...(document ? [figureCell(document.name, document.number)] : []),
            ...(packages !== null ? [figureCell('Packages', formatQty(packages))] : []),
          ],
        ]
      : []),
    ...(transport ? [transportCells(transport)] : []),
    [partyCell('From', ownParty(value.seller)), partyCell('Ship to', value.ship_to)],
  ];
}

function lineTable(sheet: Sheet, lines: PackingSlip['lines']): void {
  const headStyle = restyle(formStrong, { size: 7, leading: 9 });
  const head = (text: string): Run[] => [{ text, style: headStyle }];
  const columns: Column[] = [
    { head: head('No.'), width: 26, align: 'right' },
    { head: head('Description'), width: 0 },
    { head: head('HSN'), width: 62 },
    { head: head('Ordered'), width: 66, align: 'right' },
    { head: head('In this consignment'), width: 96, align: 'right' },
    // To be ticked by the stores.
    { head: head('Received'), width: 66, align: 'right' },
  ];
  const rows = lines.map(({ name, sku, hsn, unit, ordered, packed }, index) => ({
    cells: [
      [{ text: String(index + 1), style: figures }],
      [{ text: name, style: form }, ...(sku ? [{ text: `\n${sku}`, style: small }] : [])],
      [{ text: hsn ?? '–', style: figures }],
      [{ text: `${formatQty(ordered)}\u00a0${unit}`, style: figures }],
      [{ text: `${formatQty(packed)}\u00a0${unit}`, style: figuresStrong }],
      [],
    ],
  }));
  table(sheet, fitColumns(columns), rows, { after: SIGN_HEIGHT + 14 });
}

/** Who packed the goods and who received them. */
function signFields(sheet: Sheet): void {
  sheet.ensure(SIGN_HEIGHT);
  const names = ['Packed and checked by', 'Received by, date, stamp'];
  const width = FIELD_WIDTH / names.length;
  names.forEach((name, index) => {
    const x = FIELD.left + index * width;
    sheet.decorate(() =>
      sheet.doc.lineWidth(0.5).strokeColor(LINE_STRONG).rect(x, sheet.y, width, SIGN_HEIGHT).stroke(),
    );
    sheet.group('P', () => sheet.ink(() => partLabel(sheet, name, x + 7, sheet.y + 5)));
  });
  sheet.y += SIGN_HEIGHT;
}
