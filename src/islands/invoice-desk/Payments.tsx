import { useState } from 'react';
import { type DeskInvoiceDetail, reversePaymentEndpoint } from '#contracts/admin-invoices.ts';
import type { Payment } from '#contracts/invoices.ts';
import { formatRupees } from '#contracts/money.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PaymentList } from '#ui/PaymentList.tsx';
import { useAct } from '#ui/use-act.ts';

/** What came and went on an invoice; an entry that is wrong is taken back by another one. */
export function Payments({ invoice }: { invoice: DeskInvoiceDetail }) {
  const [wrong, setWrong] = useState<Payment | null>(null);
  return (
    <section>
      <h2 className="section-rule">Payments</h2>
      {invoice.payments.length === 0 && <p className="quiet">None recorded.</p>}
      <PaymentList
        payments={invoice.payments}
        act={(payment) =>
          !payment.reversed && (
            <Button small kind="quiet" onClick={() => setWrong(payment)}>
              Take back
              <span className="visually-hidden"> the entry of {formatRupees(payment.amount)}</span>
            </Button>
          )
        }
      />
      {wrong && <TakeBack payment={wrong} onClose={() => setWrong(null)} />}
    </section>
  );
}

function TakeBack({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { submit, busy, failure } = useAct(reversePaymentEndpoint, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Take the entry back"
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button kind="danger" busy={busy} busyText="Saving…" onClick={() => void submit({ id: payment.id })}>
            Take back
          </Button>
        </>
      }
    >
      {failure && <Notice tone="bad">{failure}</Notice>}
      <p>
        An entry of {formatRupees(-payment.amount)} is added. Both stay on the invoice. Whoever was written to about it,
        buyer and accounts person, gets a mail that corrects it.
      </p>
    </Dialog>
  );
}
