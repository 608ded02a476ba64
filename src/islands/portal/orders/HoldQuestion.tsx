import { useState } from 'react';
import type { OrderDetail } from '#contracts/orders/portal.ts';
import { answerQuestionEndpoint, type OrderQuestion } from '#contracts/orders/questions.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useAction } from '#ui/use-action.ts';
import { formatProductName } from '#client/typeset.ts';
import { ProposedLines } from '#widgets/orders/ProposedLines.tsx';

/** The question of an order on hold, with the proposed change to accept; a line can be cancelled instead. */
export function HoldQuestion({ order, question }: { order: OrderDetail; question: OrderQuestion }) {
  const [cancelled, setCancelled] = useState<number[]>([]);
  const [isConfirming, setIsConfirming] = useState(false);
  const { submit, busy, failure } = useAction(answerQuestionEndpoint);
  const { changes } = question;
  const answer = (cancel: number[]) => void submit({ id: order.id, question_id: question.id, cancel });
  const only = changes.length === 1 ? changes[0] : undefined;
  const onlyLine = order.lines.find(({ line_no }) => line_no === only?.line_no);
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
      {failure && !isConfirming && <Notice tone="bad">{failure}</Notice>}
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
              <Button disabled={busy} onClick={() => setIsConfirming(true)}>
                Cancel this line
              </Button>
            )}
          </>
        )}
        <a className="button button-secondary" href="#messages">
          Reply
        </a>
      </div>
      {isConfirming && onlyLine && (
        <ConfirmDialog
          title="Cancel this line?"
          confirmLabel="Cancel this line"
          backLabel="Don’t cancel"
          busy={busy}
          busyText="Cancelling…"
          failure={failure}
          onClose={() => setIsConfirming(false)}
          onConfirm={() => answer([onlyLine.line_no])}
        >
          <p>
            {formatQuantity(onlyLine.qty, onlyLine.unit)} of {formatProductName(onlyLine.name)} (
            <span className="code">{onlyLine.sku}</span>), worth <Money value={onlyLine.total} />, will be removed from
            order {order.id}. This can’t be undone.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
