import { useState } from 'react';
import type { AdminInvoiceDetail } from '#contracts/invoices/admin.ts';
import { addAdminPromiseEndpoint, listAdminPromisesEndpoint } from '#contracts/receivables/promises.ts';
import { Button } from '#ui/Button.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { useRead } from '#ui/use-read.ts';
import { PromiseDialog } from '#widgets/money/PromiseDialog.tsx';
import { PromiseList } from '#widgets/money/PromiseList.tsx';

/** The promises to pay an invoice, with a form for a new one while an amount is due. */
export function InvoicePromises({ invoice }: { invoice: AdminInvoiceDetail }) {
  const read = useRead(listAdminPromisesEndpoint, { invoice_id: invoice.id });
  const [open, setOpen] = useState(false);
  const promises = read.data?.items ?? [];
  if (invoice.open === 0 && promises.length === 0) return null;
  return (
    <section>
      <h2 className="section-rule">Promises to pay</h2>
      {read.error ? (
        <ReadError read={read} />
      ) : (
        read.data && promises.length === 0 && <p className="quiet">None recorded.</p>
      )}
      <PromiseList promises={promises} />
      {invoice.open > 0 && read.data && (
        <Button call={addAdminPromiseEndpoint} small onClick={() => setOpen(true)}>
          Record promise
        </Button>
      )}
      {open && (
        <PromiseDialog
          endpoint={addAdminPromiseEndpoint}
          invoice={invoice}
          latest_id={promises[0]?.id ?? null}
          asks_who
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
