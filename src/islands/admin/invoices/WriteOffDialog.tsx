import type { AdminInvoiceDetail } from '#contracts/invoices/admin.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { writeOffEndpoint } from '#contracts/receipts/admin.ts';
import { SMALL_BALANCE } from '#contracts/receipts/limits.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

type Props = { invoice: AdminInvoiceDetail; onClose: () => void };

/** Writes off all that is due on an invoice. */
export function WriteOffDialog({ invoice, onClose }: Props) {
  const { id, inv, open, written_off } = invoice;
  const form = useDraftAction(writeOffEndpoint, `write off ${id}`, { reason: '' }, onClose);
  const isSmall = open + written_off <= SMALL_BALANCE;
  return (
    <FormDialog
      title={`Write off ${formatRupees(open)} on ${inv}?`}
      onClose={onClose}
      onSubmit={() => void form.submit({ id, open, reason: form.draft.reason })}
      submitLabel="Write off"
      kind="danger"
      busy={form.busy}
      failure={form.failure}
    >
      <ErrorSummary errors={form.errors} />
      <p>The invoice will have nothing left due. GST is not reduced by a write-off; a credit note does that.</p>
      <TextInput
        label="Reason"
        hint="For your colleagues only"
        optional={isSmall}
        maxLength={200}
        {...form.bind('reason')}
        data-autofocus
      />
    </FormDialog>
  );
}
