import type { AdminInvoiceDetail } from '#contracts/invoices/admin.ts';
import { debitInvoiceEndpoint, DebitReason, previewDebitEndpoint } from '#contracts/invoices/notes.ts';
import { sentenceCase } from '#client/format.ts';
import { gstRates } from '#contracts/fields/units.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { debitParts, type TypedParts } from './note-draft.ts';
import { NoteLines } from './NoteLines.tsx';
import { NoteTotal } from './NoteTotal.tsx';

/** Issues a debit note: a higher value of lines, or the GST rate that should have been charged. */
export function DebitDialog({ invoice, onClose }: { invoice: AdminInvoiceDetail; onClose: () => void }) {
  const { id, inv, lines: billed } = invoice;
  const [typed, change, clearParts] = useTabDraft<TypedParts>(`debit ${id} parts`, {});
  const blank = { reason_code: 'rate difference', reason: '' };
  const form = useDraftAction(debitInvoiceEndpoint, `debit ${id}`, blank, () => {
    clearParts();
    onClose();
  });
  const { draft, bind, errors, edited } = form;
  const byRate = draft.reason_code === 'tax undercharged';
  const lines = debitParts(invoice, byRate, typed);
  const field = (line_no: number, figure: 'value' | 'rate') => {
    const at = lines.findIndex((part) => part.line_no === line_no);
    const path = `${at < 0 ? `of-${line_no}` : at}.${figure === 'rate' ? 'gst_rate' : 'value'}`;
    return {
      name: `lines.${path}`,
      value: typed[`${figure} ${line_no}`] ?? '',
      error: errors[`lines.${path}`],
      onChange: (event: { target: { value: string } }) => {
        edited('lines');
        change({ [`${figure} ${line_no}`]: event.target.value });
      },
    };
  };
  return (
    <FormDialog
      title={`Debit note for ${inv}`}
      onClose={onClose}
      onSubmit={() => void form.submit({ id, lines, ...draft, reason_code: draft.reason_code as DebitReason })}
      submitLabel="Issue debit note"
      busy={form.busy}
      busyText="Issuing…"
      failure={form.failure}
    >
      <ErrorSummary errors={errors} />
      <Select label="Reason type" {...bind('reason_code')} data-autofocus>
        {DebitReason.options.map((code) => (
          <option key={code} value={code}>
            {sentenceCase(code)}
          </option>
        ))}
      </Select>
      <NoteLines error={errors.lines}>
        {billed.map(({ line_no, name, gst_rate }) =>
          byRate ? (
            <Select
              key={line_no}
              label={name}
              hint={`Charged ${gst_rate ?? 0}%. Rate that applies:`}
              {...field(line_no, 'rate')}
            >
              <option value="">No change</option>
              {gstRates
                .filter((rate) => rate > (gst_rate ?? 0))
                .map((rate) => (
                  <option key={rate} value={rate}>
                    {rate}%
                  </option>
                ))}
            </Select>
          ) : (
            <TextInput
              key={line_no}
              label={name}
              hint="Additional value (₹) before tax"
              inputMode="decimal"
              autoComplete="off"
              {...field(line_no, 'value')}
            />
          ),
        )}
      </NoteLines>
      <TextArea label="Reason (shown to the buyer)" rows={3} maxLength={300} {...bind('reason')} />
      <NoteTotal endpoint={previewDebitEndpoint} body={{ id, lines }} noun="Debit note" />
    </FormDialog>
  );
}
