import { useState } from 'react';
import { type AdminInvoiceDetail, reversePaymentEndpoint } from '#contracts/invoices/admin.ts';
import type { Payment } from '#contracts/invoices/portal.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PaymentList } from '#widgets/PaymentList.tsx';
import { useAction } from '#ui/use-action.ts';

/** Payments and refunds of an invoice. A wrong entry is reversed by a second one. */
export function Payments({ invoice }: { invoice: AdminInvoiceDetail }) {
  const [selected, setSelected] = useState<Payment | null>(null);
  return (
    <section>
      <h2 className="section-rule">Payments</h2>
      {invoice.payments.length === 0 && <p className="quiet">None recorded.</p>}
      <PaymentList
        payments={invoice.payments}
        area="/admin"
        action={(payment) =>
          payment.receipt &&
          !payment.reversed && (
            <Button small kind="quiet" onClick={() => setSelected(payment)}>
              {reverseLabel(payment)}
              <span className="visually-hidden"> of {formatRupees(Math.abs(payment.amount))}</span>
            </Button>
          )
        }
      />
      {selected && <ReverseDialog payment={selected} onClose={() => setSelected(null)} />}
    </section>
  );
}

/** A refund is an entry below zero. */
const reverseLabel = ({ amount }: Payment) => (amount < 0 ? 'Reverse refund' : 'Reverse payment');

function ReverseDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { submit, busy, failure } = useAction(reversePaymentEndpoint, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={reverseLabel(payment)}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button kind="danger" busy={busy} busyText="Saving…" onClick={() => void submit({ id: payment.id })}>
            {reverseLabel(payment)}
          </Button>
        </>
      }
    >
      {failure && <Notice tone="bad">{failure}</Notice>}
      <p>
        This adds an entry of {formatRupees(-payment.amount)}; both entries stay on the invoice. The buyer and accounts
        person, if they were notified, get a correction by mail.
      </p>
    </Dialog>
  );
}
