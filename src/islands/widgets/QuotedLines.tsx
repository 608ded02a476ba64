import { formatProductName } from '#client/typeset.ts';
import { formatLeadTime } from '#contracts/quotes/lead-time.ts';
import type { QuoteLine } from '#contracts/quotes/portal.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { LinesSheet } from './LinesSheet.tsx';
import { Money } from '#ui/Money.tsx';
import type { Column } from '#ui/Table.tsx';
import { LinePrice } from '#widgets/prices/LinePrice.tsx';

type Props = {
  lines: QuoteLine[];
  /** The area in which products are linked. */
  area: '/portal' | '/admin';
};

/** The lines of a quote; the tax columns depend on the place of supply. */
export function QuotedLines({ lines, area }: Props) {
  const interState = lines.some((line) => line.igst > 0);
  const discounted = lines.some((line) => line.discount > 0);
  const taxColumns: Column<QuoteLine>[] = interState
    ? [{ label: 'IGST', end: true, cell: ({ igst }) => <Money value={igst} /> }]
    : [
        { label: 'CGST', end: true, cell: ({ cgst }) => <Money value={cgst} /> },
        { label: 'SGST', end: true, cell: ({ sgst }) => <Money value={sgst} /> },
      ];
  const columns: Column<QuoteLine>[] = [
    { label: 'Item', lead: true, cell: (line) => <Item {...line} area={area} /> },
    { label: 'HSN', cell: ({ hsn }) => (hsn ? <span className="code">{hsn}</span> : '–') },
    {
      label: 'Quantity',
      end: true,
      cell: ({ kind, qty, unit }) => (kind === 'freight' ? '–' : formatQuantity(qty, unit)),
    },
    { label: 'Unit price', end: true, cell: (line) => <LinePrice line={line} /> },
    ...(discounted
      ? [
          {
            label: 'Discount',
            end: true,
            cell: ({ discount }: QuoteLine) => (discount > 0 ? <Money value={discount} /> : '–'),
          },
        ]
      : []),
    { label: 'Taxable', end: true, cell: ({ taxable }) => <Money value={taxable} /> },
    { label: 'GST', end: true, cell: ({ gst_rate }) => (gst_rate === null ? '–' : `${gst_rate}%`) },
    ...taxColumns,
    { label: 'Line total', end: true, cell: ({ total }) => <Money value={total} /> },
  ];
  return <LinesSheet caption="Lines of the quote" columns={columns} lines={lines} />;
}

function Item({ kind, name, sku, brand, product_id, lead_days, area }: QuoteLine & Pick<Props, 'area'>) {
  const displayName = formatProductName(name);
  const details = [brand, kind === 'goods' && `Dispatch: ${formatLeadTime(lead_days)}`].filter(Boolean).join(' · ');
  return (
    <span className="two-lines">
      {product_id ? <a href={`${area}/products/${product_id}`}>{displayName}</a> : <span>{displayName}</span>}
      <span className="small quiet">
        {sku && <span className="code">{sku}</span>}
        {sku && details && ' · '}
        {details}
      </span>
    </span>
  );
}
