import { formatProductName } from '#client/typeset.ts';
import type { OwnOrderLine } from '#contracts/orders/portal.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';

/** The items and quantities in a shipment or return. */
export function PartList({ parts, lines }: { parts: { line_no: number; qty: number }[]; lines: OwnOrderLine[] }) {
  return (
    <ul className="order-part-lines small">
      {parts.map(({ line_no, qty }) => {
        const line = lines.find((one) => one.line_no === line_no);
        return (
          <li key={line_no}>
            {formatQuantity(qty, line?.unit ?? '')} <span className="code">{line?.sku}</span>{' '}
            {line && formatProductName(line.name)}
          </li>
        );
      })}
    </ul>
  );
}
