import type { SubmitEvent } from 'react';
import { moveShipmentEndpoint } from '#contracts/admin-orders.ts';
import type { Shipment } from '#contracts/shipments.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useAct } from '#ui/use-act.ts';

/** Who signed for a consignment. */
export function DeliverDialog({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const { submit, busy, errors, failure } = useAct(moveShipmentEndpoint, onClose);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const received_by = String(new FormData(event.currentTarget).get('received_by') ?? '');
    void submit({ id: shipment.id, to: 'delivered', received_by });
  };
  return (
    <Dialog open onClose={onClose} title={`${shipment.code} was delivered`}>
      <form className="dialog-form" onSubmit={send} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextInput
          name="received_by"
          label="Received by"
          hint="Name on the proof of delivery"
          optional
          maxLength={100}
          error={errors.received_by}
          data-autofocus
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" kind="primary" busy={busy} busyText="Saving…">
            Delivered
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
