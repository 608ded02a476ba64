import { type SubmitEvent, useState } from 'react';
import { cancelRfqEndpoint } from '#contracts/quotes/rfqs.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

/** Cancels the RFQ after a confirmation. The tab stores the reason until it is sent. */
export function CancelRfq({ id, code }: { id: number; code: string }) {
  const [open, setOpen] = useState(false);
  const { submit, busy, failure, draft, bind } = useDraftAction(
    cancelRfqEndpoint,
    `cancel rfq ${id}`,
    { reason: '' },
    () => setOpen(false),
  );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id, ...draft });
  };
  const form = `cancel-rfq-${id}`;
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Cancel RFQ
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Cancel ${code}?`}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Don’t cancel</Button>
            <Button kind="danger" type="submit" form={form} busy={busy} busyText="Cancelling…">
              Cancel RFQ
            </Button>
          </>
        }
      >
        <form id={form} className="stack" onSubmit={send} noValidate>
          <p>We will not quote for it. You can repeat the RFQ later from its page.</p>
          <TextArea label="Reason" optional rows={3} maxLength={500} {...bind('reason')} />
          {failure && <Notice tone="bad">{failure}</Notice>}
        </form>
      </Dialog>
    </>
  );
}
