import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { clearIdempotencyKey, idempotencyKeyFor } from '#client/idempotency-key.ts';
import { parseNumber } from '#client/table-files/parse-number.ts';
import { PaymentMethod } from '#contracts/invoices/portal.ts';
import { getOpenItemsEndpoint, recordReceiptEndpoint } from '#contracts/receipts/admin.ts';
import type { AdminPaymentAdvice } from '#contracts/receipts/advices.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useRead } from '#ui/use-read.ts';
import { CompanySelect } from '#widgets/companies/CompanySelect.tsx';
import { AllocationFields } from './AllocationFields.tsx';
import { BankEntryFields } from './BankEntryFields.tsx';
import { allocationsOf, entryOf, NO_ALLOCATIONS, type TypedAllocations } from './receipt-draft.ts';

const blank = (company_id: number | null, advice?: AdminPaymentAdvice) => ({
  ...{ company_id, amount: '', tds: '', method: 'NEFT', reference: '', remarks: '' },
  ...{ received_on: dayInIndia(), order_id: '', write_off_reason: '', typed: NO_ALLOCATIONS as TypedAllocations },
  ...(advice && entryOf(advice)),
});

type Props = {
  /** The company whose page it is opened from; null if it is yet to be chosen. */
  companyId: number | null;
  /** The payment advice that it answers, with which the form is filled. */
  advice?: AdminPaymentAdvice;
  onClose: () => void;
};

/** Records money of a company: how much, and which of its invoices it settles. */
export function RecordReceipt({ companyId, advice, onClose }: Props) {
  // What was typed for another company is neither shown nor lost.
  const draftName = companyId === null ? 'receipt' : `receipt ${companyId}`;
  const name = advice ? `receipt of advice ${advice.id}` : draftName;
  const form = useDraftAction(recordReceiptEndpoint, name, blank(companyId, advice), () => {
    clearIdempotencyKey('receipt');
    onClose();
  });
  const { draft, bind, change, errors, edited } = form;
  const { company_id, typed } = draft;
  const read = useRead(getOpenItemsEndpoint, { company_id }, { enabled: company_id !== null });
  const open = company_id === null ? undefined : read.data;
  const [amount, tds] = [parseNumber(draft.amount), parseNumber(draft.tds) ?? 0];
  const allocations = allocationsOf(open?.invoices ?? [], typed);
  const send = async () => {
    const { method, reference, received_on, remarks, write_off_reason } = draft;
    const body = {
      // Null is refused with the message of the field.
      ...{ company_id: company_id as number, amount: amount ?? Number.NaN, tds, method: method as PaymentMethod },
      ...{ reference, received_on, remarks, order_id: Number(draft.order_id) || null, allocations, write_off_reason },
      ...(advice && { advice_id: advice.id }),
    };
    await form.submit({ ...body, idempotency_key: await idempotencyKeyFor('receipt', body) });
  };
  return (
    <FormDialog
      title="Record receipt"
      onClose={onClose}
      onSubmit={() => void send()}
      submitLabel="Record"
      busy={form.busy}
      failure={form.failure}
    >
      <ErrorSummary errors={errors} />
      {advice ? (
        <p>
          Payment advice of <strong>{advice.company}</strong>. Compare it with the bank before you record it.
        </p>
      ) : (
        <CompanySelect
          label="Company"
          name="company_id"
          noneLabel="Choose a company"
          value={company_id}
          error={errors.company_id}
          data-autofocus
          onChange={(id) => {
            edited('company_id');
            change({ company_id: id, order_id: '', typed: NO_ALLOCATIONS });
          }}
        />
      )}
      <FieldRow>
        <TextInput
          label="Amount in the bank (₹)"
          inputMode="decimal"
          autoComplete="off"
          {...bind('amount')}
          {...(advice && { 'data-autofocus': true })}
        />
        <TextInput label="TDS deducted (₹)" optional inputMode="decimal" autoComplete="off" {...bind('tds')} />
      </FieldRow>
      <BankEntryFields form={form} dateLabel="Received on" />
      {company_id !== null && read.error && <ReadError read={read} />}
      {company_id !== null && !read.error && !open && <Skeleton text />}
      {open && (
        <>
          {open.on_account > 0 && <p className="quiet">{formatRupees(open.on_account)} is already on account.</p>}
          <AllocationFields
            invoices={open.invoices}
            first={advice?.lines.map(({ invoice_id }) => invoice_id)}
            available={(amount ?? 0) + tds}
            typed={typed}
            reason={draft.write_off_reason}
            sent={allocations}
            errors={errors}
            onChange={(next) => {
              edited('allocations');
              change({ typed: next });
            }}
            onReason={(write_off_reason) => change({ write_off_reason })}
          />
          {open.orders.length > 0 && (
            <Select label="Advance against order" {...bind('order_id')}>
              <option value="">No order</option>
              {open.orders.map(({ id, po_number, total }) => (
                <option key={id} value={id}>
                  {[`Order ${id}`, po_number && `PO ${po_number}`, formatRupees(total)].filter(Boolean).join(', ')}
                </option>
              ))}
            </Select>
          )}
        </>
      )}
      <TextInput label="Remarks" hint="For your colleagues only" optional maxLength={300} {...bind('remarks')} />
    </FormDialog>
  );
}
