import { formatRupees } from '#contracts/fields/money.ts';
import { parseNumber } from '#client/table-files/parse-number.ts';
import {
  listPayableInvoicesEndpoint,
  MAX_ADVICE_FILES,
  sendPaymentAdviceEndpoint,
} from '#contracts/receipts/advices.ts';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useRead } from '#ui/use-read.ts';
import { UploadField } from '#widgets/attachments/UploadField.tsx';
import { useUploads } from '#widgets/attachments/use-uploads.ts';
import { MethodOptions } from '#widgets/money/MethodOptions.tsx';
import { AdviceInvoices } from './AdviceInvoices.tsx';
import { amountIn, blankAdvice, linesOf, restOf } from './advice-draft.ts';

type Props = {
  /** The invoice from whose page it is opened, which is ticked. */
  invoiceId?: number;
  onClose: () => void;
};

/** Says that the company has paid: how, how much, and which invoices. */
export function PaymentAdviceDialog({ invoiceId, onClose }: Props) {
  const name = invoiceId === undefined ? 'payment advice' : `payment advice ${invoiceId}`;
  const form = useDraftAction(sendPaymentAdviceEndpoint, name, blankAdvice(invoiceId), onClose);
  const { draft, bind, change, errors, edited } = form;
  const read = useRead(listPayableInvoicesEndpoint);
  const invoices = read.data?.invoices ?? [];
  const isNoneDue = read.data?.invoices.length === 0;
  const lines = linesOf(draft, invoices);
  const rest = restOf(draft, invoices);
  const uploads = useUploads(
    draft.files,
    (next) => {
      edited('files');
      change((now) => ({ files: next(now.files) }));
    },
    MAX_ADVICE_FILES,
  );
  const send = () => {
    if (uploads.busy) return;
    uploads.clearError();
    const { paid_on, method, reference, note, files } = draft;
    void form.submit({
      ...{ paid_on, method, reference, note, lines, files: files.map(({ id }) => id) },
      ...{ amount: parseNumber(amountIn(draft, invoices)) ?? Number.NaN, tds: parseNumber(draft.tds) ?? 0 },
    });
  };
  return (
    <FormDialog
      title="Send payment advice"
      onClose={onClose}
      onSubmit={send}
      submitLabel="Send"
      busy={form.busy || uploads.busy}
      busyText={form.busy ? 'Sending…' : 'Uploading…'}
      failure={form.failure}
    >
      <ErrorSummary errors={errors} />
      <p className="quiet">
        Tell us what you have paid{!isNoneDue && ', and we will not send reminders for these invoices for 7 days'}.
      </p>
      {read.error && <ReadError read={read} />}
      {!read.data && !read.error && <Skeleton className="advice-skeleton" />}
      {read.data && (
        <AdviceInvoices
          invoices={invoices}
          draft={draft}
          lines={lines}
          errors={errors}
          change={change}
          edited={edited}
        />
      )}
      <FieldRow>
        <TextInput
          {...bind('amount')}
          value={amountIn(draft, invoices)}
          label="Amount paid (₹)"
          inputMode="decimal"
          autoComplete="off"
        />
        <TextInput {...bind('tds')} label="TDS deducted (₹)" optional inputMode="decimal" autoComplete="off" />
      </FieldRow>
      {(!isNoneDue || rest !== 0) && <Rest rest={rest} hasLines={lines.length > 0} />}
      <FieldRow>
        <Select {...bind('method')} label="Method">
          <MethodOptions />
        </Select>
        <DateInput
          name="paid_on"
          label="Paid on"
          value={draft.paid_on}
          error={errors.paid_on}
          onDate={(paid_on) => {
            edited('paid_on');
            change({ paid_on });
          }}
        />
      </FieldRow>
      <TextInput {...bind('reference')} label="UTR or cheque number" autoComplete="off" maxLength={60} />
      <UploadField
        label="Bank’s payment advice"
        name="files"
        optional
        hint="PDF, Word, Excel or a photo, at most 4 MB."
        uploads={uploads}
        error={errors.files}
      />
      <TextInput {...bind('note')} label="Note" optional maxLength={300} />
    </FormDialog>
  );
}

/** Whether amount and TDS are what the ticked invoices come to. */
function Rest({ rest, hasLines }: { rest: number; hasLines: boolean }) {
  return (
    <p className="advice-rest" data-over={rest < 0 || undefined} role="status">
      {restText(rest, hasLines)}
    </p>
  );
}

function restText(rest: number, hasLines: boolean): string {
  if (Number.isNaN(rest)) return 'Check the amounts.';
  if (rest < 0) return `The invoices come to ${formatRupees(-rest)} more than amount and TDS.`;
  if (rest > 0) return `${formatRupees(rest)} stays on account.`;
  return hasLines ? 'Amount and TDS will be adjusted against these invoices.' : 'Tick the invoices that you have paid.';
}
