import { type SubmitEvent, useState } from 'react';
import { withdrawQuoteEndpoint } from '#contracts/rfq-desk.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useAct } from '#ui/use-act.ts';

/** Takes a quote back that was sent, with the reason that the buyer reads. */
export function WithdrawQuote({ id, code }: { id: number; code: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { submit, busy, errors, failure, edited } = useAct(withdrawQuoteEndpoint, close);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit({ id, reason: String(new FormData(event.currentTarget).get('reason') ?? '') });
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
            error={errors.reason}
            onChange={() => edited('reason')}
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
