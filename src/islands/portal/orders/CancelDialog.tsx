import type { SubmitEvent } from 'react';
import { cancelOrderEndpoint } from '#contracts/orders/actions.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

/** Confirms the cancellation of an order, which cannot be undone. The tab stores the reason until it is sent. */
export function CancelDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { submit, busy, failure, draft, bind } = useDraftAction(
    cancelOrderEndpoint,
    `cancel order ${id}`,
    { reason: '' },
    onClose,
  );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id, ...draft });
  };
  return (
    <Dialog open onClose={onClose} title={`Cancel order ${id}`}>
      <form className="dialog-form" onSubmit={send} noValidate>
        <p>The whole order will be cancelled. This can’t be undone. To order the same items later, use Reorder.</p>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextArea label="Reason" optional rows={2} maxLength={500} {...bind('reason')} data-autofocus />
        <div className="dialog-actions">
          <Button onClick={onClose}>Don’t cancel</Button>
          <Button kind="danger" type="submit" busy={busy} busyText="Cancelling…">
            Cancel the order
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
