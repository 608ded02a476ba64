import type { DeskOrderDetail } from '#contracts/admin-orders.ts';
import { LinesSheet } from '#ui/LinesSheet.tsx';
import { NotSuppliedNote, OrderedQty } from '#ui/OrderedQty.tsx';
import { Money } from '#ui/Money.tsx';
import type { Column } from '#ui/Table.tsx';

type Line = DeskOrderDetail['lines'][number];

const columns: Column<Line>[] = [
  {
    label: 'Item',
    lead: true,
    cell: ({ name, sku, brand, kind }) => (
      <span className="two-lines">
        <span>{name}</span>
        {kind === 'goods' && (
          <span className="small quiet">
            <span className="code">{sku}</span>
            {brand && ` · ${brand}`}
          </span>
        )}
      </span>
    ),
  },
  { label: 'HSN', cell: ({ hsn }) => (hsn ? <span className="code">{hsn}</span> : '–') },
  { label: 'Ordered', end: true, cell: (line) => <OrderedQty line={line} /> },
  { label: 'Packed', end: true, cell: ({ packed_qty, kind }) => (kind === 'goods' ? count(packed_qty) : '–') },
  { label: 'On shelf', end: true, cell: ({ stock }) => (stock === null ? '–' : count(stock)) },
  { label: 'Unit price', end: true, cell: ({ price }) => <Money value={price} /> },
  { label: 'Line total', end: true, cell: ({ total }) => <Money value={total} /> },
];

const count = (qty: number) => qty.toLocaleString('en-IN');

/** What was ordered, how much of it is packed, and what stands on the shelf. */
export function DeskLines({ order }: { order: DeskOrderDetail }) {
  return (
    <>
      <LinesSheet caption="Lines of the order" columns={columns} lines={order.lines} />
      <NotSuppliedNote lines={order.lines} />
    </>
  );
}
