import { type ReactNode, useState } from 'react';
import { formatTime } from '#client/format.ts';
import { canMove } from '#contracts/life-cycle.ts';
import { type AdminOrderDetail, moveShipmentEndpoint, unpackShipmentEndpoint } from '#contracts/orders/admin.ts';
import type { Shipment } from '#contracts/orders/shipments.ts';
import { Button } from '#ui/Button.tsx';
import { Day } from '#ui/Day.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ORDER_STATES, SHIPMENT_STATES } from '#contracts/orders/states.ts';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import { useAction } from '#ui/use-action.ts';
import { DeliverDialog } from './DeliverDialog.tsx';
import { DispatchDialog } from './DispatchDialog.tsx';
import { QuantityList } from './QuantityList.tsx';

/** The consignments of an order, each with its dispatch details and its next step. */
export function Shipments({ order }: { order: AdminOrderDetail }) {
  return (
    <section>
      <h2 className="section-rule">Consignments</h2>
      {order.shipments.length === 0 ? (
        <p className="quiet">
          {order.status === 'placed' ? 'None yet. Confirm the order, then pack the goods.' : 'None yet.'}
        </p>
      ) : (
        <ol role="list" className="entries">
          {order.shipments.map((shipment) => (
            <ShipmentCard key={shipment.id} order={order} shipment={shipment} />
          ))}
        </ol>
      )}
    </section>
  );
}

function ShipmentCard({ order, shipment }: { order: AdminOrderDetail; shipment: Shipment }) {
  const [dialog, setDialog] = useState<'dispatch' | 'deliver' | null>(null);
  const unpack = useAction(unpackShipmentEndpoint);
  const move = useAction(moveShipmentEndpoint);
  const { id, status, code } = shipment;
  const failure = unpack.failure ?? move.failure;
  const close = () => setDialog(null);
  return (
    <li className="entry sheet">
      <header className="entry-head spread">
        <h3 className="code">{code}</h3>
        <StatusBadge of={SHIPMENT_STATES} status={status} staff />
      </header>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <DispatchDetails shipment={shipment} />
      <QuantityList lines={shipment.lines} order={order} />
      <div className="order-actions">
        {status === 'packed' && ORDER_STATES[order.status].isPackable && (
          <>
            <Button small kind="primary" onClick={() => setDialog('dispatch')}>
              Dispatch
            </Button>
            <Button small busy={unpack.busy} onClick={() => void unpack.submit({ id })}>
              Unpack
            </Button>
          </>
        )}
        {canMove(SHIPMENT_STATES, 'staff', status, 'out for delivery') && (
          <Button small busy={move.busy} onClick={() => void move.submit({ id, to: 'out for delivery' })}>
            Mark out for delivery
          </Button>
        )}
        {canMove(SHIPMENT_STATES, 'staff', status, 'delivered') && (
          <Button small kind="primary" onClick={() => setDialog('deliver')}>
            Mark delivered
          </Button>
        )}
      </div>
      {dialog === 'dispatch' && <DispatchDialog shipment={shipment} onClose={close} />}
      {dialog === 'deliver' && <DeliverDialog shipment={shipment} onClose={close} />}
    </li>
  );
}

function DispatchDetails({ shipment }: { shipment: Shipment }) {
  const { expected_on, dispatched_at, delivered_at } = shipment;
  const details: [string, ReactNode][] = [
    ['Carrier', shipment.carrier],
    ['AWB', shipment.awb],
    ['LR', shipment.lr_number],
    ['Vehicle', shipment.vehicle],
    ['E-way bill', shipment.eway_bill],
    ['Packages', shipment.packages],
    ['Dispatched', dispatched_at && formatTime(dispatched_at)],
    ['Expected', expected_on && !delivered_at ? <Day value={expected_on} /> : null],
    ['Delivered', delivered_at && formatTime(delivered_at)],
    ['Received by', shipment.received_by],
  ];
  const known = details.filter(([, value]) => value !== null);
  if (known.length === 0) return null;
  return (
    <dl className="shipment-papers">
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
