import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { PaymentAdviceDialog } from './PaymentAdviceDialog.tsx';

/** Opens the form of a payment advice: from a list, or from the page of an invoice. */
export function PaymentAdviceButton({ invoiceId }: { invoiceId?: number }) {
  const [open, setOpen] = useState(false);
  const invoice = invoiceId === undefined ? {} : { invoiceId };
  return (
    <>
      <Button small={invoiceId !== undefined} onClick={() => setOpen(true)}>
        Send payment advice
      </Button>
      {open && <PaymentAdviceDialog {...invoice} onClose={() => setOpen(false)} />}
    </>
  );
}
