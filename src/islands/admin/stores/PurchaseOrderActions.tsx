import { useState } from 'react';
import {
  getPurchaseOrderPdfEndpoint,
  movePurchaseOrderEndpoint,
  type PurchaseOrder,
  receiveGoodsEndpoint,
  savePurchaseOrderEndpoint,
} from '#contracts/stores/purchase-orders.ts';
import { canMove } from '#contracts/life-cycle.ts';
import { PURCHASE_ORDER_MOVES, PURCHASE_ORDER_STATES } from '#contracts/stores/states.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { useAction } from '#ui/use-action.ts';
import { ReceiveDialog } from './ReceiveDialog.tsx';

type Move = (typeof PURCHASE_ORDER_MOVES)[number];
type Props = { order: PurchaseOrder; onEdit: () => void };

const MOVES: Record<Move, { label: string; title: string; text: string; kind: 'primary' | 'secondary' | 'danger' }> = {
  sent: {
    ...{ label: 'Mark as sent', title: 'Mark as sent?', kind: 'primary' },
    text: 'Send the PDF to the vendor yourself. The goods then count as on order, and the lines can no longer be changed.',
  },
  cancelled: {
    ...{ label: 'Cancel PO', title: 'Cancel this purchase order?', kind: 'danger' },
    text: 'The items will no longer be on order. The number is not reused. If you have sent the order, inform the vendor.',
  },
  received: {
    ...{ label: 'Close PO', title: 'Close this purchase order?', kind: 'primary' },
    text: 'The balance quantity will not be supplied and is taken off order.',
  },
};

/** The buttons that the status of a purchase order allows. */
export function PurchaseOrderActions({ order, onEdit }: Props) {
  const [open, setOpen] = useState<Move | 'receive' | null>(null);
  const { isDraft, isExpected } = PURCHASE_ORDER_STATES[order.status];
  const close = () => setOpen(null);
  return (
    <div className="page-tools">
      {isExpected && (
        <Button call={receiveGoodsEndpoint} kind="primary" onClick={() => setOpen('receive')}>
          Receive goods
        </Button>
      )}
      {isDraft && (
        <Button call={savePurchaseOrderEndpoint} onClick={onEdit}>
          Edit
        </Button>
      )}
      {PURCHASE_ORDER_MOVES.filter((to) => canMove(PURCHASE_ORDER_STATES, 'staff', order.status, to)).map((to) => (
        <Button
          call={movePurchaseOrderEndpoint}
          key={to}
          kind={to === 'sent' ? 'primary' : 'secondary'}
          onClick={() => setOpen(to)}
        >
          {MOVES[to].label}
        </Button>
      ))}
      {order.status !== 'cancelled' && (
        <DownloadButton endpoint={getPurchaseOrderPdfEndpoint} query={{ id: order.id }} name="purchase-order.pdf">
          PDF
        </DownloadButton>
      )}
      {open === 'receive' ? (
        <ReceiveDialog order={order} onClose={close} />
      ) : (
        open && <MoveDialog order={order} to={open} onClose={close} />
      )}
    </div>
  );
}

function MoveDialog({ order, to, onClose }: { order: PurchaseOrder; to: Move; onClose: () => void }) {
  const { submit, busy, failure } = useAction(movePurchaseOrderEndpoint, onClose);
  const { label, title, text, kind } = MOVES[to];
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={label}
      kind={kind === 'danger' ? 'danger' : 'primary'}
      busy={busy}
      busyText="Saving…"
      failure={failure}
      onClose={onClose}
      onConfirm={() => void submit({ id: order.id, version: order.version, to })}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
