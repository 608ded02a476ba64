import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { formatNumber, parseNumber } from '#client/table-files/parse-number.ts';
import type { PaymentMethod } from '#contracts/invoices/portal.ts';
import { refundReceiptEndpoint } from '#contracts/receipts/admin.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';
import { BankEntryFields } from './BankEntryFields.tsx';
import type { ReceiptRecord } from './ReceiptPage.tsx';

/** Records the refund of unallocated money; a refund voucher gets the next number. */
export function RefundDialog({ receipt, onClose }: { receipt: ReceiptRecord; onClose: () => void }) {
  const { id, unallocated, number } = receipt;
  const blank = { amount: formatNumber(unallocated), method: 'NEFT', reference: '', received_on: dayInIndia() };
  const form = useDraftAction(refundReceiptEndpoint, `refund ${id}`, blank, onClose);
  const { draft, bind, errors } = form;
  const { method, reference, received_on } = draft;
  const amount = parseNumber(draft.amount) ?? Number.NaN;
  return (
    <FormDialog
      title={`Refund of ${number}`}
      onClose={onClose}
      onSubmit={() =>
        void form.submit({ id, unallocated, amount, method: method as PaymentMethod, reference, received_on })
      }
      submitLabel="Record refund"
      busy={form.busy}
      failure={form.failure}
    >
      <ErrorSummary errors={errors} />
      <TextInput
        label="Amount (₹)"
        hint={`On account: ${formatRupees(unallocated)}`}
        inputMode="decimal"
        autoComplete="off"
        {...bind('amount')}
        data-autofocus
      />
      <BankEntryFields form={form} dateLabel="Paid on" />
    </FormDialog>
  );
}
