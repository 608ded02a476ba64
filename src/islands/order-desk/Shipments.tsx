import { useState } from 'react';
import { formatTime, sentenceCase } from '#client/format.ts';
import {
  type DeskOrderDetail,
  moveShipmentEndpoint,
  PACKABLE,
  unpackShipmentEndpoint,
} from '#contracts/admin-orders.ts';
import type { Shipment } from '#contracts/shipments.ts';
import { Button } from '#ui/Button.tsx';
import { Day } from '#ui/Day.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Status } from '#ui/Status.tsx';
import { shipmentTones } from '#ui/status-tones.ts';
import { useAct } from '#ui/use-act.ts';
import { DeliverDialog } from './DeliverDialog.tsx';
import { DispatchDialog } from './DispatchDialog.tsx';

/** The consignments of an order, each with its papers and its next step. */
export function Shipments({ order }: { order: DeskOrderDetail }) {
  return (
    <section>
      <h2 className="section-rule">Consignments</h2>
      {order.shipments.length === 0 ? (
        <p className="quiet">
          {order.status === 'placed' ? 'None yet. Confirm the order, then pack its goods.' : 'None yet.'}
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

function ShipmentCard({ order, shipment }: { order: DeskOrderDetail; shipment: Shipment }) {
  const [asked, setAsked] = useState<'dispatch' | 'deliver' | null>(null);
  const unpack = useAct(unpackShipmentEndpoint);
  const move = useAct(moveShipmentEndpoint);
  const { id, status, code } = shipment;
  const failure = unpack.failure ?? move.failure;
  const close = () => setAsked(null);
  return (
    <li className="entry sheet">
      <header className="entry-head spread">
        <h3 className="code">{code}</h3>
        <Status tone={shipmentTones[status]}>{sentenceCase(status)}</Status>
      </header>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Papers shipment={shipment} />
      <ul className="shipment-lines">
        {shipment.lines.map(({ line_no, qty }) => {
          const line = order.lines.find((ordered) => ordered.line_no === line_no);
          return (
            <li key={line_no}>
              {qty.toLocaleString('en-IN')} {line?.unit} · {line?.name}
            </li>
          );
        })}
      </ul>
      <div className="order-desk-actions">
        {status === 'packed' && PACKABLE.includes(order.status) && (
          <>
            <Button small kind="primary" onClick={() => setAsked('dispatch')}>
              Dispatch
            </Button>
            <Button small busy={unpack.busy} onClick={() => void unpack.submit({ id })}>
              Unpack
            </Button>
          </>
        )}
        {status === 'in transit' && (
          <Button small busy={move.busy} onClick={() => void move.submit({ id, to: 'out for delivery' })}>
            Out for delivery
          </Button>
        )}
        {(status === 'in transit' || status === 'out for delivery') && (
          <Button small kind="primary" onClick={() => setAsked('deliver')}>
            Delivered
          </Button>
        )}
      </div>
      {asked === 'dispatch' && <DispatchDialog shipment={shipment} onClose={close} />}
      {asked === 'deliver' && <DeliverDialog shipment={shipment} onClose={close} />}
    </li>
  );
}

function Papers({ shipment }: { shipment: Shipment }) {
  const {
    carrier,
    awb,
    lr_number,
    vehicle,
    eway_bill,
    packages,
    expected_on,
    dispatched_at,
    delivered_at,
    received_by,
  } = shipment;
  const facts: [string, React.ReactNode][] = [
    ['Carrier', carrier],
    ['AWB', awb],
    ['LR', lr_number],
    ['Vehicle', vehicle],
    ['E-way bill', eway_bill],
    ['Packages', packages],
    ['Dispatched', dispatched_at && formatTime(dispatched_at)],
    ['Expected', expected_on && !delivered_at ? <Day value={expected_on} /> : null],
    ['Delivered', delivered_at && formatTime(delivered_at)],
    ['Received by', received_by],
  ];
  const known = facts.filter(([, value]) => value !== null);
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
