import { type AdminInvoiceDetail, setIrnEndpoint } from '#contracts/invoices/admin.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

/** Enters the IRN and QR code text from the e-invoice portal; the invoice is printed with them from then on. */
export function IrnDialog({
  invoice: { id, inv, irn },
  onClose,
}: {
  invoice: AdminInvoiceDetail;
  onClose: () => void;
}) {
  // The key holds the current IRN, so that a kept draft never replaces one that another user has entered since.
  const blank = { irn: irn ?? '', irn_qr: '' };
  const { draft, bind, submit, busy, errors, failure } = useDraftAction(
    setIrnEndpoint,
    `irn ${id} ${irn}`,
    blank,
    onClose,
  );
  return (
    <FormDialog
      title={`E-invoice for ${inv}`}
      onClose={onClose}
      onSubmit={() => void submit({ id, ...draft })}
      submitLabel="Save"
      busy={busy}
      failure={failure}
    >
      <ErrorSummary errors={errors} />
      <TextInput
        {...bind('irn')}
        label="Invoice reference number (IRN)"
        hint="64 characters, 0 to 9 and a to f."
        maxLength={64}
        spellCheck={false}
        autoComplete="off"
        data-autofocus
      />
      <TextArea
        {...bind('irn_qr')}
        label="QR code text"
        hint="The signed text from the e-invoice portal; printed as a QR code."
        optional
        rows={3}
        maxLength={2000}
        spellCheck={false}
      />
    </FormDialog>
  );
}
