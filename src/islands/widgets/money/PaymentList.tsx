import type { ReactNode } from 'react';
import { sentenceCase } from '#client/format.ts';
import type { Payment } from '#contracts/invoices/portal.ts';
import { getReceiptPdfEndpoint } from '#contracts/receipts/portal.ts';
import { Day } from '#ui/Day.tsx';
import { Money } from '#ui/Money.tsx';
import { PdfLink } from '../PdfLink.tsx';

type Props = {
  payments: Payment[];
  area: '/admin' | '/portal';
  /** Renders a button for an entry. */
  action?: (payment: Payment) => ReactNode;
};

/** What settles an invoice: payments, refunds, adjusted balances and write-offs. Styled by invoice-sheet.css. */
export function PaymentList({ payments, area, action }: Props) {
  return (
    <ul className="invoice-notes">
      {payments.map((payment) => (
        <li key={payment.id}>
          <Day value={payment.received_on} />
          <Money value={payment.amount} />
          <span className="quiet">
            <Source payment={payment} area={area} />
            {payment.reversed ? ' · reversed' : payment.kind === 'refund' && ' · refund'}
          </span>
          {action?.(payment)}
        </li>
      ))}
    </ul>
  );
}

function Source({ payment, area }: { payment: Payment; area: Props['area'] }) {
  const { kind, method, reference, other, amount, receipt } = payment;
  if (kind === 'write-off') return 'Small difference written off';
  if (kind === 'adjustment') {
    const words = amount > 0 ? 'Credit balance adjusted' : 'Credit balance moved';
    if (!other) return words;
    return (
      <>
        {words} {amount > 0 ? 'from' : 'to'} <a href={`${area}/invoices/${other.id}`}>{other.inv}</a>
      </>
    );
  }
  return (
    <>
      {sentenceCase(method ?? '')}
      {reference && ` · ${reference}`}
      {receipt?.number && ' · '}
      {receipt?.number && area === '/admin' && (
        <a className="code" href={`/admin/receipts/${receipt.id}`}>
          {receipt.number}
        </a>
      )}
      {receipt?.number && area === '/portal' && (
        <PdfLink id={receipt.id} inv={receipt.number} endpoint={getReceiptPdfEndpoint} label={receipt.number} />
      )}
    </>
  );
}
