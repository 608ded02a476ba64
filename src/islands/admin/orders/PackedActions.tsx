import { useState } from 'react';
import { unpackShipmentEndpoint, dispatchShipmentEndpoint } from '#contracts/orders/admin.ts';
import { issueChallanEndpoint, cancelChallanEndpoint } from '#contracts/invoices/challans.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useAction } from '#ui/use-action.ts';
import { IssueInvoice } from '#widgets/invoices/IssueInvoice.tsx';
import { CancelChallanDialog } from './CancelChallanDialog.tsx';
import { ChallanDialog } from './ChallanDialog.tsx';
import { DispatchDialog } from './DispatchDialog.tsx';
import type { ActionProps } from './Shipments.tsx';

/** The steps of a packed consignment in lawful order: invoice or delivery challan, IRN, dispatch. */
export function PackedActions({ shipment, toInvoice, kind }: ActionProps) {
  const [dialog, setDialog] = useState<'dispatch' | 'challan' | 'cancel challan' | null>(null);
  const unpack = useAction(unpackShipmentEndpoint);
  const { id, invoice, challan } = shipment;
  const close = () => setDialog(null);
  const isBlocked = invoice !== null && (invoice.awaits_irn || invoice.irn_cancelled);
  return (
    <>
      {unpack.failure && <Notice tone="bad">{unpack.failure}</Notice>}
      {isBlocked && (
        <a className={`button button-${kind} button-small`} href={`/admin/invoices/${invoice.id}`}>
          {invoice.awaits_irn ? 'Enter IRN' : 'Credit the invoice'}
        </a>
      )}
      {!isBlocked && (invoice || challan) && (
        <Button call={dispatchShipmentEndpoint} small kind={kind} onClick={() => setDialog('dispatch')}>
          Dispatch
        </Button>
      )}
      {toInvoice && <IssueInvoice {...toInvoice} kind={challan ? 'secondary' : kind} />}
      {!invoice && !challan && (
        <>
          <Button call={issueChallanEndpoint} small onClick={() => setDialog('challan')}>
            Delivery challan
          </Button>
          <Button call={unpackShipmentEndpoint} small busy={unpack.busy} onClick={() => void unpack.submit({ id })}>
            Unpack
          </Button>
        </>
      )}
      {challan && (
        <Button call={cancelChallanEndpoint} small onClick={() => setDialog('cancel challan')}>
          Cancel challan
        </Button>
      )}
      {dialog === 'dispatch' && <DispatchDialog shipment={shipment} onClose={close} />}
      {dialog === 'challan' && <ChallanDialog shipment={shipment} onClose={close} />}
      {dialog === 'cancel challan' && challan && <CancelChallanDialog challan={challan} onClose={close} />}
    </>
  );
}
