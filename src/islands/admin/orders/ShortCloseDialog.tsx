import type { SubmitEvent } from 'react';
import { type AdminOrderDetail, shortCloseEndpoint } from '#contracts/orders/admin.ts';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useAction } from '#ui/use-action.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { remainingQty } from './pack-quantities.ts';
import { useLineQuantities } from './use-line-quantities.tsx';
import { useLastSeen } from './use-last-seen.ts';

/**
 * Short-closes what cannot be supplied, with the reason. All that is left is proposed for a partly shipped order, nothing for
 * any other. If another user was first and nothing is left, the typed reason can still be copied.
 */
export function ShortCloseDialog({ order, onClose }: { order: AdminOrderDetail; onClose: () => void }) {
  const form = `short-close ${order.id}`;
  const quantities = useLineQuantities(form, order, (line) =>
    order.status === 'partly shipped' ? remainingQty(line) : 0,
  );
  const [draft, change, clear] = useTabDraft(`${form} reason`, { reason: '' });
  const { submit, busy, errors, failure, edited } = useAction(shortCloseEndpoint, () => {
    quantities.clear();
    clear();
    onClose();
  });
  const seen = useLastSeen(order, failure);
  const nothingLeft = !busy && quantities.fields.length === 0;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const lines = quantities.read();
    if (lines) void submit({ order_id: order.id, lines, ...draft, seen });
  };
  const bind = bindFields(draft, change, { errors, edited });
  return (
    <Dialog open onClose={onClose} title={`Short-close order ${order.id}`}>
      <form className="dialog-form" onSubmit={send} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {nothingLeft ? (
          !failure && <Notice tone="bad">Nothing left to pack. No changes saved.</Notice>
        ) : (
          <p>
            Enter how much of each line cannot be supplied. The buyer is notified and not invoiced for it. This cannot
            be undone.
          </p>
        )}
        {quantities.fields}
        {(!nothingLeft || draft.reason) && (
          <TextArea
            {...bind('reason')}
            label="Reason (shown to the buyer)"
            hint={nothingLeft && 'Not sent. Copy anything you still need.'}
            readOnly={nothingLeft}
            rows={3}
            maxLength={500}
          />
        )}
        <div className="dialog-actions">
          <Button kind={nothingLeft ? 'primary' : 'secondary'} onClick={onClose}>
            Back
          </Button>
          {!nothingLeft && (
            <Button type="submit" kind="danger" busy={busy} busyText="Saving…">
              Short-close
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
