import { getAdminChallanPdfEndpoint } from '#contracts/invoices/challans.ts';
import type { Shipment } from '#contracts/orders/shipments.ts';
import { getAdminPackingSlipEndpoint } from '#contracts/orders/documents.ts';
import { Day } from '#ui/Day.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { Money } from '#ui/Money.tsx';
import { Status } from '#ui/Status.tsx';

const COPIES = [
  { copy: 'original', label: 'Original', who: 'for consignee' },
  { copy: 'duplicate', label: 'Duplicate', who: 'for transporter' },
  { copy: 'triplicate', label: 'Triplicate', who: 'for consigner' },
];

/** The packing slip, the invoice and the delivery challan of a consignment. */
export function ShipmentDocuments({ shipment: { id, code, invoice, challan } }: { shipment: Shipment }) {
  return (
    <ul className="shipment-documents">
      <li>
        <DownloadButton endpoint={getAdminPackingSlipEndpoint} query={{ id }} name={`packing-slip-${code}.pdf`}>
          Packing slip<span className="visually-hidden"> of {code}</span>
        </DownloadButton>
      </li>
      {challan && (
        <li>
          <span>
            Delivery challan <span className="code">{challan.number}</span>
          </span>
          <Day value={challan.date} />
          <Money value={challan.amount} />
          <span className="quiet">{challan.reason}</span>
          <div className="cluster">
            {COPIES.map(({ copy, label, who }) => (
              <DownloadButton
                key={copy}
                endpoint={getAdminChallanPdfEndpoint}
                query={{ id: challan.id, copy }}
                name="challan.pdf"
              >
                {label}
                <span className="visually-hidden">{` ${who}, ${challan.number}`}</span>
              </DownloadButton>
            ))}
          </div>
        </li>
      )}
      {invoice && (
        <li>
          <a href={`/admin/invoices/${invoice.id}`}>
            Invoice <span className="code">{invoice.inv}</span>
          </a>
          <Day value={invoice.date} />
          <Money value={invoice.amount} />
          {invoice.awaits_irn && <Status tone="warn">Awaiting IRN</Status>}
          {invoice.irn_cancelled && <Status tone="bad">IRN cancelled</Status>}
        </li>
      )}
    </ul>
  );
}
