import type { AdminInvoiceDetail } from '#contracts/invoices/admin.ts';
import { cancelIrnEndpoint } from '#contracts/invoices/e-invoice.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

type Props = { invoice: AdminInvoiceDetail; onClose: () => void };

/** Records that an IRN was cancelled on the e-invoice portal. */
export function CancelIrnDialog({ invoice: { id, inv }, onClose }: Props) {
  const form = useDraftAction(cancelIrnEndpoint, `cancel irn ${id}`, { reason: '' }, onClose);
  return (
    <FormDialog
      title={`Cancel the IRN of ${inv}`}
      onClose={onClose}
      onSubmit={() => void form.submit({ id, ...form.draft })}
      submitLabel="Cancel IRN"
      kind="danger"
      busy={form.busy}
      failure={form.failure}
    >
      <p>Cancel it on the e-invoice portal first. Afterwards, credit the invoice in full.</p>
      <TextInput {...form.bind('reason')} label="Reason entered on the portal" maxLength={300} data-autofocus />
    </FormDialog>
  );
}
