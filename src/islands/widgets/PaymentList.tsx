import type { ReactNode } from 'react';
import { sentenceCase } from '#client/format.ts';
import type { Payment } from '#contracts/invoices/portal.ts';
import { Day } from '#ui/Day.tsx';
import { Money } from '#ui/Money.tsx';

/** The payments and refunds on an invoice; `action` renders a button for an entry. Styled by invoice-sheet.css. */
export function PaymentList({ payments, action }: { payments: Payment[]; action?: (payment: Payment) => ReactNode }) {
  return (
    <ul className="invoice-notes">
      {payments.map((payment) => (
        <li key={payment.id}>
          <Day value={payment.received_on} />
          <Money value={payment.amount} />
          <span className="quiet">
            {sentenceCase(payment.method)}
            {payment.reference && ` · ${payment.reference}`}
            {payment.reversed ? ' · reversed' : payment.amount < 0 && ' · refund'}
          </span>
          {action?.(payment)}
        </li>
      ))}
    </ul>
  );
}
