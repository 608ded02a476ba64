import type { SubmitEvent } from 'react';
import { type DeskInvoiceDetail, setIrnEndpoint } from '#contracts/admin-invoices.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useAct } from '#ui/use-act.ts';

/** The reference number of an e-invoice, as the registration portal gave it: it is printed from then on. */
export function IrnDialog({ invoice: { id, inv, irn }, onClose }: { invoice: DeskInvoiceDetail; onClose: () => void }) {
  const { submit, busy, errors, failure, edited } = useAct(setIrnEndpoint, onClose);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void submit({ id, irn: String(form.get('irn') ?? ''), irn_qr: String(form.get('irn_qr') ?? '') });
  };
  return (
    <Dialog open onClose={onClose} title={`E-invoice of ${inv}`}>
      <form className="dialog-form" onSubmit={send} noValidate>
        <ErrorSummary errors={errors} />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextInput
          name="irn"
          label="Invoice reference number (IRN)"
          hint="64 characters, 0 to 9 and a to f"
          maxLength={64}
          defaultValue={irn ?? ''}
          error={errors.irn}
          onChange={() => edited('irn')}
          className="field-mono"
          spellCheck={false}
          autoComplete="off"
          data-autofocus
        />
        <TextArea
          name="irn_qr"
          label="Text of the QR code"
          hint="As the portal signed it; printed as a code"
          optional
          rows={3}
          maxLength={2000}
          error={errors.irn_qr}
          onChange={() => edited('irn_qr')}
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
