import { sentenceCase } from '#client/format.ts';
import { type DeskInvoice, INVOICE_DESK_PAGE_SIZE, listDeskInvoicesEndpoint } from '#contracts/admin-invoices.ts';
import { exportInvoicesEndpoint } from '#contracts/exports.ts';
import { InvoiceFilter } from '#contracts/invoices.ts';
import { ExportButton } from '#ui/ExportButton.tsx';
import { CompanyFilter } from '#ui/CompanyFilter.tsx';
import { Day } from '#ui/Day.tsx';
import { DayFilter, dayFilters } from '#ui/DayFilter.tsx';
import { Money } from '#ui/Money.tsx';
import { RecordList } from '#ui/RecordList.tsx';
import { Status } from '#ui/Status.tsx';
import { invoiceTones } from '#ui/status-tones.ts';
import type { Column } from '#ui/Table.tsx';

const columns: Column<DeskInvoice>[] = [
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
    label: 'Due',
    sort: 'due',
    cell: ({ due_date, status }) => (status === 'credit note' ? '–' : <Day value={due_date} />),
  },
  { label: 'Status', cell: ({ status }) => <Status tone={invoiceTones[status]}>{sentenceCase(status)}</Status> },
  { label: 'Amount', end: true, sort: 'amount', cell: ({ amount }) => <Money value={amount} /> },
  { label: 'Open', end: true, cell: ({ open }) => (open > 0 ? <Money value={open} /> : '–') },
];

const statuses = InvoiceFilter.options.map((value) => ({
  value,
  label: value === 'open' ? 'Unpaid' : sentenceCase(value),
}));

/** What was issued: who owes how much since when. */
export function InvoiceDeskList() {
  return (
    <RecordList
      endpoint={listDeskInvoicesEndpoint}
      size={INVOICE_DESK_PAGE_SIZE}
      one="invoice"
      many="invoices"
      search="Number, UTR, company"
      filters={[
        { name: 'status', label: 'Status', all: 'All statuses', options: statuses },
        'company_id',
        ...dayFilters,
      ]}
      tools={(list) => (
        <>
          <CompanyFilter list={list} />
          <DayFilter list={list} />
          <ExportButton endpoint={exportInvoicesEndpoint} list={list} name="invoices" />
        </>
      )}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ words: 'No invoices yet. Issue the first from a consignment that has left.', drawing: 'invoices' }}
    />
  );
}
