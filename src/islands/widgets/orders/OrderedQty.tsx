import { formatQuantity } from '#contracts/fields/unit-names.ts';
interface Line {
  qty: number;
  unit: string;
  short_closed_qty: number;
  /** What is not in stock yet; absent where the staff’s columns say so. */
  to_buy_qty?: number;
}

/** The ordered quantity of a line, and below it what is bought in or will not be supplied. */
export function OrderedQty({ line: { qty, unit, short_closed_qty, to_buy_qty = 0 } }: { line: Line }) {
  return (
    <span className="two-lines">
      <span>{formatQuantity(qty, unit)}</span>
      {to_buy_qty > 0 && <span className="small quiet">{count(to_buy_qty)} to be bought in</span>}
      {short_closed_qty > 0 && <span className="small quiet">{count(short_closed_qty)} not supplied</span>}
    </span>
  );
}

/** Explains the totals of an order that is not supplied in full. */
export function NotSuppliedNote({ lines }: { lines: Line[] }) {
  const isComplete = lines.every(({ short_closed_qty }) => short_closed_qty === 0);
  return isComplete ? null : (
    <p className="small quiet lines-note">
      Totals are of the goods that are supplied. Quantities not supplied are not invoiced.
    </p>
  );
}

const count = (qty: number) => qty.toLocaleString('en-IN');
