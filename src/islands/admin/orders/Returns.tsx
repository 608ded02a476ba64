import { useState } from 'react';
import { formatTime } from '#client/format.ts';
import type { AdminOrderDetail } from '#contracts/orders/admin.ts';
import { type ReturnMove, settleReturnEndpoint } from '#contracts/orders/settle-return.ts';
import { Button } from '#ui/Button.tsx';
import { canSettle, RETURN_MOVES, RETURN_STATES } from '#contracts/orders/states.ts';
import { ReceiptFiles } from '#widgets/orders/GoodsReceived.tsx';
import { RETURN_LABELS, sentInText } from '#widgets/orders/order-text.ts';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import { QuantityList } from './QuantityList.tsx';
import { DECISIONS, SettleReturnDialog } from './SettleReturnDialog.tsx';

type GoodsReturn = AdminOrderDetail['returns'][number];

/** The returns that the buyer has requested for an order and their claims, with their next step. */
export function Returns({ order }: { order: AdminOrderDetail }) {
  return (
    <section>
      <h2 className="section-rule">Returns and claims</h2>
      <ol role="list" className="entries">
        {order.returns.map((goodsReturn) => (
          <ReturnCard key={goodsReturn.id} order={order} goodsReturn={goodsReturn} />
        ))}
      </ol>
    </section>
  );
}

function ReturnCard({ order, goodsReturn }: { order: AdminOrderDetail; goodsReturn: GoodsReturn }) {
  const [dialog, setDialog] = useState<ReturnMove | null>(null);
  const { id, code, kind, status, reason, answer, lines, created_at, files, to_credit, sent_in } = goodsReturn;
  const decisions = RETURN_MOVES.filter((to) => canSettle(kind, status, to));
  return (
    <li className="entry sheet">
      <header className="entry-head spread">
        <h3>
          {RETURN_LABELS[kind]} <span className="code">{code}</span>
        </h3>
        <StatusBadge of={RETURN_STATES} status={status} staff />
      </header>
      <p>
        {reason} <span className="quiet small">{formatTime(created_at)}</span>
      </p>
      <QuantityList lines={lines} order={order} />
      <ReceiptFiles files={files} />
      {answer && <p>Our answer: {answer}</p>}
      {to_credit.length > 0 && (
        <div className="order-actions">
          {to_credit.map((invoice) => (
            <a
              key={invoice.id}
              className="button button-primary button-small"
              href={`/admin/invoices/${invoice.id}?credit=${id}`}
            >
              Credit on {invoice.inv}
            </a>
          ))}
        </div>
      )}
      {sent_in && <p>{sentInText(sent_in)}</p>}
      {status === 'accepted' && (
        <p>
          <a href={`/admin/orders/new?company_id=${order.company.id}`}>Enter a new order</a> to send the goods again.
        </p>
      )}
      {decisions.length > 0 && (
        <div className="order-actions">
          {decisions.map((to, index) => (
            <Button
              call={settleReturnEndpoint}
              key={to}
              small
              kind={index === 0 ? 'primary' : 'secondary'}
              onClick={() => setDialog(to)}
            >
              {DECISIONS[to].label}
            </Button>
          ))}
        </div>
      )}
      {dialog && <SettleReturnDialog goodsReturn={goodsReturn} to={dialog} onClose={() => setDialog(null)} />}
    </li>
  );
}
