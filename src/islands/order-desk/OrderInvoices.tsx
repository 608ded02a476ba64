import { sentenceCase } from '#client/format.ts';
import type { listOrderInvoicesEndpoint } from '#contracts/admin-invoices.ts';
import { IssueInvoice } from '#ui/IssueInvoice.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Status } from '#ui/Status.tsx';
import { invoiceTones } from '#ui/status-tones.ts';
import type { useRead } from '#ui/use-read.ts';

export type OrderInvoicesRead = ReturnType<typeof useRead<typeof listOrderInvoicesEndpoint>>;

/** An order's invoices and credit notes, and its consignments that wait for one. */
export function OrderInvoices({ read: { data, error, refetch, isFetching } }: { read: OrderInvoicesRead }) {
  return (
    <section>
      <h2 className="section-rule">Invoices</h2>
      {error && (
        <Notice tone="bad" onRetry={() => refetch()} busy={isFetching}>
          {error.message}
        </Notice>
      )}
      {data && data.invoices.length + data.uninvoiced.length === 0 && (
        <p className="quiet">None yet. A consignment is invoiced once it has left.</p>
      )}
      <ul className="order-desk-invoices">
        {data?.invoices.map(({ id: invoice, inv, status, amount }) => (
          <li key={invoice}>
            <a className="code" href={`/admin/invoices/${invoice}`}>
              {inv}
            </a>
            <Status tone={invoiceTones[status]}>{sentenceCase(status)}</Status>
            <Money value={amount} />
          </li>
        ))}
        {data?.uninvoiced.map((waiting) => (
          <li key={waiting.shipment_id}>
            <span className="code">{waiting.code}</span>
            <Status tone="warn">To be invoiced</Status>
            <IssueInvoice {...waiting} />
          </li>
        ))}
      </ul>
    </section>
  );
}
