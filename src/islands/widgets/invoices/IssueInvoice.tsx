import { useState } from 'react';
import { missingTaxDetails } from '#client/missing-tax-details.ts';
import { issueInvoiceEndpoint, type Uninvoiced } from '#contracts/invoices/admin.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SendWarningList } from '../SendWarningList.tsx';
import { useAction } from '#ui/use-action.ts';

/** Issues the invoice of a consignment after a confirmation. */
export function IssueInvoice({ kind = 'secondary', ...consignment }: Uninvoiced & { kind?: 'primary' | 'secondary' }) {
  const [isOpen, setIsOpen] = useState(false);
  // Busy until the list has reloaded without this row, so that the invoice is not issued twice.
  const [done, setDone] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        call={issueInvoiceEndpoint}
        small
        kind={kind}
        busy={done}
        busyText="Issuing…"
        onClick={() => setIsOpen(true)}
      >
        Issue invoice<span className="visually-hidden"> for {consignment.code}</span>
      </Button>
      {isOpen && <IssueDialog {...consignment} onClose={close} onDone={() => setDone(true)} />}
    </>
  );
}

type Props = Uninvoiced & { onClose: () => void; onDone: () => void };

function IssueDialog({ shipment_id, code, untaxed, onClose, onDone }: Props) {
  const { submit, busy, failure } = useAction(issueInvoiceEndpoint, () => {
    onDone();
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Issue the invoice for ${code}?`}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button kind="primary" busy={busy} busyText="Issuing…" onClick={() => void submit({ shipment_id })}>
            Issue invoice
          </Button>
        </>
      }
    >
      <div className="stack">
        {failure && <Notice tone="bad">{failure}</Notice>}
        <p>
          The invoice gets the next number of the financial year and is emailed to the buyer, an e-invoice once its IRN
          is entered. Only a credit note can reverse it.
        </p>
        <SendWarningList warnings={missingTaxDetails(untaxed)} />
      </div>
    </Dialog>
  );
}
