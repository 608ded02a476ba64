import { formatDate } from '#client/format.ts';
import { ADMIN_INVOICES_PAGE_SIZE, listUninvoicedEndpoint, type Uninvoiced } from '#contracts/invoices/admin.ts';
import { exportUninvoicedEndpoint } from '#contracts/admin/exports.ts';
import { CompanyFilter } from '#widgets/CompanyFilter.tsx';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { IssueInvoice } from '#widgets/IssueInvoice.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { SortSelect } from '#ui/lists/SortSelect.tsx';
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

/** Dispatched consignments without an invoice, the oldest first. */
export function InvoiceQueue() {
  return (
    <RecordList
      endpoint={listUninvoicedEndpoint}
      size={ADMIN_INVOICES_PAGE_SIZE}
      singular="consignment"
      plural="consignments"
      search="Number, AWB, LR, company"
      filters={['company_id']}
      tools={(list) => (
        <>
          <CompanyFilter list={list} />
          <SortSelect sort={list.sort} defaultLabel="Oldest first" sorts={{ date_desc: 'Newest first' }} />
          <ExportButton endpoint={exportUninvoicedEndpoint} list={list} name="to-be-invoiced" />
        </>
      )}
      columns={columns}
      rowKey={({ shipment_id }) => shipment_id}
      empty={{ text: 'All dispatched consignments are invoiced.', drawing: 'invoices' }}
    />
  );
}
