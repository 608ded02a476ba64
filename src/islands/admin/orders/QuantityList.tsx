import type { AdminOrderDetail } from '#contracts/orders/admin.ts';

type Props = { lines: { line_no: number; qty: number }[]; order: AdminOrderDetail };

/** The quantities of order lines in a consignment or a return. */
export function QuantityList({ lines, order }: Props) {
  return (
    <ul className="shipment-lines">
      {lines.map(({ line_no, qty }) => {
        const line = order.lines.find((ordered) => ordered.line_no === line_no);
        return (
          <li key={line_no}>
            {qty.toLocaleString('en-IN')} {line?.unit} · {line?.name}
          </li>
        );
      })}
    </ul>
  );
}
