import type { SubmitEvent } from 'react';
import { cancelOrderEndpoint } from '#contracts/order-actions.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';

/** Asks once more before an order is called off: what is cancelled stays cancelled. The reason is kept until it is sent. */
export function CancelDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [draft, change, clear] = useTabDraft(`cancel order ${id}`, { reason: '' });
  const { submit, busy, errors, failure } = useAct(cancelOrderEndpoint, () => {
    clear();
    onClose();
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id, ...draft });
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
          value={draft.reason}
          error={errors.reason}
          onChange={(event) => change({ reason: event.target.value })}
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
