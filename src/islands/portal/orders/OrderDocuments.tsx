import { sentenceCase } from '#client/format.ts';
import { getInvoicePdfEndpoint } from '#contracts/invoices/portal.ts';
import type { OrderDetail } from '#contracts/orders/portal.ts';
import { Day } from '#ui/Day.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { Money } from '#ui/Money.tsx';

/** The invoices and credit notes of an order. */
export function OrderDocuments({ documents }: { documents: OrderDetail['documents'] }) {
  if (documents.length === 0) return null;
  return (
    <section>
      <h2 className="section-rule">Documents</h2>
      <ul className="order-documents">
        {documents.map(({ id, kind, number, date, amount }) => (
          <li key={id} className="cluster">
            <a href={`/portal/invoices/${id}`}>
              {sentenceCase(kind)} <span className="code">{number}</span>
            </a>
            <Day value={date} />
            <Money value={amount} />
            <DownloadButton
              small
              endpoint={getInvoicePdfEndpoint}
              query={{ id }}
              name={`${number.replaceAll('/', '-')}.pdf`}
            >
              PDF<span className="visually-hidden"> of {number}</span>
            </DownloadButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
