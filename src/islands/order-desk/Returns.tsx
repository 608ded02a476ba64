import { type SubmitEvent, useState } from 'react';
import { formatTime, sentenceCase } from '#client/format.ts';
import { type DeskOrderDetail, settleReturnEndpoint } from '#contracts/admin-orders.ts';
import type { Return } from '#contracts/shipments.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Status } from '#ui/Status.tsx';
import { returnTones } from '#ui/status-tones.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';

type Answer = 'approved' | 'rejected' | 'received';

const ANSWERS: Record<Answer, { label: string; title: string }> = {
  approved: { label: 'Approve', title: 'Approve' },
  rejected: { label: 'Reject', title: 'Reject' },
  received: { label: 'Goods received', title: 'Goods received:' },
};

/** What buyers want to send back, and the answer to it. */
export function Returns({ order }: { order: DeskOrderDetail }) {
  return (
    <section>
      <h2 className="section-rule">Returns</h2>
      <ol role="list" className="entries">
        {order.returns.map((sentBack) => (
          <ReturnCard key={sentBack.id} order={order} sentBack={sentBack} />
        ))}
      </ol>
    </section>
  );
}

function ReturnCard({ order, sentBack }: { order: DeskOrderDetail; sentBack: DeskOrderDetail['returns'][number] }) {
  const [asked, setAsked] = useState<Answer | null>(null);
  const { code, status, reason, answer, lines, created_at, to_credit } = sentBack;
  const answers: Answer[] =
    status === 'requested' ? ['approved', 'rejected'] : status === 'approved' ? ['received'] : [];
  return (
    <li className="entry sheet">
      <header className="entry-head spread">
        <h3 className="code">{code}</h3>
        <Status tone={returnTones[status]}>{sentenceCase(status)}</Status>
      </header>
      <p>
        {reason} <span className="quiet small">{formatTime(created_at)}</span>
      </p>
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
      {answer && <p>Our answer: {answer}</p>}
      {to_credit.length > 0 && (
        <div className="order-desk-actions">
          {to_credit.map(({ id, inv }) => (
            <a key={id} className="button button-primary button-small" href={`/admin/invoices/${id}`}>
              Credit it on {inv}
            </a>
          ))}
        </div>
      )}
      {answers.length > 0 && (
        <div className="order-desk-actions">
          {answers.map((to, index) => (
            <Button key={to} small kind={index === 0 ? 'primary' : 'secondary'} onClick={() => setAsked(to)}>
              {ANSWERS[to].label}
            </Button>
          ))}
        </div>
      )}
      {asked && <SettleDialog sentBack={sentBack} to={asked} onClose={() => setAsked(null)} />}
    </li>
  );
}

/** The answer is kept until it is sent. */
function SettleDialog({ sentBack, to, onClose }: { sentBack: Return; to: Answer; onClose: () => void }) {
  const [draft, change, clear] = useTabDraft(`return ${sentBack.id} ${to}`, { answer: '' });
  const { submit, busy, errors, failure, edited } = useAct(settleReturnEndpoint, () => {
    clear();
    onClose();
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const restock = new FormData(event.currentTarget).get('restock') !== null;
    void submit({ id: sentBack.id, to, ...draft, restock });
  };
  return (
    <Dialog open onClose={onClose} title={`${ANSWERS[to].title} ${sentBack.code}`}>
      <form className="dialog-form" onSubmit={send} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {to === 'received' ? (
          <Checkbox name="restock" label="Fit for the shelf: add them to the stock" defaultChecked />
        ) : (
          <TextArea
            name="answer"
            label="Answer to the buyer"
            optional={to === 'approved'}
            rows={3}
            maxLength={500}
            value={draft.answer}
            error={errors.answer}
            onChange={(event) => {
              edited('answer');
              change({ answer: event.target.value });
            }}
            data-autofocus
          />
        )}
        <div className="dialog-actions">
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" kind="primary" busy={busy} busyText="Saving…">
            {ANSWERS[to].label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
