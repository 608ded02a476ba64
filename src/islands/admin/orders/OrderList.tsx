import { formatDate, sentenceCase } from '#client/format.ts';
import {
  ADMIN_ORDERS_PAGE_SIZE,
  type AdminOrder,
  AdminOrderFilter,
  listAdminOrdersEndpoint,
} from '#contracts/orders/admin.ts';
import { exportOrdersEndpoint } from '#contracts/admin/exports.ts';
import { OrderBulkActions } from './OrderBulkActions.tsx';
import { CompanyFilter } from '#widgets/companies/CompanyFilter.tsx';
import { DateFilter, dateFilters } from '#ui/lists/DateFilter.tsx';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { Money } from '#ui/Money.tsx';
import { ownerColumn } from '#widgets/owners/owner-column.tsx';
import { OwnerFilter } from '#widgets/owners/OwnerFilter.tsx';
import { ListViews } from '#widgets/views/ListViews.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { statusOptions } from '#ui/lists/status-options.ts';
import { NewMessages } from '#widgets/NewMessages.tsx';
import { OrderStatusBadge } from '#widgets/orders/OrderStatusBadge.tsx';
import type { Column } from '#ui/Table.tsx';

const columns: Column<AdminOrder>[] = [
  { label: 'Order #', lead: true, cell: ({ id }) => <a href={`/admin/orders/${id}`}>{id}</a> },
  { label: 'Company', cell: ({ company }) => company },
  { label: 'PO', cell: ({ po_number }) => (po_number ? <span className="code">{po_number}</span> : '–') },
  {
    label: 'Status',
    cell: (order) => (
      <>
        <OrderStatusBadge order={order} />
        <NewMessages count={order.unread} />
      </>
    ),
  },
  ownerColumn,
  { label: 'Source', cell: ({ source }) => (source ? sentenceCase(source) : 'Portal') },
  {
    label: 'Placed',
    sort: 'placed',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time>,
  },
  { label: 'Total', end: true, sort: 'total', cell: ({ total }) => <Money value={total} /> },
];

const statuses = statusOptions(AdminOrderFilter.options, {
  'to ship': 'To pack or dispatch',
  'new return': 'New returns and claims',
  unread: 'With new messages',
  'not cancelled': 'All except cancelled',
});

/** The orders of all companies. */
export function OrderList() {
  return (
    <RecordList
      above={<ListViews list="orders" all="All orders" />}
      columnsName="orders"
      endpoint={listAdminOrdersEndpoint}
      size={ADMIN_ORDERS_PAGE_SIZE}
      singular="order"
      plural="orders"
      search="Order, PO…"
      filters={[
        { name: 'status', label: 'Status', all: 'All statuses', options: statuses },
        'company_id',
        'owner',
        ...dateFilters,
      ]}
      columns={columns}
      rowKey={({ id }) => id}
      selection={{
        idOf: ({ id }) => id,
        nameOf: ({ id }) => `order ${id}`,
        hrefOf: (id) => `/admin/orders/${id}`,
        actions: (selection, onReport) => <OrderBulkActions selection={selection} onReport={onReport} />,
      }}
      tools={(list) => (
        <>
          <CompanyFilter list={list} />
          <OwnerFilter list={list} />
          <DateFilter list={list} />
          <ExportButton endpoint={exportOrdersEndpoint} list={list} name="orders" />
        </>
      )}
      empty={{ text: 'No orders yet. They appear here when buyers place them or you enter one.', drawing: 'orders' }}
    />
  );
}
