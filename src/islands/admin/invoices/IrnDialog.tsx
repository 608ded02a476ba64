import type { SubmitEvent } from 'react';
import { type AdminInvoiceDetail, setIrnEndpoint } from '#contracts/invoices/admin.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useAction } from '#ui/use-action.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';

/** Enters the IRN and QR code text from the e-invoice portal; the invoice is printed with them from then on. */
export function IrnDialog({
  invoice: { id, inv, irn },
  onClose,
}: {
  invoice: AdminInvoiceDetail;
  onClose: () => void;
}) {
  // The key holds the current IRN, so that a kept draft never replaces one that another user has entered since.
  const [draft, change, clear] = useTabDraft(`irn ${id} ${irn}`, { irn: irn ?? '', irn_qr: '' });
  const { submit, busy, errors, failure, edited } = useAction(setIrnEndpoint, () => {
    clear();
    onClose();
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id, ...draft });
  };
  const bind = bindFields(draft, change, { errors, edited });
  return (
    <Dialog open onClose={onClose} title={`E-invoice for ${inv}`}>
      <form className="dialog-form" onSubmit={send} noValidate>
        <ErrorSummary errors={errors} />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextInput
          {...bind('irn')}
          label="Invoice reference number (IRN)"
          hint="64 characters, 0 to 9 and a to f."
          maxLength={64}
          className="field-mono"
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
        <div className="dialog-actions">
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" kind="primary" busy={busy} busyText="Saving…">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
