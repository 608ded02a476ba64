import { useState } from 'react';
import { type AdminInvoiceDetail, reversePaymentEndpoint } from '#contracts/invoices/admin.ts';
import type { Payment } from '#contracts/invoices/portal.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { takeBackEndpoint } from '#contracts/receipts/admin.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { PaymentList } from '#widgets/money/PaymentList.tsx';
import { useAction } from '#ui/use-action.ts';

/** What settles an invoice: payments, refunds, adjusted balances, write-offs. A wrong entry is reversed by a second one. */
export function Payments({ invoice }: { invoice: AdminInvoiceDetail }) {
  const [selected, setSelected] = useState<Payment | null>(null);
  const Confirm = selected?.receipt ? ReverseDialog : TakeBackDialog;
  return (
    <section>
      <h2 className="section-rule">Payments</h2>
      {invoice.payments.length === 0 && <p className="quiet">None recorded.</p>}
      <PaymentList
        payments={invoice.payments}
        area="/admin"
        action={(payment) =>
          !payment.reversed && (
            <Button call={reversePaymentEndpoint} small kind="quiet" onClick={() => setSelected(payment)}>
              {reverseLabel(payment)}
              <span className="visually-hidden"> of {formatRupees(Math.abs(payment.amount))}</span>
            </Button>
          )
        }
      />
      {selected && <Confirm payment={selected} onClose={() => setSelected(null)} />}
    </section>
  );
}

function reverseLabel({ kind }: Payment): string {
  if (kind === 'payment') return 'Reverse payment';
  return kind === 'refund' ? 'Reverse refund' : 'Take back';
}

type DialogProps = { payment: Payment; onClose: () => void };

function ReverseDialog({ payment, onClose }: DialogProps) {
  const { submit, busy, failure } = useAction(reversePaymentEndpoint, onClose);
  return (
    <ConfirmDialog
      title={reverseLabel(payment)}
      confirmLabel={reverseLabel(payment)}
      busy={busy}
      busyText="Saving…"
      failure={failure}
      onClose={onClose}
      onConfirm={() => void submit({ id: payment.id })}
    >
      <p>
        This adds an entry of {formatRupees(-payment.amount)}; both entries stay on the invoice. The buyer and accounts
        person, if they were notified, get a correction by email.
      </p>
    </ConfirmDialog>
  );
}

/** An adjusted balance returns to the other invoice; a write-off is due again. */
function TakeBackDialog({ payment, onClose }: DialogProps) {
  const { submit, busy, failure } = useAction(takeBackEndpoint, onClose);
  return (
    <ConfirmDialog
      title="Take back this entry?"
      confirmLabel="Take back"
      busy={busy}
      busyText="Saving…"
      failure={failure}
      onClose={onClose}
      onConfirm={() => void submit({ id: payment.id })}
    >
      <p>
        This adds an entry of {formatRupees(-payment.amount)}
        {payment.other ? `, and its opposite on ${payment.other.inv}` : ''}. The entries remain.
      </p>
    </ConfirmDialog>
  );
}
