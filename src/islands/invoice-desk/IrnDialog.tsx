import type { SubmitEvent } from 'react';
import { type DeskInvoiceDetail, setIrnEndpoint } from '#contracts/admin-invoices.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { draftFields } from '#ui/draft-fields.ts';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';

/** The reference number of an e-invoice, as the registration portal gave it: it is printed from then on. Kept until it is saved. */
export function IrnDialog({ invoice: { id, inv, irn }, onClose }: { invoice: DeskInvoiceDetail; onClose: () => void }) {
  // Of the number that it would replace: none is put over one that somebody has entered meanwhile.
  const [draft, change, clear] = useTabDraft(`irn ${id} ${irn}`, { irn: irn ?? '', irn_qr: '' });
  const { submit, busy, errors, failure, edited } = useAct(setIrnEndpoint, () => {
    clear();
    onClose();
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id, ...draft });
  };
  const bind = draftFields(draft, change, { errors, edited });
  return (
    <Dialog open onClose={onClose} title={`E-invoice of ${inv}`}>
      <form className="dialog-form" onSubmit={send} noValidate>
        <ErrorSummary errors={errors} />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextInput
          {...bind('irn')}
          label="Invoice reference number (IRN)"
          hint="64 characters, 0 to 9 and a to f"
          maxLength={64}
          className="field-mono"
          spellCheck={false}
          autoComplete="off"
          data-autofocus
        />
        <TextArea
          {...bind('irn_qr')}
          label="Text of the QR code"
          hint="As the portal signed it; printed as a code"
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
