import type { AdminInvoiceDetail } from '#contracts/invoices/admin.ts';
import { setIrnEndpoint } from '#contracts/invoices/e-invoice.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

type Props = { invoice: AdminInvoiceDetail; onClose: () => void };

/** Enters, once, what the e-invoice portal returned; the document is printed with it, and emailed if it waited for it. */
export function IrnDialog({ invoice: { id, inv, awaits_irn }, onClose }: Props) {
  const blank = { irn: '', ack_no: '', ack_at: '', irn_qr: '' };
  const form = useDraftAction(setIrnEndpoint, `irn ${id}`, blank, onClose);
  const { draft, bind, errors } = form;
  return (
    <FormDialog
      title={`E-invoice for ${inv}`}
      onClose={onClose}
      onSubmit={() => void form.submit({ id, ...draft })}
      submitLabel="Save"
      busy={form.busy}
      failure={form.failure}
    >
      <ErrorSummary errors={errors} />
      <p>
        Copy the details from the e-invoice portal. They cannot be changed after saving
        {awaits_irn ? ', and the document is then emailed to the buyer.' : '.'}
      </p>
      <TextInput
        {...bind('irn')}
        label="Invoice reference number (IRN)"
        hint="64 characters, 0 to 9 and a to f"
        maxLength={80}
        spellCheck={false}
        autoComplete="off"
        data-autofocus
      />
      <FieldRow>
        <TextInput {...bind('ack_no')} label="Ack No." hint="15 digits" inputMode="numeric" maxLength={20} />
        <TextInput
          {...bind('ack_at')}
          label="Ack date and time"
          hint="For example, 2026-11-24 15:04:00"
          maxLength={20}
        />
      </FieldRow>
      <TextArea
        {...bind('irn_qr')}
        label="Signed QR code text"
        hint="Printed as a QR code"
        rows={3}
        maxLength={4000}
        spellCheck={false}
      />
    </FormDialog>
  );
}
