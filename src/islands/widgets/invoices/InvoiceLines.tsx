import { formatProductName } from '#client/typeset.ts';
import type { InvoiceLine } from '#contracts/invoices/portal.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { LinesSheet } from '../LinesSheet.tsx';
import { Money } from '#ui/Money.tsx';
import type { Column } from '#ui/Table.tsx';
import { LinePrice } from '#widgets/prices/LinePrice.tsx';

type Props = {
  lines: InvoiceLine[];
  /** IGST applies, as printed in the PDF. */
  interState: boolean;
};

/** The lines of an invoice with CGST and SGST or IGST, and a discount column only where one was given. */
export function InvoiceLines({ lines, interState }: Props) {
  const discounted = lines.some(({ discount }) => discount > 0);
  const amount = (label: string, field: 'discount' | 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total') => ({
    label,
    end: true,
    cell: (line: InvoiceLine) => <Money value={line[field]} />,
  });
  const columns: Column<InvoiceLine>[] = [
    {
      label: 'Item',
      lead: true,
      cell: ({ name, sku }) => (
        <span className="two-lines">
          <span>{formatProductName(name)}</span>
          {sku && <span className="code small quiet">{sku}</span>}
        </span>
      ),
    },
    { label: 'HSN', cell: ({ hsn }) => (hsn ? <span className="code">{hsn}</span> : '–') },
    {
      label: 'Quantity',
      end: true,
      cell: ({ qty, unit, value_only }) => (value_only ? '–' : formatQuantity(qty, unit)),
    },
    { label: 'Unit price', end: true, cell: (line) => (line.value_only ? '–' : <LinePrice line={line} />) },
    ...(discounted ? [amount('Discount', 'discount')] : []),
    amount('Taxable', 'taxable'),
    { label: 'GST', end: true, cell: ({ gst_rate }) => (gst_rate === null ? '–' : `${gst_rate}%`) },
    ...(interState ? [amount('IGST', 'igst')] : [amount('CGST', 'cgst'), amount('SGST', 'sgst')]),
    amount('Line total', 'total'),
  ];
  return <LinesSheet caption="Lines of the invoice" columns={columns} lines={lines} />;
}
