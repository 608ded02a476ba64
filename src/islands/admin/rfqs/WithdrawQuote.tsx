import { type SubmitEvent, useState } from 'react';
import { withdrawQuoteEndpoint } from '#contracts/quotes/admin.ts';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useAction } from '#ui/use-action.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';

/** Withdraws a sent quote, with the reason for the buyer. */
export function WithdrawQuote({ id, code }: { id: number; code: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const [draft, change, clear] = useTabDraft(`withdraw ${id}`, { reason: '' });
  const { submit, busy, errors, failure, edited } = useAction(withdrawQuoteEndpoint, () => {
    clear();
    close();
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id, ...draft });
  };
  const bind = bindFields(draft, change, { errors, edited });
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Withdraw
      </Button>
      <Dialog open={open} onClose={close} title={`Withdraw ${code}`}>
        <form className="dialog-form" onSubmit={send} noValidate>
          {failure && <Notice tone="bad">{failure}</Notice>}
          <TextArea label="Reason (shown to the buyer)" rows={3} maxLength={500} {...bind('reason')} data-autofocus />
          <div className="dialog-actions">
            <Button onClick={close}>Back</Button>
            <Button type="submit" kind="danger" busy={busy} busyText="Withdrawing…">
              Withdraw
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
