import { formatDate, sentenceCase } from '#client/format.ts';
import { DESK_PAGE_SIZE, type DeskOrder, DeskOrderFilter, listDeskOrdersEndpoint } from '#contracts/admin-orders.ts';
import { exportOrdersEndpoint } from '#contracts/exports.ts';
import { CompanyFilter } from '#ui/CompanyFilter.tsx';
import { DayFilter, dayFilters } from '#ui/DayFilter.tsx';
import { ExportButton } from '#ui/ExportButton.tsx';
import { Money } from '#ui/Money.tsx';
import { RecordList } from '#ui/RecordList.tsx';
import { Status } from '#ui/Status.tsx';
import { orderTones } from '#ui/status-tones.ts';
import type { Column } from '#ui/Table.tsx';

const columns: Column<DeskOrder>[] = [
  { label: 'Order #', lead: true, cell: ({ id }) => <a href={`/admin/orders/${id}`}>{id}</a> },
  { label: 'Company', cell: ({ company }) => company },
  { label: 'PO', cell: ({ po_number }) => (po_number ? <span className="code">{po_number}</span> : '–') },
  {
    label: 'Status',
    cell: ({ status }) => <Status tone={orderTones[status]}>{sentenceCase(status)}</Status>,
  },
  {
    label: 'Placed',
    sort: 'placed',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time>,
  },
  { label: 'Total', end: true, sort: 'total', cell: ({ total }) => <Money value={total} /> },
];

const labels: Partial<Record<DeskOrderFilter, string>> = {
  'to ship': 'To pack or send',
  standing: 'Placed, not cancelled',
};
const statuses = DeskOrderFilter.options.map((value) => ({ value, label: labels[value] ?? sentenceCase(value) }));

/** All companies' orders: what to confirm, pack and send next. */
export function OrderDeskList() {
  return (
    <RecordList
      endpoint={listDeskOrdersEndpoint}
      size={DESK_PAGE_SIZE}
      one="order"
      many="orders"
      search="Order, PO, AWB, company"
      filters={[
        { name: 'status', label: 'Status', all: 'All statuses', options: statuses },
        'company_id',
        ...dayFilters,
      ]}
      columns={columns}
      rowKey={({ id }) => id}
      tools={(list) => (
        <>
          <CompanyFilter list={list} />
          <DayFilter list={list} />
          <ExportButton endpoint={exportOrdersEndpoint} list={list} name="orders" />
        </>
      )}
      empty={{ words: 'No orders yet. They appear here as buyers place them.', drawing: 'orders' }}
    />
  );
}
