import { type FormEvent, useState } from 'react';
import { queryClient } from '#client/queries.ts';
import { cancelRfqEndpoint } from '#contracts/rfqs.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { toast } from '#ui/toast.ts';
import { useSubmit } from '#ui/use-submit.ts';

/** Calls the RFQ off, after a question. */
export function CancelRfq({ id, code }: { id: number; code: string }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { submit, busy, errors, failure } = useSubmit(cancelRfqEndpoint, ({ message }) => {
    setOpen(false);
    void queryClient.invalidateQueries();
    toast(message);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit({ id, reason });
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
            value={reason}
            error={errors.reason}
            onChange={(event) => setReason(event.target.value)}
          />
          {failure && <Notice tone="bad">{failure}</Notice>}
        </form>
      </Dialog>
    </>
  );
}
