import { useState } from 'react';
import type { AdminInvoiceDetail } from '#contracts/invoices/admin.ts';
import { Button } from '#ui/Button.tsx';
import { CreditDialog } from './CreditDialog.tsx';
import { DebitDialog } from './DebitDialog.tsx';
import { IrnDialog } from './IrnDialog.tsx';
import { RecordPayment, RecordRefund } from './PaymentDialog.tsx';

/** The buttons that an invoice's status allows, the most likely one first. */
export function InvoiceActions({ invoice }: { invoice: AdminInvoiceDetail }) {
  const [dialog, setDialog] = useState<'payment' | 'refund' | 'credit' | 'debit' | 'irn' | null>(null);
  const { kind, open, refund_due, credits, status } = invoice;
  const close = () => setDialog(null);
  return (
    <>
      {open > 0 && (
        <Button kind="primary" onClick={() => setDialog('payment')}>
          Record payment
        </Button>
      )}
      {refund_due > 0 && (
        <Button kind="primary" onClick={() => setDialog('refund')}>
          Record refund
        </Button>
      )}
      {status !== 'cancelled' && (
        <Button onClick={() => setDialog('irn')}>{invoice.irn ? 'Change IRN' : 'Enter IRN'}</Button>
      )}
      {!credits && status !== 'cancelled' && (
        <Button kind="danger" onClick={() => setDialog('credit')}>
          Credit note
        </Button>
      )}
      {kind === 'invoice' && status !== 'cancelled' && <Button onClick={() => setDialog('debit')}>Debit note</Button>}
      {dialog === 'payment' && <RecordPayment invoice={invoice} onClose={close} />}
      {dialog === 'refund' && <RecordRefund invoice={invoice} onClose={close} />}
      {dialog === 'credit' && <CreditDialog invoice={invoice} onClose={close} />}
      {dialog === 'debit' && <DebitDialog invoice={invoice} onClose={close} />}
      {dialog === 'irn' && <IrnDialog invoice={invoice} onClose={close} />}
    </>
  );
}
