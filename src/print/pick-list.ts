import { brand } from '#site';
import { formatDay, formatQty } from './amounts.ts';
import { cell, cells, figureCell } from './cells.ts';
import { printDocuments } from './print-documents.ts';
import type { Sheet } from './sheet.ts';
import { figures, figuresStrong, form, formStrong, restyle, small } from './styles.ts';
import { type Column, fitColumns, type Row, table } from './table.ts';
import type { Run } from './text.ts';
import { tradeHead } from './trade-blocks.ts';

/** An item to be picked, for one or more orders. */
export interface Pick {
  /** Null if none is entered. */
  bin: string | null;
  sku: string;
  name: string;
  unit: string;
  /** In the order of the list's orders. */
  orders: { order_number: string; qty: number }[];
  /** The sum of the orders. */
  qty: number;
}

/** What is on the shelf for orders and is to be packed, in the order of the bins. */
export interface PickList {
  /** `YYYY-MM-DD` in India. */
  date: string;
  orders: string[];
  picks: Pick[];
}

/** Orders named in the title block. */
const MAX_NAMED = 4;

/** Prints a pick list, with the SKU of each item as a QR code for a scanner. */
export async function renderPickList(value: PickList): Promise<Buffer> {
  if (!value.picks.length) throw new Error('A document without lines cannot be printed.');
  const { orders, date } = value;
  const others = orders.length - MAX_NAMED;
  const named = orders.slice(0, MAX_NAMED).join(', ') + (others > 0 ? ` and ${others} more` : '');
  return printDocuments([
    {
      facts: {
        number: orders.length === 1 ? `PICK ${orders[0]}` : `PICK ${orders.length} ORDERS`,
        subject: `Pick list · ${orders.length === 1 ? 'order' : 'orders'} ${named}`,
        dated: 'Printed',
        date: formatDay(date),
        day: date,
        title: `Pick list ${named}`,
        author: brand.legalName,
      },
      print(sheet) {
        tradeHead(sheet, 'Pick list', 'For stores');
        cells(sheet, [
          [
            { ...cell(orders.length === 1 ? 'Order' : 'Orders', orders.join(', '), figuresStrong), share: 3 },
            figureCell('Items', formatQty(value.picks.length)),
            cell('Picked by', ' '),
          ],
        ]);
        sheet.y += 10;
        pickTable(sheet, value.picks);
      },
    },
  ]);
}

function pickTable(sheet: Sheet, picks: Pick[]): void {
  const headStyle = restyle(formStrong, { size: 7, leading: 9 });
  const head = (text: string): Run[] => [{ text, style: headStyle }];
  const columns: Column[] = [
    { head: head('Bin'), width: 64 },
    { head: head('Item'), width: 0 },
    { head: head('For order'), width: 104 },
    { head: head('To pick'), width: 72, align: 'right' },
    // To be filled in by the stores.
    { head: head('Picked'), width: 56, align: 'right' },
    { head: head('SKU'), width: 54 },
  ];
  const rows = picks.map(({ bin, sku, name, unit, orders, qty }): Row => ({
    code: sku,
    cells: [
      [{ text: bin ?? '–', style: figuresStrong }],
      [{ text: name, style: form }, ...(sku ? [{ text: `\n${sku}`, style: small }] : [])],
      [
        {
          text: orders.map(({ order_number, qty: part }) => `${order_number}: ${formatQty(part)}`).join('\n'),
          style: figures,
        },
      ],
      [{ text: `${formatQty(qty)}\u00a0${unit}`, style: figuresStrong }],
      [],
      [],
    ],
  }));
  table(sheet, fitColumns(columns), rows);
}
