import type { listOrderInvoicesEndpoint } from '#contracts/invoices/admin.ts';
import { Money } from '#ui/Money.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { INVOICE_STATES } from '#contracts/invoices/states.ts';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import type { useRead } from '#ui/use-read.ts';

export type OrderInvoicesRead = ReturnType<typeof useRead<typeof listOrderInvoicesEndpoint>>;

/** An order's invoices and credit notes. */
export function OrderInvoices({ read }: { read: OrderInvoicesRead }) {
  const { data } = read;
  return (
    <section>
      <h2 className="section-rule">Invoices</h2>
      <ReadError read={read} />
      {data?.invoices.length === 0 && (
        <p className="quiet">None yet. A packed consignment is invoiced before dispatch.</p>
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
      </ul>
    </section>
  );
}
