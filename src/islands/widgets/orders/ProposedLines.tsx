import { formatDay } from '#client/format.ts';
import { formatProductName } from '#client/typeset.ts';
import type { OrderQuestion } from '#contracts/orders/questions.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import type { ReactNode } from 'react';
import './proposed-lines.css';

type Change = OrderQuestion['changes'][number];
type Line = { line_no: number; sku: string; name: string; qty: number; unit: string };

type Props = {
  changes: Change[];
  lines: Line[];
  /** Below each change. */
  children?: (change: Change, line: Line) => ReactNode;
};

/** The change of an order's lines that its hold proposes. */
export function ProposedLines({ changes, lines, children }: Props) {
  return (
    <ul className="proposed-lines">
      {changes.map((change) => {
        const line = lines.find(({ line_no }) => line_no === change.line_no);
        return (
          line && (
            <li key={change.line_no}>
              <span>
                <span className="code">{line.sku}</span> {formatProductName(line.name)}
              </span>
              <strong>{textOf(change, line)}</strong>
              {children?.(change, line)}
            </li>
          )
        );
      })}
    </ul>
  );
}

/** `12 nos instead of 20 nos, by 4 Dec 2026` */
function textOf({ qty, promised_on }: Change, line: Line): string {
  const ordered = formatQuantity(line.qty, line.unit);
  if (qty === 0) return `Cancelled instead of ${ordered}`;
  const parts = [
    qty === line.qty ? ordered : `${formatQuantity(qty, line.unit)} instead of ${ordered}`,
    promised_on && `delivered by ${formatDay(promised_on)}`,
  ];
  return parts.filter(Boolean).join(', ');
}
