import { type SubmitEvent, useState } from 'react';
import { withdrawQuoteEndpoint } from '#contracts/rfq-desk.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';

/** Takes a quote back that was sent, with the reason that the buyer reads; it is kept until it is sent. */
export function WithdrawQuote({ id, code }: { id: number; code: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const [draft, change, clear] = useTabDraft(`withdraw ${id}`, { reason: '' });
  const { submit, busy, errors, failure, edited } = useAct(withdrawQuoteEndpoint, () => {
    clear();
    close();
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id, ...draft });
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Withdraw
      </Button>
      <Dialog open={open} onClose={close} title={`Withdraw ${code}`}>
        <form className="dialog-form" onSubmit={send} noValidate>
          {failure && <Notice tone="bad">{failure}</Notice>}
          <TextArea
            name="reason"
            label="Reason, as the buyer reads it"
            rows={3}
            maxLength={500}
            value={draft.reason}
            error={errors.reason}
            onChange={(event) => {
              edited('reason');
              change({ reason: event.target.value });
            }}
            data-autofocus
          />
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
