import { formatTime, sentenceCase } from '#client/format.ts';
import type { OwnOrderLine } from '#contracts/orders.ts';
import type { Shipment, ShipmentStatus } from '#contracts/shipments.ts';
import { Day } from '#ui/Day.tsx';
import { Status, type StatusTone } from '#ui/Status.tsx';
import { PartList } from './PartList.tsx';

const tones: Record<ShipmentStatus, StatusTone> = {
  packed: 'busy',
  'in transit': 'busy',
  'out for delivery': 'busy',
  delivered: 'ok',
};

/** The consignments of an order: carrier, numbers to follow them by, and what is in them. */
export function OrderShipments({ shipments, lines }: { shipments: Shipment[]; lines: OwnOrderLine[] }) {
  if (shipments.length === 0) return null;
  return (
    <section>
      <h2 className="section-rule">Shipments</h2>
      <ul className="order-parts">
        {shipments.map((shipment) => (
          <li key={shipment.id}>
            <p className="cluster">
              <span className="code">{shipment.code}</span>
              <Status tone={tones[shipment.status]}>{sentenceCase(shipment.status)}</Status>
            </p>
            <Carriage shipment={shipment} />
            <PartList parts={shipment.lines} lines={lines} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Carriage({ shipment }: { shipment: Shipment }) {
  const { carrier, awb, lr_number, expected_on, delivered_at, received_by } = shipment;
  return (
    <dl className="order-facts">
      {carrier && <Fact label="Carrier">{carrier}</Fact>}
      {awb && (
        <Fact label="AWB">
          <span className="code">{awb}</span>
        </Fact>
      )}
      {lr_number && (
        <Fact label="LR number">
          <span className="code">{lr_number}</span>
        </Fact>
      )}
      {delivered_at ? (
        <Fact label="Delivered">
          {formatTime(delivered_at)}
          {received_by && `, received by ${received_by}`}
        </Fact>
      ) : (
        expected_on && (
          <Fact label="Expected">
            <Day value={expected_on} />
          </Fact>
        )
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
