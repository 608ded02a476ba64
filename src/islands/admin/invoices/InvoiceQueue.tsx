import { formatDate } from '#client/format.ts';
import {
  ADMIN_INVOICES_PAGE_SIZE,
  issueInvoicesEndpoint,
  listUninvoicedEndpoint,
  type Uninvoiced,
} from '#contracts/invoices/admin.ts';
import { exportUninvoicedEndpoint } from '#contracts/admin/exports.ts';
import { CompanyFilter } from '#widgets/companies/CompanyFilter.tsx';
import { BulkButton } from '#ui/lists/BulkButton.tsx';
import type { Report } from '#ui/lists/BulkReport.tsx';
import { ExportSelected } from '#ui/lists/ExportSelected.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Selection } from '#ui/lists/use-selection.ts';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { IssueInvoice } from '#widgets/invoices/IssueInvoice.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { SortSelect } from '#ui/lists/SortSelect.tsx';
import type { Column } from '#ui/Table.tsx';

const columns: Column<Uninvoiced>[] = [
  { label: 'Consignment', lead: true, cell: ({ code }) => <span className="code">{code}</span> },
  { label: 'Company', cell: ({ company }) => company },
  { label: 'Order', cell: ({ order_id }) => <a href={`/admin/orders/${order_id}`}>{order_id}</a> },
  {
    label: 'Packed',
    cell: ({ packed_at }) => <time dateTime={packed_at}>{formatDate(packed_at)}</time>,
  },
  {
    label: 'Dispatched',
    cell: ({ dispatched_at }) =>
      dispatched_at ? <time dateTime={dispatched_at}>{formatDate(dispatched_at)}</time> : 'Not yet',
  },
  { label: 'Action', labelHidden: true, end: true, cell: (row) => <IssueInvoice {...row} /> },
];

/** Consignments without an invoice, packed or dispatched, the oldest first. */
export function InvoiceQueue() {
  return (
    <RecordList
      endpoint={listUninvoicedEndpoint}
      size={ADMIN_INVOICES_PAGE_SIZE}
      singular="consignment"
      plural="consignments"
      search="Number, AWB, LR or company"
      filters={['company_id']}
      tools={(list) => (
        <>
          <CompanyFilter list={list} />
          <SortSelect sort={list.sort} defaultLabel="Oldest first" sorts={{ date_desc: 'Newest first' }} />
          <ExportButton endpoint={exportUninvoicedEndpoint} list={list} name="to-be-invoiced" />
        </>
      )}
      selection={{
        idOf: ({ shipment_id }) => shipment_id,
        nameOf: ({ code }) => code,
        actions: (selection, onReport) => (
          <>
            <IssueSelected selection={selection} onReport={onReport} />
            <ExportSelected endpoint={exportUninvoicedEndpoint} selection={selection} name="to-be-invoiced" />
          </>
        ),
      }}
      columns={columns}
      rowKey={({ shipment_id }) => shipment_id}
      empty={{ text: 'All packed consignments are invoiced.', drawing: 'invoices' }}
    />
  );
}

type IssueProps = { selection: Selection<Uninvoiced>; onReport: (report: Report | null) => void };

function IssueSelected({ selection, onReport }: IssueProps) {
  const untaxed = selection.rows.filter((row) => row.untaxed.length > 0);
  return (
    <BulkButton
      selection={selection}
      endpoint={issueInvoicesEndpoint}
      label="Issue invoices"
      done="invoiced"
      singular="consignment"
      plural="consignments"
      busyText="Issuing…"
      onReport={onReport}
    >
      {() => (
        <>
          <p>
            Each invoice gets the next number of the financial year and is emailed to the buyer, an e-invoice once its
            IRN is entered. Only a credit note can reverse it.
          </p>
          {untaxed.length > 0 && (
            <Notice tone="warn">
              Goods without an HSN code or GST rate: {untaxed.map(({ code }) => code).join(', ')}. To check them first,
              go back and deselect these.
            </Notice>
          )}
        </>
      )}
    </BulkButton>
  );
}
