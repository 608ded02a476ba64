import { type FormEvent, useState } from 'react';
import { queryClient } from '#client/queries.ts';
import { declineQuoteEndpoint, type QuoteDetail } from '#contracts/quotes.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { toast } from '#ui/toast.ts';
import { useSubmit } from '#ui/use-submit.ts';

/** Declines the quote, with a reason. */
export function DeclineQuote({ id, code }: QuoteDetail) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { submit, busy, errors, failure, edited } = useSubmit(declineQuoteEndpoint, ({ message }) => {
    setOpen(false);
    void queryClient.invalidateQueries();
    toast(message);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit({ id, reason });
  };
  const form = `decline-${id}`;
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Decline
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Decline ${code}?`}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Back</Button>
            <Button kind="danger" type="submit" form={form} busy={busy} busyText="Declining…">
              Decline quote
            </Button>
          </>
        }
      >
        <form id={form} className="stack" onSubmit={send} noValidate>
          <TextArea
            label="Reason"
            hint="Price, delivery date, make: it helps us to quote better."
            name="reason"
            rows={3}
            maxLength={2000}
            value={reason}
            error={errors.reason}
            onChange={(event) => {
              edited('reason');
              setReason(event.target.value);
            }}
          />
          {failure && <Notice tone="bad">{failure}</Notice>}
        </form>
      </Dialog>
    </>
  );
}
