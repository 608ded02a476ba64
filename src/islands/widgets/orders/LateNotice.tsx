import type { ReactNode } from 'react';
import { formatDay } from '#client/format.ts';
import type { OrderDetail } from '#contracts/orders/portal.ts';
import { Notice } from '#ui/Notice.tsx';
import './late-notice.css';

type Order = Pick<OrderDetail, 'late' | 'promised_on' | 'need_by'>;

/** Says that an order is late, with both dates; nothing if it is not. `children` say what to do. */
export function LateNotice({ order, children }: { order: Order; children?: ReactNode }) {
  if (!order.late) return null;
  return (
    <div className="late-notice">
      <Notice tone="warn">
        {textOf(order)} {children}
      </Notice>
    </div>
  );
}

function textOf({ late, promised_on, need_by }: Order): string {
  if (late === 'overdue') return `This order is late: delivery was promised by ${formatDay(promised_on!)}.`;
  const needed = `This order is needed by ${formatDay(need_by!)}`;
  return promised_on
    ? `${needed}, but delivery is promised by ${formatDay(promised_on)}.`
    : `${needed} and has not been delivered.`;
}
