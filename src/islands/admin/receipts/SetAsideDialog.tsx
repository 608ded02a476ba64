import { formatRupees } from '#contracts/fields/money.ts';
import { type AdminPaymentAdvice, setAsidePaymentAdviceEndpoint } from '#contracts/receipts/advices.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

/** Sets a payment advice aside whose money is not found. */
export function SetAsideDialog({ advice, onClose }: { advice: AdminPaymentAdvice; onClose: () => void }) {
  const { id, company, amount, reference } = advice;
  const form = useDraftAction(setAsidePaymentAdviceEndpoint, `set aside ${id}`, { reason: '' }, onClose);
  return (
    <FormDialog
      title={`Set aside ${reference}?`}
      onClose={onClose}
      onSubmit={() => void form.submit({ id, reason: form.draft.reason })}
      submitLabel="Set aside"
      busy={form.busy}
      failure={form.failure}
    >
      <ErrorSummary errors={form.errors} />
      <p>
        {company} can send a new payment advice. Reminders about its invoices go out again; nothing is booked for{' '}
        {formatRupees(amount)}.
      </p>
      <TextInput
        label="Reason (emailed to the buyer)"
        hint="For example, this UTR is not in our bank, the amount differs"
        maxLength={300}
        {...form.bind('reason')}
        data-autofocus
      />
    </FormDialog>
  );
}
