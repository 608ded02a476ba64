import { type SubmitEvent, useState } from 'react';
import { cancelRfqEndpoint } from '#contracts/rfqs.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';

/** Calls the RFQ off, after a question. The reason is kept until it is sent. */
export function CancelRfq({ id, code }: { id: number; code: string }) {
  const [open, setOpen] = useState(false);
  const [draft, change, clear] = useTabDraft(`cancel rfq ${id}`, { reason: '' });
  const { submit, busy, errors, failure } = useAct(cancelRfqEndpoint, () => {
    clear();
    setOpen(false);
  });
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
            <Button onClick={() => setOpen(false)}>Keep it</Button>
            <Button kind="danger" type="submit" form={form} busy={busy} busyText="Cancelling…">
              Cancel RFQ
            </Button>
          </>
        }
      >
        <form id={form} className="stack" onSubmit={send} noValidate>
          <p>Nobody quotes it any more. You can ask again later from its page.</p>
          <TextArea
            label="Reason"
            optional
            name="reason"
            rows={3}
            maxLength={500}
            value={draft.reason}
            error={errors.reason}
            onChange={(event) => change({ reason: event.target.value })}
          />
          {failure && <Notice tone="bad">{failure}</Notice>}
        </form>
      </Dialog>
    </>
  );
}
