import { type ReactNode, useState } from 'react';
import { formatDate, formatTime } from '#client/format.ts';
import type { Uninvoiced } from '#contracts/invoices/admin.ts';
import { canMove } from '#contracts/life-cycle.ts';
import type { AdminOrderDetail } from '#contracts/orders/admin.ts';
import { moveShipmentEndpoint } from '#contracts/orders/move-shipment.ts';
import type { Shipment } from '#contracts/orders/shipments.ts';
import { Button } from '#ui/Button.tsx';
import { Day } from '#ui/Day.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ORDER_STATES, SHIPMENT_STATES } from '#contracts/orders/states.ts';
import { IssueInvoice } from '#widgets/invoices/IssueInvoice.tsx';
import { GoodsReceived } from '#widgets/orders/GoodsReceived.tsx';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import { useAction } from '#ui/use-action.ts';
import { Certificates } from './Certificates.tsx';
import { ClearReceipt } from './ClearReceipt.tsx';
import { DeliverDialog } from './DeliverDialog.tsx';
import { AttachProof } from './AttachProof.tsx';
import { nextShipment } from './order-moves.ts';
import { PackedActions } from './PackedActions.tsx';
import { QuantityList } from './QuantityList.tsx';
import { ShipmentFile } from './ShipmentFile.tsx';
import { ShipmentDocuments } from './ShipmentDocuments.tsx';

type Props = {
  order: AdminOrderDetail;
  /** Its consignments without an invoice. */
  uninvoiced: Uninvoiced[];
};

/** The consignments of an order, each with its documents, its dispatch details and its next step. */
export function Shipments({ order, uninvoiced }: Props) {
  const next = nextShipment(order);
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
            <ShipmentCard
              key={shipment.id}
              order={order}
              shipment={shipment}
              toInvoice={uninvoiced.find(({ shipment_id }) => shipment_id === shipment.id)}
              kind={shipment.id === next ? 'primary' : 'secondary'}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

type CardProps = {
  order: AdminOrderDetail;
  shipment: Shipment;
  /** Undefined once it is invoiced. */
  toInvoice: Uninvoiced | undefined;
  /** Of the button for its next step: one on the page is `primary`. */
  kind: 'primary' | 'secondary';
};

function ShipmentCard({ order, shipment, toInvoice, kind }: CardProps) {
  const { status, code, claim } = shipment;
  // Goods that are sent again leave in any status of their order.
  const isPackable = claim !== null || ORDER_STATES[order.status].isPackable;
  return (
    <li className="entry sheet">
      <header className="entry-head spread">
        <h3 className="code">{code}</h3>
        <StatusBadge of={SHIPMENT_STATES} status={status} staff />
      </header>
      {claim && (
        <p>
          Missing goods of <span className="code">{claim}</span>, sent again at no charge
        </p>
      )}
      <ShipmentDocuments shipment={shipment} />
      <DispatchDetails shipment={shipment} />
      <QuantityList lines={shipment.lines} order={order} />
      {shipment.proof && (
        <div className="cluster">
          <ShipmentFile {...shipment.proof}>Proof of delivery</ShipmentFile>
        </div>
      )}
      {shipment.receipt && <GoodsReceived receipt={shipment.receipt} lines={order.lines} />}
      <div className="order-actions">
        {status === 'packed' && isPackable && <PackedActions shipment={shipment} toInvoice={toInvoice} kind={kind} />}
        {status !== 'packed' && <SentActions shipment={shipment} toInvoice={toInvoice} kind={kind} />}
        <Certificates shipment={shipment} lines={order.lines} />
        <ClearReceipt shipment={shipment} />
        <AttachProof shipment={shipment} />
      </div>
    </li>
  );
}

export type ActionProps = Omit<CardProps, 'order'>;

/** The steps of a consignment that has left. */
function SentActions({ shipment, toInvoice, kind }: ActionProps) {
  const [delivering, setDelivering] = useState(false);
  const move = useAction(moveShipmentEndpoint);
  const { id, status } = shipment;
  return (
    <>
      {move.failure && <Notice tone="bad">{move.failure}</Notice>}
      {canMove(SHIPMENT_STATES, 'staff', status, 'out for delivery') && (
        <Button
          call={moveShipmentEndpoint}
          small
          busy={move.busy}
          onClick={() => void move.submit({ id, to: 'out for delivery' })}
        >
          Mark out for delivery
        </Button>
      )}
      {canMove(SHIPMENT_STATES, 'staff', status, 'delivered') && (
        <Button call={moveShipmentEndpoint} small kind={kind} onClick={() => setDelivering(true)}>
          Mark delivered
        </Button>
      )}
      {toInvoice && <IssueInvoice {...toInvoice} />}
      {delivering && <DeliverDialog shipment={shipment} onClose={() => setDelivering(false)} />}
    </>
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
    ['Delivered', delivered_at && formatDate(delivered_at)],
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
