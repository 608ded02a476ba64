import type { PaymentAdvice } from '#contracts/receipts/advices.ts';
import { PAYMENT_ADVICE_STATES } from '#contracts/receipts/states.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import './advice-settles.css';

/** The status of a payment advice, with its receipt or the reason why it was set aside. */
export function AdviceStatus({ advice, staff = false }: { advice: PaymentAdvice; staff?: boolean }) {
  const { status, receipt, reason } = advice;
  return (
    <span className="advice-status">
      <StatusBadge of={PAYMENT_ADVICE_STATES} status={status} staff={staff} />
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
