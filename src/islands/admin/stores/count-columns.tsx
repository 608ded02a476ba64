import { sumQty } from '#contracts/fields/thousandths.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import type { StockCountLine } from '#contracts/stores/counts.ts';
import { Money } from '#ui/Money.tsx';
import type { Column } from '#ui/Table.tsx';

/** A line whose quantity is entered. */
const isEntered = ({ counted_qty }: StockCountLine) => counted_qty !== null;

/** The lines whose quantity differs from the book stock. */
export const differing = (lines: StockCountLine[]) =>
  lines.filter((line) => isEntered(line) && line.counted_qty !== line.book_qty);

/** `+3 pieces`, `−12.5 kg`, `0 pieces` */
function formatDifference({ counted_qty, book_qty, unit }: StockCountLine): string {
  const change = sumQty(counted_qty ?? 0, -(book_qty ?? 0));
  return `${change > 0 ? '+' : ''}${formatQuantity(change, unit).replace('-', '−')}`;
}

/** What a line is of, and where it lies. */
export const itemColumns: Column<StockCountLine>[] = [
  {
    label: 'Item',
    lead: true,
    cell: ({ name, sku }) => (
      <span className="two-lines">
        {name}
        <span className="code small quiet">{sku}</span>
      </span>
    ),
  },
  { label: 'Bin', cell: ({ bin }) => (bin ? <span className="code">{bin}</span> : '–') },
];

/** How the quantity entered compares with the book stock. */
export const countColumns: Column<StockCountLine>[] = [
  ...itemColumns,
  {
    label: 'Book',
    end: true,
    cell: ({ book_qty, unit }) => (book_qty === null ? '–' : formatQuantity(book_qty, unit)),
  },
  {
    label: 'Counted',
    end: true,
    cell: ({ counted_qty, unit }) => (counted_qty === null ? 'Not counted' : formatQuantity(counted_qty, unit)),
  },
  { label: 'Difference', end: true, cell: (line) => (isEntered(line) ? formatDifference(line) : '–') },
  {
    label: 'Value at cost',
    end: true,
    cell: ({ value }) => (value === null || value === 0 ? '–' : <Money value={value} />),
  },
];
