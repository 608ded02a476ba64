import { formatProductName } from '#client/typeset.ts';
import type { OrderDetail, OwnOrderLine } from '#contracts/orders/portal.ts';
import { getDocumentEndpoint } from '#contracts/catalog/documents.ts';
import { getChallanPdfEndpoint } from '#contracts/invoices/challans.ts';
import { getPackingSlipEndpoint } from '#contracts/orders/documents.ts';
import type { TaxPart } from '#contracts/catalog/tax.ts';
import { lineProgress } from './line-progress.ts';
import { LinesSheet } from '#widgets/LinesSheet.tsx';
import { Money } from '#ui/Money.tsx';
import { NotSuppliedNote, OrderedQty } from '#widgets/orders/OrderedQty.tsx';
import { LineArrival } from '#widgets/orders/LineArrival.tsx';
import { type DocumentCalls, LineDocuments } from '#widgets/orders/LineDocuments.tsx';
import type { Column } from '#ui/Table.tsx';
import { LinePrice } from '#widgets/prices/LinePrice.tsx';

/** The lines of an order; the tax columns depend on the place of supply. */
export function OrderLines({ order }: { order: OrderDetail }) {
  const { lines, taxes } = order;
  return (
    <>
      <LinesSheet
        caption="Lines of the order"
        columns={[itemColumn(order), ...figureColumns(order), ...taxColumns(lines, taxes), totalColumn]}
        lines={lines}
      />
      <NotSuppliedNote lines={lines} />
    </>
  );
}

const DOCUMENT_CALLS: DocumentCalls = {
  item: getDocumentEndpoint,
  challan: getChallanPdfEndpoint,
  packingSlip: getPackingSlipEndpoint,
  invoices: '/portal/invoices',
};

const itemColumn = (order: OrderDetail): Column<OwnOrderLine> => ({
  label: 'Item',
  cell: (line) => (
    <span className="two-lines order-item">
      <span>{formatProductName(line.name)}</span>
      <span className="small quiet">
        <span className="code">{line.sku}</span>
        {line.brand && ` · ${line.brand}`}
      </span>
      <LineArrival line={line} order={order} />
      <LineDocuments line={line} shipments={order.shipments} calls={DOCUMENT_CALLS} />
    </span>
  ),
});

const figureColumns = (order: OrderDetail): Column<OwnOrderLine>[] => [
  { label: 'HSN', cell: ({ hsn }) => (hsn ? <span className="code">{hsn}</span> : '–') },
  {
    label: 'Quantity',
    end: true,
    cell: (line) => (
      <div>
        <OrderedQty line={line} />
        {lineProgress(line, order).map((text) => (
          <span key={text} className="small quiet order-progress">
            {text}
          </span>
        ))}
      </div>
    ),
  },
  {
    label: 'Unit price',
    end: true,
    cell: (line) => (
      <div>
        <LinePrice line={line} />
        {line.discount > 0 && (
          <span className="small quiet order-discount">
            less <Money value={line.discount} />
          </span>
        )}
      </div>
    ),
  },
  { label: 'GST', end: true, cell: ({ gst_rate }) => (gst_rate === null ? '–' : `${gst_rate}%`) },
];

const totalColumn: Column<OwnOrderLine> = {
  label: 'Line total',
  end: true,
  cell: ({ total }) => <Money value={total} />,
};

/** IGST, or CGST with SGST or UTGST; none where nothing is taxed. */
function taxColumns(lines: OwnOrderLine[], taxes: TaxPart[]): Column<OwnOrderLine>[] {
  if (lines.every(({ cgst, sgst, igst }) => cgst + sgst + igst === 0)) return [];
  if (lines.some(({ igst }) => igst > 0)) {
    return [{ label: 'IGST', end: true, cell: ({ igst }) => <Money value={igst} /> }];
  }
  const stateTax = taxes.some(({ name }) => name === 'UTGST') ? 'UTGST' : 'SGST';
  return [
    { label: 'CGST', end: true, cell: ({ cgst }) => <Money value={cgst} /> },
    { label: stateTax, end: true, cell: ({ sgst }) => <Money value={sgst} /> },
  ];
}
