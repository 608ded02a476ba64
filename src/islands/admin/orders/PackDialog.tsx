import { type AdminOrderDetail, packShipmentEndpoint } from '#contracts/orders/admin.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { useAction } from '#ui/use-action.ts';
import { formatAvailable, packableQty, availabilityError } from './pack-quantities.ts';
import { ScanField } from './ScanField.tsx';
import { useLineQuantities } from './use-line-quantities.tsx';
import { useLastSeen } from './use-last-seen.ts';

/** Packs one consignment: the quantity of each line, with all that is available proposed, or counted by a scanner. */
export function PackDialog({ order, onClose }: { order: AdminOrderDetail; onClose: () => void }) {
  const quantities = useLineQuantities(`pack ${order.id}`, order, {
    proposed: packableQty,
    hint: formatAvailable,
    check: availabilityError,
    hasFocusBefore: true,
  });
  const { fields, read, clear } = quantities;
  const { submit, busy, failure } = useAction(packShipmentEndpoint, () => {
    clear();
    onClose();
  });
  const seen = useLastSeen(order, failure);
  // Another user may have packed or cancelled it while this was open.
  const nothingLeft = fields.length === 0;
  const send = () => {
    const lines = read();
    if (lines) void submit({ order_id: order.id, lines, seen });
  };
  return (
    <FormDialog
      title="Pack goods"
      onClose={onClose}
      onSubmit={send}
      submitLabel={!nothingLeft && 'Pack'}
      busy={busy}
      busyText="Packing…"
      failure={failure}
    >
      {!nothingLeft && <ScanField quantities={quantities} />}
      {fields}
    </FormDialog>
  );
}
