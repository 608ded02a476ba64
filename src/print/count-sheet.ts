import { brand } from '#site';
import { formatDay, formatQty } from './amounts.ts';
import { cell, cells, figureCell } from './cells.ts';
import { printDocuments } from './print-documents.ts';
import type { Sheet } from './sheet.ts';
import { figuresStrong, form, formStrong, restyle, small } from './styles.ts';
import { type Column, fitColumns, type Row, table } from './table.ts';
import type { Run } from './text.ts';
import { tradeHead } from './trade-blocks.ts';

interface Line {
  bin: string | null;
  sku: string;
  name: string;
  unit: string;
}

/** What is to be counted, in the order of the bins. The book stock is not printed: people who see the figure tend to confirm it. */
export interface CountSheet {
  /** `CNT-000012` */
  number: string;
  /** `YYYY-MM-DD` in India. */
  date: string;
  scope: string;
  lines: Line[];
}

/** Prints a count sheet, with a blank box for each item. */
export async function renderCountSheet(value: CountSheet): Promise<Buffer> {
  if (!value.lines.length) throw new Error('A document without lines cannot be printed.');
  const { number, date, scope } = value;
  return printDocuments([
    {
      facts: {
        number,
        subject: `Count sheet · ${scope}`,
        dated: 'Printed',
        date: formatDay(date),
        day: date,
        title: `Count sheet ${number}`,
        author: brand.legalName,
      },
      print(sheet) {
        tradeHead(sheet, 'Count sheet', 'For stores');
        cells(sheet, [
          [
            { ...cell('To count', scope, formStrong), share: 2 },
            figureCell('Items', formatQty(value.lines.length)),
            cell('Counted by', ' '),
            cell('Date and time', ' '),
          ],
        ]);
        sheet.y += 10;
        countTable(sheet, value.lines);
      },
    },
  ]);
}

function countTable(sheet: Sheet, lines: Line[]): void {
  const headStyle = restyle(formStrong, { size: 7, leading: 9 });
  const head = (text: string): Run[] => [{ text, style: headStyle }];
  const columns: Column[] = [
    { head: head('Bin'), width: 76 },
    { head: head('Item'), width: 0 },
    { head: head('Unit'), width: 44 },
    // To be filled in by the stores.
    { head: head('Counted'), width: 96, align: 'right' },
  ];
  const rows = lines.map(({ bin, sku, name, unit }): Row => ({
    cells: [
      [{ text: bin ?? '–', style: figuresStrong }],
      [
        { text: name, style: form },
        { text: `\n${sku}`, style: small },
      ],
      [{ text: unit, style: form }],
      [],
    ],
  }));
  table(sheet, fitColumns(columns), rows);
}
