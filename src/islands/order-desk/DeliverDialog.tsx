import type { SubmitEvent } from 'react';
import { moveShipmentEndpoint } from '#contracts/admin-orders.ts';
import type { Shipment } from '#contracts/shipments.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';

/** Who signed for a consignment; kept until it is sent. */
export function DeliverDialog({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const [draft, change, clear] = useTabDraft(`deliver ${shipment.id}`, { received_by: '' });
  const { submit, busy, errors, failure } = useAct(moveShipmentEndpoint, () => {
    clear();
    onClose();
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id: shipment.id, to: 'delivered', ...draft });
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
          value={draft.received_by}
          error={errors.received_by}
          onChange={(event) => change({ received_by: event.target.value })}
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
