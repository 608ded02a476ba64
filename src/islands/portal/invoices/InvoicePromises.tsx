import { useState } from 'react';
import type { InvoiceDetail } from '#contracts/invoices/portal.ts';
import { addPromiseEndpoint, listPromisesEndpoint } from '#contracts/receivables/promises.ts';
import { Button } from '#ui/Button.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { useRead } from '#ui/use-read.ts';
import { PromiseDialog } from '#widgets/money/PromiseDialog.tsx';
import { PromiseList } from '#widgets/money/PromiseList.tsx';

/** When the company said it would pay, with a form while an amount is due. */
export function InvoicePromises({ invoice }: { invoice: InvoiceDetail }) {
  const read = useRead(listPromisesEndpoint, { invoice_id: invoice.id });
  const [open, setOpen] = useState(false);
  const promises = read.data?.items ?? [];
  if (invoice.open === 0 && promises.length === 0) return null;
  return (
    <section>
      <h2 className="section-rule">Payment date</h2>
      {read.error ? (
        <ReadError read={read} />
      ) : (
        read.data &&
        promises.length === 0 && (
          <p className="quiet">
            Tell us when you will pay, and we will not send reminders for this invoice before then.
          </p>
        )
      )}
      <PromiseList promises={promises} />
      {invoice.open > 0 && read.data && (
        <Button small className="invoice-promise" onClick={() => setOpen(true)}>
          Set payment date
        </Button>
      )}
      {open && (
        <PromiseDialog
          endpoint={addPromiseEndpoint}
          invoice={invoice}
          latest_id={promises[0]?.id ?? null}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
