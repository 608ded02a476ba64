import { formatDate } from '#client/format.ts';
import { getAttachmentEndpoint } from '#contracts/attachments/attachments.ts';
import { getChallanPdfEndpoint } from '#contracts/invoices/challans.ts';
import { getPackingSlipEndpoint } from '#contracts/orders/documents.ts';
import type { OwnOrderLine } from '#contracts/orders/portal.ts';
import type { Shipment } from '#contracts/orders/shipments.ts';
import { Day } from '#ui/Day.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { SHIPMENT_STATES } from '#contracts/orders/states.ts';
import { supportLink } from '#widgets/orders/support-link.ts';
import { PrivateFile } from '#widgets/PrivateFile.tsx';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import { TrackingNumber } from './TrackingNumber.tsx';
import { PartList } from './PartList.tsx';
import { ReceiveGoods } from './ReceiveGoods.tsx';

type Props = { orderId: number; shipments: Shipment[]; lines: OwnOrderLine[] };

/** The shipments of an order: carrier, tracking numbers and contents. */
export function OrderShipments({ orderId, shipments, lines }: Props) {
  if (shipments.length === 0) return null;
  return (
    <section>
      <h2 className="section-rule">Shipments</h2>
      <ul className="order-parts">
        {shipments.map((shipment) => (
          <li key={shipment.id}>
            <p className="cluster">
              <span className="code">{shipment.code}</span>
              <StatusBadge of={SHIPMENT_STATES} status={shipment.status} />
            </p>
            {shipment.claim && <p>Missing goods of {shipment.claim}, sent again at no charge</p>}
            <Carriage shipment={shipment} />
            <Documents shipment={shipment} />
            <PartList parts={shipment.lines} lines={lines} />
            <ReceiveGoods shipment={shipment} lines={lines} />
            <p className="no-print order-problem">
              <a href={supportLink(orderId, 'delivery')}>
                Report a problem<span className="visually-hidden"> with {shipment.code}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What travels with the goods, the packing slip, the delivery challan and the invoice, and the proof of delivery. */
function Documents({ shipment: { id, code, invoice, challan, proof } }: { shipment: Shipment }) {
  return (
    <ul className="order-documents">
      <li>
        <DownloadButton small endpoint={getPackingSlipEndpoint} query={{ id }} name={`packing-slip-${code}.pdf`}>
          Packing slip<span className="visually-hidden"> of {code}</span>
        </DownloadButton>
      </li>
      {challan && (
        <li className="cluster">
          <span>
            Delivery challan <span className="code">{challan.number}</span>
          </span>
          <DownloadButton small endpoint={getChallanPdfEndpoint} query={{ id: challan.id }} name="challan.pdf">
            PDF<span className="visually-hidden"> of {challan.number}</span>
          </DownloadButton>
        </li>
      )}
      {invoice && (
        <li className="cluster">
          <a href={`/portal/invoices/${invoice.id}`}>
            Invoice <span className="code">{invoice.inv}</span>
          </a>
        </li>
      )}
      {proof && (
        <li className="cluster">
          <span>Proof of delivery</span>
          <PrivateFile endpoint={getAttachmentEndpoint} id={proof.id} name={proof.name} />
        </li>
      )}
    </ul>
  );
}

function Carriage({ shipment }: { shipment: Shipment }) {
  const { carrier, awb, lr_number, eway_bill, expected_on, delivered_at, received_by } = shipment;
  return (
    <dl className="order-facts">
      {carrier && <Fact label="Carrier">{carrier}</Fact>}
      {awb && (
        <Fact label="AWB">
          <TrackingNumber label="AWB" carrier={carrier} number={awb} />
        </Fact>
      )}
      {lr_number && (
        <Fact label="LR number">
          <TrackingNumber label="LR number" carrier={carrier} number={lr_number} />
        </Fact>
      )}
      {eway_bill && (
        <Fact label="E-way bill">
          <span className="code">{eway_bill}</span>
        </Fact>
      )}
      {delivered_at ? (
        <Fact label="Delivered">
          {formatDate(delivered_at)}
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
