import { formatDate } from '#client/format.ts';
import type { OwnOrderLine } from '#contracts/orders/portal.ts';
import type { Return } from '#contracts/orders/shipments.ts';
import { RETURN_STATES } from '#contracts/orders/states.ts';
import { RETURN_LABELS, sentInText } from '#widgets/orders/order-text.ts';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import { PartList } from './PartList.tsx';

/** The returns and claims of an order, with our answers. */
export function OrderReturns({ returns, lines }: { returns: Return[]; lines: OwnOrderLine[] }) {
  if (returns.length === 0) return null;
  return (
    <section>
      <h2 className="section-rule">Returns and claims</h2>
      <ul className="order-parts">
        {returns.map((goodsReturn) => (
          <ReturnEntry key={goodsReturn.id} goodsReturn={goodsReturn} lines={lines} />
        ))}
      </ul>
    </section>
  );
}

function ReturnEntry({ goodsReturn, lines }: { goodsReturn: Return; lines: OwnOrderLine[] }) {
  const { code, kind, status, reason, answer, created_at, lines: parts, sent_in } = goodsReturn;
  return (
    <li>
      <p className="cluster">
        <span>
          {RETURN_LABELS[kind]} <span className="code">{code}</span>
        </span>
        <StatusBadge of={RETURN_STATES} status={status} />
        <time className="quiet" dateTime={created_at}>
          {formatDate(created_at)}
        </time>
      </p>
      <PartList parts={parts} lines={lines} />
      <p className="as-typed">{reason}</p>
      {answer && <p className="as-typed">Our desk: {answer}</p>}
      {sent_in && <p>{sentInText(sent_in)}</p>}
    </li>
  );
}
