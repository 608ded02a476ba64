import type { SubmitEvent } from 'react';
import { moveShipmentEndpoint } from '#contracts/orders/admin.ts';
import type { Shipment } from '#contracts/orders/shipments.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useAction } from '#ui/use-action.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';

/** Marks a consignment as delivered, with the name of the person who received it. */
export function DeliverDialog({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const [draft, change, clear] = useTabDraft(`deliver ${shipment.id}`, { received_by: '' });
  const { submit, busy, errors, failure } = useAction(moveShipmentEndpoint, () => {
    clear();
    onClose();
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id: shipment.id, to: 'delivered', ...draft });
  };
  return (
    <Dialog open onClose={onClose} title={`Mark ${shipment.code} as delivered`}>
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
            Mark delivered
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
