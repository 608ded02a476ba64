import { useState } from 'react';
import { taxGaps } from '#client/tax-gaps.ts';
import { issueInvoiceEndpoint, type Uninvoiced } from '#contracts/admin-invoices.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Notice } from './Notice.tsx';
import { SlipList } from './SlipList.tsx';
import { useAct } from './use-act.ts';

/** Issues the invoice of a consignment, once somebody has read what that does. */
export function IssueInvoice(consignment: Uninvoiced) {
  const [asked, setAsked] = useState(false);
  // Stays busy until the list without this row has come: nobody asks for the same invoice twice.
  const [done, setDone] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Button small busy={done} busyText="Issuing…" onClick={() => setAsked(true)}>
        Issue invoice<span className="visually-hidden"> for {consignment.code}</span>
      </Button>
      {asked && <Question {...consignment} onClose={close} onDone={() => setDone(true)} />}
    </>
  );
}

type Props = Uninvoiced & { onClose: () => void; onDone: () => void };

function Question({ shipment_id, code, untaxed, onClose, onDone }: Props) {
  const { submit, busy, failure } = useAct(issueInvoiceEndpoint, () => {
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
          It takes the next number of the financial year and is mailed to the buyer. Only a credit note takes it back.
        </p>
        <SlipList slips={taxGaps(untaxed)} />
      </div>
    </Dialog>
  );
}
