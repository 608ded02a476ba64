import { type FormEvent, useState } from 'react';
import { queryClient } from '#client/queries.ts';
import { cancelOrderEndpoint } from '#contracts/order-actions.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { toast } from '#ui/toast.ts';
import { useSubmit } from '#ui/use-submit.ts';

/** Asks once more before an order is called off: what is cancelled stays cancelled. */
export function CancelDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const { submit, busy, errors, failure } = useSubmit(cancelOrderEndpoint, async ({ message }) => {
    onClose();
    toast(message);
    await queryClient.invalidateQueries();
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit({ id, reason });
  };
  return (
    <Dialog open onClose={onClose} title={`Cancel order ${id}`}>
      <form className="stack" onSubmit={send} noValidate>
        <p>Nothing of it will be supplied. This cannot be undone; you can order the same again with Reorder.</p>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextArea
          label="Reason"
          optional
          name="reason"
          rows={2}
          maxLength={500}
          value={reason}
          error={errors.reason}
          onChange={(event) => setReason(event.target.value)}
          data-autofocus
        />
        <div className="cluster">
          <Button kind="danger" type="submit" busy={busy} busyText="Cancelling…">
            Cancel the order
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Keep it
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
