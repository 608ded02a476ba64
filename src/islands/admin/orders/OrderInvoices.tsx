import type { listOrderInvoicesEndpoint } from '#contracts/invoices/admin.ts';
import { IssueInvoice } from '#widgets/IssueInvoice.tsx';
import { Money } from '#ui/Money.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Status } from '#ui/Status.tsx';
import { INVOICE_STATES } from '#contracts/invoices/states.ts';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import type { useRead } from '#ui/use-read.ts';

export type OrderInvoicesRead = ReturnType<typeof useRead<typeof listOrderInvoicesEndpoint>>;

/** An order's invoices and credit notes, and its consignments still to be invoiced. */
export function OrderInvoices({ read }: { read: OrderInvoicesRead }) {
  const { data } = read;
  return (
    <section>
      <h2 className="section-rule">Invoices</h2>
      <ReadError read={read} />
      {data && data.invoices.length + data.uninvoiced.length === 0 && (
        <p className="quiet">None yet. A consignment is invoiced after dispatch.</p>
      )}
      <ul className="order-invoices">
        {data?.invoices.map(({ id, inv, status, amount }) => (
          <li key={id}>
            <a className="code" href={`/admin/invoices/${id}`}>
              {inv}
            </a>
            <StatusBadge of={INVOICE_STATES} status={status} />
            <Money value={amount} />
          </li>
        ))}
        {data?.uninvoiced.map((shipment) => (
          <li key={shipment.shipment_id}>
            <span className="code">{shipment.code}</span>
            <Status tone="warn">To be invoiced</Status>
            <IssueInvoice {...shipment} />
          </li>
        ))}
      </ul>
    </section>
  );
}
