import { useState } from 'react';
import type { OwnOrderLine } from '#contracts/orders/portal.ts';
import type { Shipment } from '#contracts/orders/shipments.ts';
import { SHIPMENT_STATES } from '#contracts/orders/states.ts';
import { Button } from '#ui/Button.tsx';
import { GoodsReceived } from '#widgets/orders/GoodsReceived.tsx';
import { ReceiveGoodsDialog } from './ReceiveGoodsDialog.tsx';
import './receive-goods.css';

type Props = { shipment: Shipment; lines: OwnOrderLine[] };

/** What was received of a consignment; a button to record it once it has been dispatched. */
export function ReceiveGoods({ shipment, lines }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (shipment.receipt) return <GoodsReceived receipt={shipment.receipt} lines={lines} />;
  if (!SHIPMENT_STATES[shipment.status].isSent) return null;
  return (
    <p className="no-print receive-goods">
      <Button small onClick={() => setOpen(true)}>
        Record goods received<span className="visually-hidden"> of {shipment.code}</span>
      </Button>
      {isOpen && <ReceiveGoodsDialog shipment={shipment} lines={lines} onClose={() => setOpen(false)} />}
    </p>
  );
}
