import type { PaymentAdvice } from '#contracts/receipts/advices.ts';
import { PAYMENT_ADVICE_STATES } from '#contracts/receipts/states.ts';
import { Status } from '#ui/Status.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import './advice-settles.css';

/** What a sent advice is at the desk. */
export const SENT_ADVICE_LABEL = 'To record';

/** The status of a payment advice, with its receipt or the reason why it was set aside. */
export function AdviceStatus({ advice, staff = false }: { advice: PaymentAdvice; staff?: boolean }) {
  const { status, receipt, reason } = advice;
  return (
    <span className="advice-status">
      {staff && status === 'sent' ? (
        <Status tone="warn">{SENT_ADVICE_LABEL}</Status>
      ) : (
        <StatusBadge of={PAYMENT_ADVICE_STATES} status={status} staff={staff} />
      )}
      {receipt &&
        (staff ? (
          <a className="code small" href={`/admin/receipts/${receipt.id}`}>
            {receipt.number}
          </a>
        ) : (
          <span className="code small">{receipt.number}</span>
        ))}
      {reason && <span className="small quiet">{reason}</span>}
    </span>
  );
}
