import { useState } from 'react';
import {
  type AdminOrderDetail,
  type OrderMove,
  packShipmentEndpoint,
  moveOrderEndpoint,
  shortCloseEndpoint,
} from '#contracts/orders/admin.ts';
import { getAdminOrderPdfEndpoint, printOrdersEndpoint } from '#contracts/orders/documents.ts';
import { AttachPo } from '#widgets/orders/AttachPo.tsx';
import { OrderPapers } from '#widgets/orders/OrderPapers.tsx';
import { Button } from '#ui/Button.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { MoveOrderDialog } from './MoveOrderDialog.tsx';
import { allowedMoves, moveLabels, nextShipment } from './order-moves.ts';
import { PackDialog } from './PackDialog.tsx';
import { ShortCloseDialog } from './ShortCloseDialog.tsx';
import { linesToPack } from './use-line-quantities.tsx';

/** The buttons that an order's status allows, the most likely one first. */
export function OrderActions({ order }: { order: AdminOrderDetail }) {
  const [dialog, setDialog] = useState<OrderMove | 'pack' | 'short-close' | null>(null);
  const isPackable = linesToPack(order).length > 0;
  const close = () => setDialog(null);
  return (
    <div className="order-actions">
      {isPackable && (
        <Button
          call={packShipmentEndpoint}
          kind={nextShipment(order) === null ? 'primary' : 'secondary'}
          onClick={() => setDialog('pack')}
        >
          Pack goods
        </Button>
      )}
      {allowedMoves(order).map((move) => {
        const { label, kind = 'secondary' } = moveLabels(move, order);
        return (
          <Button call={moveOrderEndpoint} key={move} kind={kind} onClick={() => setDialog(move)}>
            {label}
          </Button>
        );
      })}
      {isPackable && (
        <Button call={shortCloseEndpoint} onClick={() => setDialog('short-close')}>
          Short-close
        </Button>
      )}
      <AttachPo order={order} />
      <div className="order-action-documents">
        {isPackable && (
          <DownloadButton
            endpoint={printOrdersEndpoint}
            query={{ ids: String(order.id), document: 'pick list' }}
            name="pick-list.pdf"
          >
            Pick list
          </DownloadButton>
        )}
        <OrderPapers id={order.id} status={order.status} endpoint={getAdminOrderPdfEndpoint} />
      </div>
      {dialog === 'pack' ? (
        <PackDialog order={order} onClose={close} />
      ) : dialog === 'short-close' ? (
        <ShortCloseDialog order={order} onClose={close} />
      ) : (
        dialog && <MoveOrderDialog order={order} to={dialog} onClose={close} />
      )}
    </div>
  );
}
