import { formatRupees } from '#contracts/fields/money.ts';
import { reverseReceiptEndpoint } from '#contracts/receipts/admin.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';
import { receiptName } from '#contracts/receipts/receipt.ts';
import type { ReceiptRecord } from './ReceiptPage.tsx';

/** Reverses a whole entry, such as a returned cheque. */
export function ReverseDialog({ receipt, onClose }: { receipt: ReceiptRecord; onClose: () => void }) {
  const form = useDraftAction(reverseReceiptEndpoint, `reverse ${receipt.id}`, { reason: '' }, onClose);
  const count = receipt.allocations.filter(({ taken_back }) => !taken_back).length;
  return (
    <FormDialog
      title={`Reverse ${receiptName(receipt)}?`}
      onClose={onClose}
      onSubmit={() => void form.submit({ id: receipt.id, reason: form.draft.reason })}
      submitLabel="Reverse"
      kind="danger"
      busy={form.busy}
      failure={form.failure}
    >
      <ErrorSummary errors={form.errors} />
      <p>
        This adds an entry of {formatRupees(-receipt.amount)}
        {count > 0 && ` and takes back what it settles on ${count === 1 ? '1 invoice' : `${count} invoices`}`}. All
        entries remain, and the buyer gets a correction by email.
      </p>
      <TextInput
        label="Reason (emailed to the buyer)"
        hint="For example, cheque returned, recorded in error"
        maxLength={300}
        {...form.bind('reason')}
        data-autofocus
      />
    </FormDialog>
  );
}
