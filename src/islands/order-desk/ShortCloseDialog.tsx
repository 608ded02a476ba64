import type { SubmitEvent } from 'react';
import { type DeskOrderDetail, shortCloseEndpoint } from '#contracts/admin-orders.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';
import { toPack } from './pack-words.ts';
import { useLineQuantities } from './use-line-quantities.tsx';
import { useSeen } from './use-seen.ts';

/**
 * How much of each line cannot be supplied, and why. Of an order that has left in part all that remains is proposed, of
 * another nothing. What is typed is kept until it is sent, and can be read where somebody else was quicker.
 */
export function ShortCloseDialog({ order, onClose }: { order: DeskOrderDetail; onClose: () => void }) {
  const form = `short-close ${order.id}`;
  const quantities = useLineQuantities(form, order, (line) => (order.status === 'partly shipped' ? toPack(line) : 0));
  const [{ reason }, change, clear] = useTabDraft(`${form} reason`, { reason: '' });
  const { submit, busy, errors, failure, edited } = useAct(shortCloseEndpoint, () => {
    quantities.clear();
    clear();
    onClose();
  });
  const seen = useSeen(order, failure);
  const nothingLeft = !busy && quantities.fields.length === 0;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const lines = quantities.read();
    if (lines) void submit({ order_id: order.id, lines, reason, seen });
  };
  return (
    <Dialog open onClose={onClose} title={`Short-close order ${order.id}`}>
      <form className="dialog-form" onSubmit={send} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {nothingLeft ? (
          !failure && <Notice tone="bad">Nothing of it remains to be packed by now. Nothing was written.</Notice>
        ) : (
          <p>
            How much of each line cannot be supplied? The buyer is told and not invoiced for it. This cannot be undone.
          </p>
        )}
        {quantities.fields}
        {(!nothingLeft || reason) && (
          <TextArea
            name="reason"
            label="Reason, as the buyer reads it"
            hint={nothingLeft && 'Not sent: copy what is still needed.'}
            readOnly={nothingLeft}
            rows={3}
            maxLength={500}
            value={reason}
            error={errors.reason}
            onChange={(event) => {
              edited('reason');
              change({ reason: event.target.value });
            }}
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
