import {
  type AdminInvoice,
  ADMIN_INVOICES_PAGE_SIZE,
  AdminInvoiceFilter,
  listAdminInvoicesEndpoint,
} from '#contracts/invoices/admin.ts';
import { exportInvoicesEndpoint } from '#contracts/admin/exports.ts';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { CompanyFilter } from '#widgets/companies/CompanyFilter.tsx';
import { Day } from '#ui/Day.tsx';
import { DateFilter, dateFilters } from '#ui/lists/DateFilter.tsx';
import { Money } from '#ui/Money.tsx';
import { ListViews } from '#widgets/views/ListViews.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { statusOptions } from '#ui/lists/status-options.ts';
import { INVOICE_STATES } from '#contracts/invoices/states.ts';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import type { Column } from '#ui/Table.tsx';

const columns: Column<AdminInvoice>[] = [
  {
    label: 'Invoice #',
    lead: true,
    cell: ({ id, inv }) => (
      <a className="code" href={`/admin/invoices/${id}`}>
        {inv}
      </a>
    ),
  },
  { label: 'Company', cell: ({ company }) => company },
  { label: 'Order', cell: ({ order_id }) => <a href={`/admin/orders/${order_id}`}>{order_id}</a> },
  { label: 'Date', sort: 'date', cell: ({ date }) => <Day value={date} /> },
  {
    label: 'Due date',
    sort: 'due',
    cell: ({ due_date, status }) => (status === 'credit note' ? '–' : <Day value={due_date} />),
  },
  { label: 'Status', cell: ({ status }) => <StatusBadge of={INVOICE_STATES} status={status} /> },
  { label: 'Amount', end: true, sort: 'amount', cell: ({ amount }) => <Money value={amount} /> },
  { label: 'Amount due', end: true, cell: ({ open }) => (open > 0 ? <Money value={open} /> : '–') },
];

const statuses = statusOptions(AdminInvoiceFilter.options, { open: 'Unpaid' });

/** Issued invoices and credit notes of all companies. */
export function InvoiceList() {
  return (
    <RecordList
      above={<ListViews list="invoices" all="All invoices" />}
      columnsName="invoices"
      endpoint={listAdminInvoicesEndpoint}
      size={ADMIN_INVOICES_PAGE_SIZE}
      singular="invoice"
      plural="invoices"
      search="Number, UTR or company"
      filters={[
        { name: 'status', label: 'Status', all: 'All statuses', options: statuses },
        'company_id',
        ...dateFilters,
      ]}
      tools={(list) => (
        <>
          <CompanyFilter list={list} />
          <DateFilter list={list} />
          <ExportButton endpoint={exportInvoicesEndpoint} list={list} name="invoices" />
        </>
      )}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ text: 'No invoices yet. Issue the first one for a packed consignment.', drawing: 'invoices' }}
    />
  );
}
