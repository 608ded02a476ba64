import type { Upload } from '#contracts/attachments/attachments.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { moveShipmentEndpoint } from '#contracts/orders/move-shipment.ts';
import type { Shipment } from '#contracts/orders/shipments.ts';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';
import { UploadField } from '#widgets/attachments/UploadField.tsx';
import { useUploads } from '#widgets/attachments/use-uploads.ts';
import { PROOF_HINT } from './AttachProof.tsx';

/** Marks a consignment as delivered: on which day, who received it, and the signed proof. */
export function DeliverDialog({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const { id, code, receipt } = shipment;
  // Who recorded the goods is known; someone else may have signed for them.
  const blank = { received_by: receipt?.by ?? '', delivered_on: dayInIndia(), proof: [] as Upload[] };
  const form = useDraftAction(moveShipmentEndpoint, `deliver ${id}`, blank, onClose);
  const { draft, change, bind, edited, errors } = form;
  const uploads = useUploads(draft.proof, (next) => change((now) => ({ proof: next(now.proof) })));
  const send = () => void form.submit({ id, to: 'delivered', ...draft, proof: draft.proof[0]?.id ?? null });
  return (
    <FormDialog
      title={`Mark ${code} as delivered`}
      onClose={onClose}
      onSubmit={send}
      submitLabel="Mark delivered"
      busy={form.busy}
      failure={form.failure}
    >
      <FieldRow>
        <DateInput
          name="delivered_on"
          label="Delivered on"
          value={draft.delivered_on}
          error={errors.delivered_on}
          onDate={(delivered_on) => {
            edited('delivered_on');
            change({ delivered_on });
          }}
        />
        <TextInput
          {...bind('received_by')}
          label="Received by"
          optional
          autoComplete="off"
          maxLength={100}
          data-autofocus
        />
      </FieldRow>
      <UploadField
        label="Proof of delivery"
        name="proof"
        hint={PROOF_HINT}
        optional
        uploads={uploads}
        error={errors.proof}
      />
    </FormDialog>
  );
}
