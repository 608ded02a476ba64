import { parseNumber } from '#client/table-files/parse-number.ts';
import { formatDay } from '#client/format.ts';
import type { AdminInvoiceDetail } from '#contracts/invoices/admin.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { adjustBalanceEndpoint, getOpenItemsEndpoint, type OpenInvoice } from '#contracts/receipts/admin.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useRead } from '#ui/use-read.ts';

type Props = { invoice: AdminInvoiceDetail; onClose: () => void };

/** Adjusts what is to be refunded against another open invoice of the company. */
export function AdjustDialog({ invoice, onClose }: Props) {
  const { id, inv, refund_due, company } = invoice;
  const read = useRead(getOpenItemsEndpoint, { company_id: company.id });
  const form = useDraftAction(adjustBalanceEndpoint, `adjust ${id}`, { other_id: '', amount: '' }, onClose);
  const { draft, bind, errors } = form;
  const open = read.data?.invoices.filter((other) => other.id !== id);
  const other = open?.find((one) => String(one.id) === draft.other_id);
  const most = Math.min(refund_due, other?.open ?? refund_due);
  const amount = draft.amount === '' ? most : (parseNumber(draft.amount) ?? Number.NaN);
  return (
    <FormDialog
      title={`Adjust ${formatRupees(refund_due)} of ${inv}`}
      onClose={onClose}
      onSubmit={() => void form.submit({ id, other_id: other?.id ?? 0, amount, refund_due, open: other?.open ?? 0 })}
      submitLabel={open?.length === 0 ? false : 'Adjust'}
      busy={form.busy}
      failure={form.failure}
    >
      <ErrorSummary errors={errors} />
      {read.error && <ReadError read={read} />}
      {!open && !read.error && <Skeleton text />}
      {open?.length === 0 && <p>{company.name} has no other open invoice. Record a refund instead.</p>}
      {open && open.length > 0 && (
        <>
          <Select label="Against invoice" {...bind('other_id')} data-autofocus>
            <option value="">Choose an invoice</option>
            {open.map((one) => (
              <option key={one.id} value={one.id}>
                {optionOf(one)}
              </option>
            ))}
          </Select>
          <TextInput
            label="Amount (₹)"
            hint={`At most ${formatRupees(most)}`}
            inputMode="decimal"
            autoComplete="off"
            {...bind('amount')}
            value={draft.amount === '' && other ? String(most) : draft.amount}
          />
        </>
      )}
    </FormDialog>
  );
}

const optionOf = ({ inv, open, due_date }: OpenInvoice) => `${inv}, ${formatRupees(open)} due ${formatDay(due_date)}`;
