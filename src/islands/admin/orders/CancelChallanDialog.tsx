import { cancelChallanEndpoint } from '#contracts/invoices/challans.ts';
import type { Shipment } from '#contracts/orders/shipments.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

type Props = { challan: NonNullable<Shipment['challan']>; onClose: () => void };

/** Cancels a delivery challan whose goods have not left. */
export function CancelChallanDialog({ challan: { id, number }, onClose }: Props) {
  const form = useDraftAction(cancelChallanEndpoint, `cancel challan ${id}`, { reason: '' }, onClose);
  return (
    <FormDialog
      title={`Cancel ${number}`}
      onClose={onClose}
      onSubmit={() => void form.submit({ id, ...form.draft })}
      submitLabel="Cancel challan"
      kind="danger"
      busy={form.busy}
      failure={form.failure}
    >
      <p>The number stays used. The goods remain packed and need an invoice or another challan.</p>
      <TextInput {...form.bind('reason')} label="Reason" maxLength={300} data-autofocus />
    </FormDialog>
  );
}
