import type { AdminOrderDetail } from '#contracts/orders/admin.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';

type Props = { lines: { line_no: number; qty: number }[]; order: AdminOrderDetail };

/** The quantities of order lines in a consignment or a return. */
export function QuantityList({ lines, order }: Props) {
  return (
    <ul className="shipment-lines">
      {lines.map(({ line_no, qty }) => {
        const line = order.lines.find((ordered) => ordered.line_no === line_no);
        return <li key={line_no}>{line && `${formatQuantity(qty, line.unit)} · ${line.name}`}</li>;
      })}
    </ul>
  );
}
