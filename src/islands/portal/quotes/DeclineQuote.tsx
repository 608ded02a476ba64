import { type SubmitEvent, useState } from 'react';
import { declineQuoteEndpoint, type QuoteDetail } from '#contracts/quotes/portal.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

/** Declines the quote with a reason. The tab stores the reason until it is sent. */
export function DeclineQuote({ id, code }: QuoteDetail) {
  const [open, setOpen] = useState(false);
  const { submit, busy, failure, draft, bind } = useDraftAction(
    declineQuoteEndpoint,
    `decline ${id}`,
    { reason: '' },
    () => setOpen(false),
  );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id, ...draft });
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
            hint="Price, delivery date, make: this helps us quote better."
            rows={3}
            maxLength={2000}
            {...bind('reason')}
          />
          {failure && <Notice tone="bad">{failure}</Notice>}
        </form>
      </Dialog>
    </>
  );
}
