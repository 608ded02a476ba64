import './lines-sheet.css';
import { type Column, Table } from '#ui/Table.tsx';

type Props<Line> = { caption: string; columns: Column<Line>[]; lines: Line[] };

/** The lines of an order, quote or invoice. Totals and addresses go into the page's `sheet-foot` below. */
export function LinesSheet<Line extends { line_no: number }>({ caption, columns, lines }: Props<Line>) {
  return (
    <div className="sheet lines-sheet">
      <Table caption={caption} columns={columns} rows={lines} rowKey={({ line_no }) => line_no} />
    </div>
  );
}
