import { useState } from 'react';
import type { DeskInvoiceDetail } from '#contracts/admin-invoices.ts';
import { Button } from '#ui/Button.tsx';
import { CreditDialog } from './CreditDialog.tsx';
import { IrnDialog } from './IrnDialog.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';

/** The buttons of an invoice: what its status allows, the likely one first. */
export function InvoiceActions({ invoice }: { invoice: DeskInvoiceDetail }) {
  const [asked, setAsked] = useState<'pay' | 'refund' | 'credit' | 'irn' | null>(null);
  const { open, refund_due, credits, status } = invoice;
  const close = () => setAsked(null);
  return (
    <>
      {open > 0 && (
        <Button kind="primary" onClick={() => setAsked('pay')}>
          Record payment
        </Button>
      )}
      {refund_due > 0 && (
        <Button kind="primary" onClick={() => setAsked('refund')}>
          Record refund
        </Button>
      )}
      {status !== 'cancelled' && (
        <Button onClick={() => setAsked('irn')}>{invoice.irn ? 'Change IRN' : 'Enter IRN'}</Button>
      )}
      {!credits && status !== 'cancelled' && (
        <Button kind="danger" onClick={() => setAsked('credit')}>
          Credit note
        </Button>
      )}
      {(asked === 'pay' || asked === 'refund') && <PaymentDialog invoice={invoice} what={asked} onClose={close} />}
      {asked === 'credit' && <CreditDialog invoice={invoice} onClose={close} />}
      {asked === 'irn' && <IrnDialog invoice={invoice} onClose={close} />}
    </>
  );
}
