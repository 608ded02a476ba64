import { toPaise } from '#contracts/fields/money.ts';
import type { InvoiceDetail } from '#contracts/invoices/portal.ts';
import { listPaymentAdvicesEndpoint, type PaymentAdvice } from '#contracts/receipts/advices.ts';
import { Day } from '#ui/Day.tsx';
import { Money } from '#ui/Money.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { useRead } from '#ui/use-read.ts';
import { AdviceStatus } from '#widgets/money/AdviceStatus.tsx';
import { PaymentAdviceButton } from './PaymentAdviceButton.tsx';

/** Payment advices that name an invoice, with the form for another one while more is due than they say. */
export function InvoiceAdvices({ invoice: { id, open } }: { invoice: InvoiceDetail }) {
  const read = useRead(listPaymentAdvicesEndpoint, { invoice_id: id });
  const advices = (read.data?.items ?? []).filter(({ status }) => status === 'sent' || status === 'set aside');
  if (open === 0 && advices.length === 0) return null;
  const amountOf = ({ lines }: PaymentAdvice) => lines.find(({ invoice_id }) => invoice_id === id)?.amount ?? 0;
  const advised = advices
    .filter(({ status }) => status === 'sent')
    .reduce((sum, one) => sum + toPaise(amountOf(one)), 0);
  return (
    <>
      {read.error && <ReadError read={read} />}
      {advices.length > 0 && (
        <ul className="invoice-notes">
          {advices.map((advice) => (
            <li key={advice.id}>
              <Day value={advice.paid_on} />
              <Money value={amountOf(advice)} />
              <span className="quiet">
                Payment advice <span className="code">{advice.reference}</span>
              </span>
              <AdviceStatus advice={advice} />
            </li>
          ))}
        </ul>
      )}
      {read.data && advised < toPaise(open) && <PaymentAdviceButton invoiceId={id} />}
    </>
  );
}
