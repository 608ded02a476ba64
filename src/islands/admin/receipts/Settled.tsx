import { useState } from 'react';
import { formatRupees } from '#contracts/fields/money.ts';
import { takeBackEndpoint } from '#contracts/receipts/admin.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Day } from '#ui/Day.tsx';
import { Money } from '#ui/Money.tsx';
import { useAction } from '#ui/use-action.ts';
import type { ReceiptRecord } from './ReceiptPage.tsx';

type Allocation = ReceiptRecord['allocations'][number];

/** The invoices that an entry settles; each part can be taken back. */
export function Settled({ receipt }: { receipt: ReceiptRecord }) {
  const [selected, setSelected] = useState<Allocation | null>(null);
  return (
    <section>
      <h2 className="section-rule">Settles</h2>
      {receipt.allocations.length === 0 && <p className="quiet">Not allocated to any invoice yet.</p>}
      <ul className="invoice-notes">
        {receipt.allocations.map((allocation) => (
          <li key={allocation.id}>
            <Day value={allocation.on} />
            <a className="code" href={`/admin/invoices/${allocation.invoice.id}`}>
              {allocation.invoice.inv}
            </a>
            <Money value={allocation.amount} />
            {allocation.taken_back && <span className="quiet">taken back</span>}
            {receipt.kind === 'receipt' && !allocation.taken_back && (
              <Button call={takeBackEndpoint} small kind="quiet" onClick={() => setSelected(allocation)}>
                Take back
                <span className="visually-hidden"> from {allocation.invoice.inv}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {selected && <TakeBackDialog allocation={selected} onClose={() => setSelected(null)} />}
    </section>
  );
}

function TakeBackDialog({ allocation, onClose }: { allocation: Allocation; onClose: () => void }) {
  const { submit, busy, failure } = useAction(takeBackEndpoint, onClose);
  return (
    <ConfirmDialog
      title="Take back this part?"
      confirmLabel="Take back"
      busy={busy}
      busyText="Saving…"
      failure={failure}
      onClose={onClose}
      onConfirm={() => void submit({ id: allocation.id })}
    >
      <p>
        {formatRupees(allocation.amount)} is then due on {allocation.invoice.inv} again and stays on account. Both
        entries remain.
      </p>
    </ConfirmDialog>
  );
}
