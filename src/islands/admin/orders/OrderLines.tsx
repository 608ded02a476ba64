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
        </span>
      )}
      <LineArrival line={line} order={order} />
      <LineDocuments line={line} shipments={order.shipments} calls={DOCUMENT_CALLS} />
    </span>
  ),
});

const figureColumns: Column<Line>[] = [
  { label: 'HSN', cell: ({ hsn }) => (hsn ? <span className="code">{hsn}</span> : '–') },
  { label: 'Ordered', end: true, cell: (line) => <OrderedQty line={line} /> },
  { label: 'Packed', end: true, cell: ({ packed_qty, kind }) => (kind === 'goods' ? formatQty(packed_qty) : '–') },
  { label: 'Available', end: true, cell: ({ stock }) => (stock === null ? '–' : formatQty(stock)) },
  { label: 'Unit price', end: true, cell: (line) => <LinePrice line={line} /> },
  { label: 'Line total', end: true, cell: ({ total }) => <Money value={total} /> },
];

const formatQty = (qty: number) => qty.toLocaleString('en-IN');

/** The order's lines with the quantities ordered, packed and available. */
export function OrderLines({ order }: { order: AdminOrderDetail }) {
  return (
    <>
      <LinesSheet caption="Order lines" columns={[itemColumn(order), ...figureColumns]} lines={order.lines} />
      <NotSuppliedNote lines={order.lines} />
    </>
  );
}
