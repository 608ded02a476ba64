import { formatDate } from '#client/format.ts';
import { INVOICE_DESK_PAGE_SIZE, listUninvoicedEndpoint, type Uninvoiced } from '#contracts/admin-invoices.ts';
import { exportUninvoicedEndpoint } from '#contracts/exports.ts';
import { CompanyFilter } from '#ui/CompanyFilter.tsx';
import { ExportButton } from '#ui/ExportButton.tsx';
import { IssueInvoice } from '#ui/IssueInvoice.tsx';
import { RecordList } from '#ui/RecordList.tsx';
import { SortSelect } from '#ui/SortSelect.tsx';
import type { Column } from '#ui/Table.tsx';

const columns: Column<Uninvoiced>[] = [
  { label: 'Consignment', lead: true, cell: ({ code }) => <span className="code">{code}</span> },
  { label: 'Company', cell: ({ company }) => company },
  { label: 'Order', cell: ({ order_id }) => <a href={`/admin/orders/${order_id}`}>{order_id}</a> },
  {
    label: 'Dispatched',
    cell: ({ dispatched_at }) => <time dateTime={dispatched_at}>{formatDate(dispatched_at)}</time>,
  },
  { label: 'Action', labelHidden: true, end: true, cell: (row) => <IssueInvoice {...row} /> },
];

/** What has left and has no invoice, the oldest first. */
export function InvoiceQueue() {
  return (
    <RecordList
      endpoint={listUninvoicedEndpoint}
      size={INVOICE_DESK_PAGE_SIZE}
      one="consignment"
      many="consignments"
      search="Number, AWB, LR, company"
      filters={['company_id']}
      tools={(list) => (
        <>
          <CompanyFilter list={list} />
          <SortSelect sort={list.sort} own="Oldest first" sorts={{ date_desc: 'Newest first' }} />
          <ExportButton endpoint={exportUninvoicedEndpoint} list={list} name="to-be-invoiced" />
        </>
      )}
      columns={columns}
      rowKey={({ shipment_id }) => shipment_id}
      empty={{ words: 'All that has left is invoiced.', drawing: 'invoices' }}
    />
  );
}
