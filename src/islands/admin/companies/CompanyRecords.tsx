import { formatDate } from '#client/format.ts';
import type { CompanyOverview } from '#contracts/companies/admin-overview.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { QUOTE_STATES, RFQ_STATES } from '#contracts/quotes/states.ts';
import { TICKET_STATES } from '#contracts/support/states.ts';
import { Day } from '#ui/Day.tsx';
import { Money } from '#ui/Money.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import { CompanySection } from './CompanySection.tsx';

type Props = { overview: CompanyOverview };
type Order = CompanyOverview['orders'][number];
type Rfq = CompanyOverview['open_rfqs']['items'][number];
type Ticket = CompanyOverview['open_tickets']['items'][number];

const orderColumns: Column<Order>[] = [
  {
    label: 'Order #',
    lead: true,
    cell: ({ id, po_number }) => (
      <span className="two-lines">
        <a href={`/admin/orders/${id}`}>{id}</a>
        {po_number && <span className="small quiet">PO {po_number}</span>}
      </span>
    ),
  },
  { label: 'Status', cell: ({ status }) => <StatusBadge of={ORDER_STATES} status={status} /> },
  { label: 'Placed', cell: ({ date }) => <time dateTime={date}>{formatDate(date)}</time> },
  { label: 'Total', end: true, cell: ({ total }) => <Money value={total} /> },
];

/** The latest orders, in every status. */
export function CompanyOrders({ overview: { company, orders } }: Props) {
  const all = { label: 'All orders', href: `/admin/orders?company_id=${company.id}` };
  return (
    <CompanySection id="company-orders" title="Latest orders" all={all}>
      {orders.length === 0 ? (
        <p className="quiet">No orders yet.</p>
      ) : (
        <div className="sheet">
          <Table caption="Latest orders" columns={orderColumns} rows={orders} rowKey={({ id }) => id} />
        </div>
      )}
    </CompanySection>
  );
}

const rfqColumns: Column<Rfq>[] = [
  {
    label: 'RFQ #',
    lead: true,
    cell: ({ id, code, title }) => (
      <span className="two-lines">
        <a className="code" href={`/admin/rfqs/${id}`}>
          {code}
        </a>
        <span className="small">{title}</span>
      </span>
    ),
  },
  {
    label: 'Status',
    cell: ({ status, quote }) =>
      quote ? <StatusBadge of={QUOTE_STATES} status={quote.status} /> : <StatusBadge of={RFQ_STATES} status={status} />,
  },
  {
    label: 'Quote',
    cell: ({ quote }) =>
      quote ? (
        <span className="two-lines">
          <Money value={quote.total} />
          {quote.valid_until && (
            <span className="small quiet">
              Valid until <Day value={quote.valid_until} />
            </span>
          )}
        </span>
      ) : (
        <span className="quiet">Not quoted yet</span>
      ),
  },
];

/** The RFQs without a quote, and the quotes that the buyer has not decided on. */
export function CompanyRfqs({ overview: { company, open_rfqs } }: Props) {
  const all = { label: 'All RFQs', href: `/admin/rfqs?company_id=${company.id}` };
  const { total, items } = open_rfqs;
  return (
    <CompanySection id="company-rfqs" title={titleOf('Open RFQs and quotes', total)} all={all}>
      {items.length === 0 ? (
        <p className="quiet">No open RFQs or quotes.</p>
      ) : (
        <div className="sheet">
          <Table caption="Open RFQs and quotes" columns={rfqColumns} rows={items} rowKey={({ id }) => id} />
        </div>
      )}
    </CompanySection>
  );
}

const ticketColumns: Column<Ticket>[] = [
  {
    label: 'Ticket #',
    lead: true,
    cell: ({ id, code, subject }) => (
      <span className="two-lines">
        <a className="code" href={`/admin/tickets/${id}`}>
          {code}
        </a>
        <span className="small">{subject}</span>
      </span>
    ),
  },
  { label: 'Status', cell: ({ status }) => <StatusBadge of={TICKET_STATES} status={status} /> },
  { label: 'Opened', cell: ({ date }) => <time dateTime={date}>{formatDate(date)}</time> },
];

/** The support tickets that are not closed. */
export function CompanyTickets({ overview: { company, open_tickets } }: Props) {
  const all = { label: 'All tickets', href: `/admin/tickets?company_id=${company.id}` };
  const { total, items } = open_tickets;
  return (
    <CompanySection id="company-tickets" title={titleOf('Open tickets', total)} all={all}>
      {items.length === 0 ? (
        <p className="quiet">No open tickets.</p>
      ) : (
        <div className="sheet">
          <Table caption="Open tickets" columns={ticketColumns} rows={items} rowKey={({ id }) => id} />
        </div>
      )}
    </CompanySection>
  );
}

/** With the number of all, of which the table has the latest. */
const titleOf = (title: string, total: number) => (total > 0 ? `${title} (${total.toLocaleString('en-IN')})` : title);
