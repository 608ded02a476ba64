import type { SubmitEvent } from 'react';
import { type DeskOrderDetail, packShipmentEndpoint } from '#contracts/admin-orders.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useAct } from '#ui/use-act.ts';
import { toPack } from './pack-words.ts';
import { useLineQuantities } from './use-line-quantities.tsx';
import { useSeen } from './use-seen.ts';

/** How much of each line goes into one consignment; all that remains is proposed. What is typed is kept until it is packed. */
export function PackDialog({ order, onClose }: { order: DeskOrderDetail; onClose: () => void }) {
  const { fields, read, clear } = useLineQuantities(`pack ${order.id}`, order, toPack);
  const { submit, busy, failure } = useAct(packShipmentEndpoint, () => {
    clear();
    onClose();
  });
  const seen = useSeen(order, failure);
  // Somebody else has packed or stopped it while this was open.
  const nothingLeft = fields.length === 0;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const lines = read();
    if (lines) void submit({ order_id: order.id, lines, seen });
  };
  return (
    <Dialog open onClose={onClose} title="Pack goods">
      <form className="dialog-form" onSubmit={send} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {fields}
        <div className="dialog-actions">
          <Button kind={nothingLeft ? 'primary' : 'secondary'} onClick={onClose}>
            Back
          </Button>
          {!nothingLeft && (
            <Button type="submit" kind="primary" busy={busy} busyText="Packing…">
              Pack
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
