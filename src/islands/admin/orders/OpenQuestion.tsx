import { formatTime } from '#client/format.ts';
import type { AdminOrderDetail } from '#contracts/orders/admin.ts';
import { Notice } from '#ui/Notice.tsx';
import { ProposedLines } from '#widgets/orders/ProposedLines.tsx';

/** The open question to the buyer of an order on hold, with the proposed change. */
export function OpenQuestion({ order: { question, lines } }: { order: AdminOrderDetail }) {
  if (!question) return null;
  const { asked_at, changes } = question;
  return (
    <Notice tone="warn">
      <p>
        Waiting for the buyer’s answer since <time dateTime={asked_at}>{formatTime(asked_at)}</time>:
      </p>
      <p className="as-typed">{question.question}</p>
      {changes.length > 0 && <ProposedLines changes={changes} lines={lines} />}
    </Notice>
  );
}
