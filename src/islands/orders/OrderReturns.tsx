import { formatDate, sentenceCase } from '#client/format.ts';
import type { OwnOrderLine } from '#contracts/orders.ts';
import type { Return, ReturnStatus } from '#contracts/shipments.ts';
import { Status, type StatusTone } from '#ui/Status.tsx';
import { PartList } from './PartList.tsx';

const tones: Record<ReturnStatus, StatusTone> = {
  requested: 'busy',
  approved: 'busy',
  received: 'ok',
  rejected: 'bad',
};

/** What was asked to go back, and what our desk says to it. */
export function OrderReturns({ returns, lines }: { returns: Return[]; lines: OwnOrderLine[] }) {
  if (returns.length === 0) return null;
  return (
    <section>
      <h2 className="section-rule">Returns</h2>
      <ul className="order-parts">
        {returns.map(({ id, code, status, reason, answer, created_at, lines: parts }) => (
          <li key={id}>
            <p className="cluster">
              <span className="code">{code}</span>
              <Status tone={tones[status]}>{sentenceCase(status)}</Status>
              <time className="quiet" dateTime={created_at}>
                {formatDate(created_at)}
              </time>
            </p>
            <PartList parts={parts} lines={lines} />
            <p className="as-typed">{reason}</p>
            {answer && <p className="as-typed">Our desk: {answer}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
