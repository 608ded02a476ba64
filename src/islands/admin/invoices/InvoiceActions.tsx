import { useState } from 'react';
import { type AdminInvoiceDetail, recordPaymentEndpoint, recordRefundEndpoint } from '#contracts/invoices/admin.ts';
import { writeOffEndpoint, adjustBalanceEndpoint } from '#contracts/receipts/admin.ts';
import { cancelIrnEndpoint, setIrnEndpoint } from '#contracts/invoices/e-invoice.ts';
import { creditInvoiceEndpoint, debitInvoiceEndpoint } from '#contracts/invoices/notes.ts';
import { Button } from '#ui/Button.tsx';
import { readUser } from '#client/session.ts';
import { isWritable } from '#contracts/receipts/limits.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import { CancelIrnDialog } from './CancelIrnDialog.tsx';
import { CreditDialog } from './CreditDialog.tsx';
import { DebitDialog } from './DebitDialog.tsx';
import { IrnDialog } from './IrnDialog.tsx';
import { RecordPayment, RecordRefund } from './PaymentDialog.tsx';
import { WriteOffDialog } from './WriteOffDialog.tsx';

type DialogName = 'payment' | 'refund' | 'adjust' | 'write off' | 'credit' | 'debit' | 'irn' | 'cancel irn';

/** The buttons that an invoice's status allows, the most likely one first. */
export function InvoiceActions({ invoice }: { invoice: AdminInvoiceDetail }) {
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const { kind, open, refund_due, credits, status, irn, awaits_irn } = invoice;
  const close = () => setDialog(null);
  return (
    <>
      {!irn && status !== 'cancelled' && (
        <Button call={setIrnEndpoint} kind={awaits_irn ? 'primary' : 'secondary'} onClick={() => setDialog('irn')}>
          Enter IRN
        </Button>
      )}
      {open > 0 && !awaits_irn && !irn?.cancelled && (
        <Button call={recordPaymentEndpoint} kind="primary" onClick={() => setDialog('payment')}>
          Record payment
        </Button>
      )}
      {refund_due > 0 && (
        <Button call={recordRefundEndpoint} kind="primary" onClick={() => setDialog('refund')}>
          Record refund
        </Button>
      )}
      {refund_due > 0 && (
        <Button call={adjustBalanceEndpoint} onClick={() => setDialog('adjust')}>
          Adjust against another invoice
        </Button>
      )}
      {!awaits_irn && isWritable(open, readUser()?.role === 'admin') && (
        <Button call={writeOffEndpoint} onClick={() => setDialog('write off')}>
          Write off
        </Button>
      )}
      {invoice.irn_cancellable && status !== 'cancelled' && (
        <Button call={cancelIrnEndpoint} onClick={() => setDialog('cancel irn')}>
          Cancel IRN
        </Button>
      )}
      {!credits && status !== 'cancelled' && (
        <Button call={creditInvoiceEndpoint} kind="danger" onClick={() => setDialog('credit')}>
          Credit note
        </Button>
      )}
      {kind === 'invoice' && status !== 'cancelled' && (
        <Button call={debitInvoiceEndpoint} onClick={() => setDialog('debit')}>
          Debit note
        </Button>
      )}
      {dialog === 'payment' && <RecordPayment invoice={invoice} onClose={close} />}
      {dialog === 'refund' && <RecordRefund invoice={invoice} onClose={close} />}
      {dialog === 'adjust' && <AdjustDialog invoice={invoice} onClose={close} />}
      {dialog === 'write off' && <WriteOffDialog invoice={invoice} onClose={close} />}
      {dialog === 'credit' && <CreditDialog invoice={invoice} onClose={close} />}
      {dialog === 'debit' && <DebitDialog invoice={invoice} onClose={close} />}
      {dialog === 'irn' && <IrnDialog invoice={invoice} onClose={close} />}
      {dialog === 'cancel irn' && <CancelIrnDialog invoice={invoice} onClose={close} />}
    </>
  );
}
