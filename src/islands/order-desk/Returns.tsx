import { useState } from 'react';
import { formatTime, sentenceCase } from '#client/format.ts';
import type { DeskOrderDetail } from '#contracts/admin-orders.ts';
import { Button } from '#ui/Button.tsx';
import { Status } from '#ui/Status.tsx';
import { returnTones } from '#ui/status-tones.ts';
import { type Answer, ANSWERS, SettleDialog } from './SettleDialog.tsx';

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
