import { formatDay } from '#client/format.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { getAdminDocumentEndpoint } from '#contracts/catalog/documents.ts';
import { getAdminChallanPdfEndpoint } from '#contracts/invoices/challans.ts';
import { getAdminPackingSlipEndpoint } from '#contracts/orders/documents.ts';
import type { AdminOrderDetail } from '#contracts/orders/admin.ts';
import { LinesSheet } from '#widgets/LinesSheet.tsx';
import { NotSuppliedNote, OrderedQty } from '#widgets/orders/OrderedQty.tsx';
import { Money } from '#ui/Money.tsx';
import { LineArrival } from '#widgets/orders/LineArrival.tsx';
import { type DocumentCalls, LineDocuments } from '#widgets/orders/LineDocuments.tsx';
import type { Column } from '#ui/Table.tsx';
import { LinePrice } from '#widgets/prices/LinePrice.tsx';

type Line = AdminOrderDetail['lines'][number];

const DOCUMENT_CALLS: DocumentCalls = {
  item: getAdminDocumentEndpoint,
  challan: getAdminChallanPdfEndpoint,
  packingSlip: getAdminPackingSlipEndpoint,
  invoices: '/admin/invoices',
};

const itemColumn = (order: AdminOrderDetail): Column<Line> => ({
  label: 'Item',
  lead: true,
  cell: (line) => (
    <span className="two-lines">
      <span>{line.name}</span>
      {line.kind === 'goods' && (
        <span className="small quiet">
          <span className="code">{line.sku}</span>
          {line.brand && ` · ${line.brand}`}
          {line.hsn && ` · HSN ${line.hsn}`}
        </span>
      )}
      <LineArrival line={line} order={order} />
      <LineDocuments line={line} shipments={order.shipments} calls={DOCUMENT_CALLS} />
    </span>
  ),
});

const figureColumns = (order: AdminOrderDetail): Column<Line>[] => [
  { label: 'Ordered', end: true, cell: (line) => <OrderedQty line={line} /> },
  { label: 'Allocated', end: true, cell: ({ allocated_qty }) => formatQty(allocated_qty) },
  { label: 'Short', end: true, cell: (line) => <ShortQty line={line} /> },
  { label: 'Packed', end: true, cell: ({ packed_qty, kind }) => (kind === 'goods' ? formatQty(packed_qty) : '–') },
  {
    label: 'Dispatched',
    end: true,
    cell: ({ line_no, kind }) => (kind === 'goods' ? formatQty(dispatchedQty(order, line_no)) : '–'),
  },
  { label: 'Unit price', end: true, cell: (line) => <LinePrice line={line} /> },
  { label: 'Total with GST', end: true, cell: ({ total }) => <Money value={total} /> },
];

/** `–` for goods outside the catalogue, which have no stock. */
const formatQty = (qty: number | null) => (qty === null ? '–' : qty.toLocaleString('en-IN'));

/** What has left of a line; what is sent again left once before. */
const dispatchedQty = ({ shipments }: AdminOrderDetail, line_no: number) =>
  sumQty(
    ...shipments
      .filter(({ status, claim }) => status !== 'packed' && claim === null)
      .flatMap(({ lines }) => lines.filter((part) => part.line_no === line_no).map(({ qty }) => qty)),
  );

/** How much the line is short, with what is free and what is on order. */
function ShortQty({ line: { short_qty, stock, on_order } }: { line: Line }) {
  if (!short_qty) return formatQty(short_qty);
  return (
    <span className="two-lines">
      <strong>{formatQty(short_qty)}</strong>
      {!!stock && <span className="small quiet">{formatQty(stock)} free</span>}
      {on_order && (
        <span className="small quiet">
          {formatQty(on_order.qty)} on order{on_order.due_on && `, due ${formatDay(on_order.due_on)}`}
        </span>
      )}
    </span>
  );
}

/** The order's lines with the quantities ordered, allocated to it, short, packed and dispatched. */
export function OrderLines({ order }: { order: AdminOrderDetail }) {
  return (
    <>
      <LinesSheet caption="Order lines" columns={[itemColumn(order), ...figureColumns(order)]} lines={order.lines} />
      <NotSuppliedNote lines={order.lines} />
    </>
  );
}
