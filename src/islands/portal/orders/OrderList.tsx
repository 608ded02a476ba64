import { formatDate } from '#client/format.ts';
import { costCentreText, listCostCentresEndpoint } from '#contracts/companies/cost-centres.ts';
import { ORDERS_PAGE_SIZE } from '#contracts/limits.ts';
import { listOrdersEndpoint, OrderStatus, type OrderSummary } from '#contracts/orders/portal.ts';
import { exportOrderLinesEndpoint } from '#contracts/orders/export-lines.ts';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { Money } from '#ui/Money.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { statusOptions } from '#ui/lists/status-options.ts';
import type { Column } from '#ui/Table.tsx';
import { useRead } from '#ui/use-read.ts';
import { messagesFilter, NewMessages } from '#widgets/NewMessages.tsx';
import { OrderStatusBadge } from '#widgets/orders/OrderStatusBadge.tsx';
import { BUYER_VIEWS } from '#widgets/views/buyer-view-calls.ts';
import { ListViews } from '#widgets/views/ListViews.tsx';

const columns: Column<OrderSummary>[] = [
  { label: 'Order #', lead: true, cell: ({ id }) => <span className="code">{id}</span> },
  {
    label: 'PO',
    cell: ({ po_number, cost_centre }) => (
      <span className="two-lines">
        {po_number ? <span className="code">{po_number}</span> : '–'}
        {cost_centre && <span className="small quiet">{cost_centre}</span>}
      </span>
    ),
  },
  {
    label: 'Status',
    cell: (order) => (
      <>
        <OrderStatusBadge order={order} />
        <NewMessages count={order.unread} />
      </>
    ),
  },
  { label: 'Total', end: true, cell: ({ total }) => <Money value={total} /> },
  { label: 'Placed', end: true, cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time> },
  {
    label: 'Actions',
    labelHidden: true,
    end: true,
    cell: ({ id }) => (
      <a href={`/portal/orders/${id}`} aria-label={`View order ${id}`}>
        View
      </a>
    ),
  },
];

const statuses = statusOptions(OrderStatus.options);

/** My Orders: the company's orders, newest first. */
export function OrderList() {
  const centres = useRead(listCostCentresEndpoint).data?.items ?? [];
  const filter = {
    ...{ name: 'cost_centre_id', label: 'Cost centre', all: 'All cost centres' },
    options: centres.map((centre) => ({ value: String(centre.id), label: costCentreText(centre) })),
  };
  return (
    <RecordList
      above={<ListViews list="orders" all="All orders" calls={BUYER_VIEWS} />}
      endpoint={listOrdersEndpoint}
      size={ORDERS_PAGE_SIZE}
      singular="order"
      plural="orders"
      search="Search by order, PO, SKU or name"
      filters={[{ name: 'status', label: 'Status', all: 'All statuses', options: statuses }, filter, messagesFilter]}
      tools={({ query, isEmpty }) => (
        <DownloadButton endpoint={exportOrderLinesEndpoint} query={query} name="order-lines.csv" disabled={isEmpty}>
          Export lines
        </DownloadButton>
      )}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{
        text: 'No orders yet.',
        drawing: 'orders',
        action: (
          <a className="button button-secondary" href="/portal/catalog">
            Open the catalogue
          </a>
        ),
      }}
    />
  );
}
