import type { ReactNode } from 'react';
import { sentenceCase } from '#client/format.ts';
import type { Payment } from '#contracts/invoices.ts';
import { Day } from './Day.tsx';
import { Money } from './Money.tsx';

/** What came and went on an invoice; `act` is what may be done about an entry. Its styles are the invoice sheet's. */
export function PaymentList({ payments, act }: { payments: Payment[]; act?: (payment: Payment) => ReactNode }) {
  return (
    <ul className="invoice-notes">
      {payments.map((payment) => (
        <li key={payment.id}>
          <Day value={payment.received_on} />
          <Money value={payment.amount} />
          <span className="quiet">
            {sentenceCase(payment.method)}
            {payment.reference && ` · ${payment.reference}`}
            {payment.reversed ? ' · taken back' : payment.amount < 0 && ' · refund'}
          </span>
          {act?.(payment)}
        </li>
      ))}
    </ul>
  );
}
