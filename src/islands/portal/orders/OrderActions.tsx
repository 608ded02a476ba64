import { useState } from 'react';
import { getOrderPdfEndpoint } from '#contracts/orders/documents.ts';
import { AttachPo } from '#widgets/orders/AttachPo.tsx';
import { OrderPapers } from '#widgets/orders/OrderPapers.tsx';
import type { OrderDetail } from '#contracts/orders/portal.ts';
import { Button } from '#ui/Button.tsx';
import { AddToListButton } from '#widgets/lists/AddToListButton.tsx';
import { supportLink } from '#widgets/orders/support-link.ts';
import { Icon } from '#ui/Icon.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { ReorderDialog } from './ReorderDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';

/** The actions allowed on an order, as buttons that open dialogs. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const [open, setOpen] = useState<'reorder' | 'return' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="cluster no-print">
      <Button onClick={() => setOpen('reorder')}>Reorder</Button>
      <AddToListButton lines={itemsOf(order)} name={order.po_number ? `PO ${order.po_number}` : `Order ${order.id}`}>
        Save as a list
      </AddToListButton>
      {order.may.send_back && <Button onClick={() => setOpen('return')}>Request a return</Button>}
      {order.may.cancel && (
        <Button kind="danger" onClick={() => setOpen('cancel')}>
          Cancel order
        </Button>
      )}
      <AttachPo order={order} />
      <OrderPapers id={order.id} status={order.status} endpoint={getOrderPdfEndpoint} />
      <a className="button button-quiet" href={supportLink(order.id)}>
        Get help
      </a>
      <Button kind="quiet" onClick={() => window.print()}>
        <Icon name="print" /> Print
      </Button>
      {open === 'reorder' && <ReorderDialog id={order.id} onClose={close} />}
      {open === 'return' && <ReturnDialog order={order} onClose={close} />}
      {open === 'cancel' && <CancelDialog id={order.id} onClose={close} />}
    </div>
  );
}

/** The goods that are in the catalogue, as ordered. */
const itemsOf = ({ lines }: OrderDetail) =>
  lines.flatMap(({ product_id, qty }) => (product_id === null ? [] : [{ product_id, qty }]));
