import {
  CHALLAN_REASON_LABELS,
  CHALLAN_REASONS,
  type ChallanReason,
  isSupply,
} from '#contracts/invoices/challan-reasons.ts';
import { issueChallanEndpoint } from '#contracts/invoices/challans.ts';
import type { Shipment } from '#contracts/orders/shipments.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

/** Issues the delivery challan of a consignment whose goods leave before they are invoiced. */
export function ChallanDialog({ shipment: { id, code, claim }, onClose }: { shipment: Shipment; onClose: () => void }) {
  const blank: { reason: ChallanReason | ''; reason_note: string } = claim
    ? {
        reason: 'other supply',
        reason_note: `Goods short in an earlier consignment, sent again free of charge: ${claim}`,
      }
    : { reason: '', reason_note: '' };
  const form = useDraftAction(issueChallanEndpoint, `challan ${id}`, blank, onClose);
  const { draft, bind, errors } = form;
  return (
    <FormDialog
      title={`Delivery challan for ${code}`}
      onClose={onClose}
      onSubmit={() => void form.submit({ shipment_id: id, ...draft, reason: draft.reason as ChallanReason })}
      submitLabel="Issue challan"
      busy={form.busy}
      busyText="Issuing…"
      failure={form.failure}
    >
      <ErrorSummary errors={errors} />
      {claim ? (
        <p>The goods were billed with the consignment from which they were missing, so they are not invoiced again.</p>
      ) : (
        <p>For goods that leave before they are invoiced. For a sale, issue the invoice instead.</p>
      )}
      <Select {...bind('reason')} label="Reason" data-autofocus>
        <option value="">Choose a reason</option>
        {CHALLAN_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {CHALLAN_REASON_LABELS[reason]}
          </option>
        ))}
      </Select>
      <TextInput
        {...bind('reason_note')}
        label="Details"
        hint="Printed on the challan"
        optional={draft.reason === '' || !isSupply(draft.reason)}
        maxLength={200}
      />
    </FormDialog>
  );
}
