import { useState } from 'react';
import { addCertificateEndpoint } from '#contracts/tds/admin.ts';
import type { TdsMeter } from '#contracts/tds/meter.ts';
import { QUARTER_MONTHS } from '#contracts/tds/purchase-tds.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { ATTACHMENT_ACCEPT } from '#contracts/fields/files.ts';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { FileField } from '#ui/forms/FileField.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useAction } from '#ui/use-action.ts';

type Props = { company_id: number; meter: TdsMeter; onClose: () => void };

/** Records a certificate of TDS received from the company. */
export function CertificateDialog({ company_id, meter, onClose }: Props) {
  const [draft, setDraft] = useState({ quarter: '1', number: '', amount: '', date: dayInIndia() });
  const [file, setFile] = useState<File | null>(null);
  const action = useAction(addCertificateEndpoint, onClose);
  const { submit, busy, errors, failure, edited } = action;
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const bind = bindFields(draft, change, action);
  const send = () => {
    const amount = draft.amount.replace(/[₹,\s]/g, '');
    void submit({ ...draft, amount, company_id: String(company_id), year: meter.year, ...(file ? { file } : {}) });
  };
  return (
    <FormDialog
      title={`${meter.form} for ${meter.label}`}
      onClose={onClose}
      onSubmit={send}
      submitLabel="Record"
      busy={busy}
      failure={failure}
    >
      <ErrorSummary errors={errors} />
      <FieldRow>
        <TextInput {...bind('number')} label="Certificate number" maxLength={40} autoComplete="off" data-autofocus />
        <Select {...bind('quarter')} label="Quarter">
          {Object.entries(QUARTER_MONTHS).map(([quarter, months]) => (
            <option key={quarter} value={quarter}>
              {months}
            </option>
          ))}
        </Select>
      </FieldRow>
      <FieldRow>
        <TextInput {...bind('amount')} label="TDS (₹)" inputMode="decimal" autoComplete="off" />
        <DateInput
          name="date"
          label="Date of the certificate"
          value={draft.date}
          error={errors.date}
          onDate={(date) => {
            edited('date');
            change({ date });
          }}
        />
      </FieldRow>
      <FileField
        label="File"
        optional
        hint="A PDF or a picture, at most 4 MB."
        accept={ATTACHMENT_ACCEPT}
        file={file}
        error={errors.file}
        onChoose={(chosen) => {
          if (!chosen) return;
          edited('file');
          setFile(chosen);
        }}
      />
    </FormDialog>
  );
}
