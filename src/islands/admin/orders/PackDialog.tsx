import type { SubmitEvent } from 'react';
import { type AdminOrderDetail, packShipmentEndpoint } from '#contracts/orders/admin.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useAction } from '#ui/use-action.ts';
import { remainingQty } from './pack-quantities.ts';
import { useLineQuantities } from './use-line-quantities.tsx';
import { useLastSeen } from './use-last-seen.ts';

/** Packs one consignment: the quantity of each line, with all that is left proposed. */
export function PackDialog({ order, onClose }: { order: AdminOrderDetail; onClose: () => void }) {
  const { fields, read, clear } = useLineQuantities(`pack ${order.id}`, order, remainingQty);
  const { submit, busy, failure } = useAction(packShipmentEndpoint, () => {
    clear();
    onClose();
  });
  const seen = useLastSeen(order, failure);
  // Another user may have packed or cancelled it while this was open.
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
