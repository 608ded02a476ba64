import { moveShipmentEndpoint } from '#contracts/orders/admin.ts';
import type { Shipment } from '#contracts/orders/shipments.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

/** Marks a consignment as delivered, with the name of the person who received it. */
export function DeliverDialog({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const { id, code, receipt } = shipment;
  // Who recorded the goods is known; someone else may have signed for them.
  const blank = { received_by: receipt?.by ?? '' };
  const form = useDraftAction(moveShipmentEndpoint, `deliver ${id}`, blank, onClose);
  return (
    <FormDialog
      title={`Mark ${code} as delivered`}
      onClose={onClose}
      onSubmit={() => void form.submit({ id, to: 'delivered', ...form.draft })}
      submitLabel="Mark delivered"
      busy={form.busy}
      failure={form.failure}
    >
      <TextInput
        {...form.bind('received_by')}
        label="Received by"
        hint="Name on the proof of delivery"
        optional
        maxLength={100}
        data-autofocus
      />
    </FormDialog>
  );
}
