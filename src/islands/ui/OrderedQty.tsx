interface Line {
  qty: number;
  unit: string;
  short_closed_qty: number;
}

/** How much of a line was ordered, and below it how much of that is not supplied. */
export function OrderedQty({ line: { qty, unit, short_closed_qty } }: { line: Line }) {
  return (
    <span className="two-lines">
      <span>
        {count(qty)} {unit}
      </span>
      {short_closed_qty > 0 && <span className="small quiet">{count(short_closed_qty)} not supplied</span>}
    </span>
  );
}

/** Below the lines of an order of which not all is supplied: its sums stay as ordered. */
export function NotSuppliedNote({ lines }: { lines: Line[] }) {
  const isWhole = lines.every(({ short_closed_qty }) => short_closed_qty === 0);
  return isWhole ? null : (
    <p className="small quiet lines-note">The sums are as ordered. What is not supplied is not invoiced.</p>
  );
}

const count = (qty: number) => qty.toLocaleString('en-IN');
