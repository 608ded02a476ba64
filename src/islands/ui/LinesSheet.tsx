import './lines-sheet.css';
import { type Column, Table } from './Table.tsx';

type Props<Line> = { caption: string; columns: Column<Line>[]; lines: Line[] };

/** The lines of an order, quote or invoice. What stands below them is the page's `sheet-foot`. */
export function LinesSheet<Line extends { line_no: number }>({ caption, columns, lines }: Props<Line>) {
  return (
    <div className="sheet lines-sheet">
      <Table caption={caption} columns={columns} rows={lines} rowKey={({ line_no }) => line_no} />
    </div>
  );
}
