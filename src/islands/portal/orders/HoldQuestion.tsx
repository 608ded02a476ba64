import { useState } from 'react';
import type { OrderDetail } from '#contracts/orders/portal.ts';
import { answerQuestionEndpoint, type OrderQuestion } from '#contracts/orders/questions.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useAction } from '#ui/use-action.ts';
import { ProposedLines } from '#widgets/orders/ProposedLines.tsx';

/** The question of an order on hold, with the proposed change to accept; a line can be cancelled instead. */
export function HoldQuestion({ order, question }: { order: OrderDetail; question: OrderQuestion }) {
  const [cancelled, setCancelled] = useState<number[]>([]);
  const { submit, busy, failure } = useAction(answerQuestionEndpoint);
  const { changes } = question;
  const answer = (cancel: number[]) => void submit({ id: order.id, question_id: question.id, cancel });
  const only = changes.length === 1 ? changes[0] : undefined;
  const toggle = (lineNo: number, checked: boolean) =>
    setCancelled((before) => (checked ? [...before, lineNo] : before.filter((one) => one !== lineNo)));
  return (
    <section className="sheet sheet-body stack order-decision no-print" aria-labelledby="hold-question">
      <h2 id="hold-question">This order is on hold: we need your answer</h2>
      <p className="as-typed">{question.question}</p>
      {changes.length > 0 && (
        <ProposedLines changes={changes} lines={order.lines}>
          {({ line_no, qty }, { sku }) =>
            order.may.answer &&
            !only &&
            qty > 0 && (
              <Checkbox
                label={`Cancel this line instead (${sku})`}
                checked={cancelled.includes(line_no)}
                onChange={({ target }) => toggle(line_no, target.checked)}
              />
            )
          }
        </ProposedLines>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {changes.length > 0 && !order.may.answer && (
        <p className="quiet">{order.placed_by}, an approver or your company admin can accept the change.</p>
      )}
      <div className="cluster">
        {changes.length > 0 && order.may.answer && (
          <>
            <Button kind="primary" busy={busy} busyText="Sending…" onClick={() => answer(cancelled)}>
              Accept the change
            </Button>
            {only && only.qty > 0 && order.lines.length > 1 && (
              <Button disabled={busy} onClick={() => answer([only.line_no])}>
                Cancel this line
              </Button>
            )}
          </>
        )}
        <a className="button button-secondary" href="#messages">
          Reply
        </a>
      </div>
    </section>
  );
}
