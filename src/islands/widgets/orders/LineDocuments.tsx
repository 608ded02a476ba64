import type { ReactNode } from 'react';
import { getAttachmentEndpoint } from '#contracts/attachments/attachments.ts';
import { type DocumentKind, documentKindLabel } from '#contracts/catalog/document-kinds.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { trackingPage } from '#contracts/orders/carriers.ts';
import type { LineDocument } from '#contracts/orders/line-documents.ts';
import type { Shipment } from '#contracts/orders/shipments.ts';
import { trackingNumber } from '#contracts/orders/tracking-number.ts';
import { PdfLink } from '../PdfLink.tsx';
import { PrivateFile } from '../PrivateFile.tsx';
import './line-documents.css';

/** The calls that return the documents, which differ by area. */
export interface DocumentCalls {
  item: Parameters<typeof PrivateFile>[0]['endpoint'];
  challan: Endpoint;
  packingSlip: Endpoint;
  /** The page of an invoice is below it: `/portal/invoices`. */
  invoices: string;
}

type Props = {
  line: { line_no: number; sku: string; documents: LineDocument[] };
  shipments: Shipment[];
  calls: DocumentCalls;
};

/**
 * The documents of an order line, in a disclosure: test certificates and data sheets of the item, and of each consignment with it
 * the batch certificates, invoice, challan, packing slip, e-way bill and tracking number. Nothing if there are none.
 */
export function LineDocuments({ line, shipments, calls }: Props) {
  const consignments = shipments
    .filter(({ lines }) => lines.some(({ line_no }) => line_no === line.line_no))
    .map((shipment) => ({ shipment, documents: documentsOf(shipment, line.line_no, calls) }));
  if (line.documents.length + consignments.length === 0) return null;
  const files = consignments.flatMap(({ documents }) => documents.filter(([name]) => !NO_FILES.includes(name)));
  const count = line.documents.length + files.length;
  return (
    <details className="line-documents no-print">
      <summary>
        Documents ({count})<span className="visually-hidden"> of {line.sku}</span>
      </summary>
      {line.documents.length > 0 && (
        <ul>
          {line.documents.map(({ id, kind, title }) => (
            <li key={id}>
              <PrivateFile endpoint={calls.item} id={id} name={nameOf(kind, title)} />
            </li>
          ))}
        </ul>
      )}
      {consignments.map(({ shipment, documents }) => (
        <div key={shipment.id}>
          <p className="small quiet code">{shipment.code}</p>
          <ul>
            {documents.map(([name, document]) => (
              <li key={name}>{document}</li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

/** Numbers, which are not counted as documents. */
const NO_FILES = ['e-way bill', 'tracking'];

/** The kind and the title, or a title that begins with its kind: `Data sheet BRG-6000-ZZ`. */
const nameOf = (kind: DocumentKind, title: string): string =>
  title.toLowerCase().startsWith(kind) ? title : `${documentKindLabel[kind]}: ${title}`;

/** The documents of a consignment as links, those of the line first. */
function documentsOf(shipment: Shipment, lineNo: number, calls: DocumentCalls): [key: string, ReactNode][] {
  const { id, code, invoice, challan, eway_bill, carrier } = shipment;
  const number = trackingNumber(shipment);
  const page = number && trackingPage(carrier, shipment.awb ?? shipment.lr_number ?? '');
  const certificates = shipment.certificates.filter(({ line_no }) => line_no === lineNo);
  return [
    ...certificates.map((file): [string, ReactNode] => [
      `certificate ${file.id}`,
      <PrivateFile endpoint={getAttachmentEndpoint} id={file.id} name={`Batch certificate: ${file.name}`} />,
    ]),
    invoice && [
      'invoice',
      <a href={`${calls.invoices}/${invoice.id}`}>
        Invoice <span className="code">{invoice.inv}</span>
      </a>,
    ],
    challan && [
      'challan',
      <PdfLink id={challan.id} inv={challan.number} endpoint={calls.challan} label={`Challan ${challan.number}`} />,
    ],
    ['slip', <PdfLink id={id} inv={code} endpoint={calls.packingSlip} label="Packing slip" />],
    eway_bill && [
      'e-way bill',
      <span>
        E-way bill <span className="code">{eway_bill}</span>
      </span>,
    ],
    number && [
      'tracking',
      page ? <TrackingLink page={page} number={number} carrier={carrier} /> : <span>{number}</span>,
    ],
  ].filter((document): document is [string, ReactNode] => Array.isArray(document));
}

function TrackingLink({ page, number, carrier }: { page: string; number: string; carrier: string | null }) {
  return (
    <a href={page} target="_blank" rel="noopener noreferrer">
      {number}
      <span className="visually-hidden"> (opens {carrier} in a new tab)</span>
    </a>
  );
}
