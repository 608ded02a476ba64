import {
  getInvoicePdfEndpoint,
  type Invoice,
  InvoiceFilter,
  INVOICES_PAGE_SIZE,
  listInvoicesEndpoint,
} from '#contracts/invoices/portal.ts';
import { Day } from '#ui/Day.tsx';
import { Money } from '#ui/Money.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { statusOptions } from '#ui/lists/status-options.ts';
import { INVOICE_STATES } from '#contracts/invoices/states.ts';
import { PdfLink } from '#widgets/PdfLink.tsx';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import type { Column } from '#ui/Table.tsx';
import './invoices.css';
import { MonthFiles } from './MonthFiles.tsx';
import { PaymentAdviceButton } from './PaymentAdviceButton.tsx';

const columns: Column<Invoice>[] = [
  {
    label: 'Invoice #',
    lead: true,
    cell: ({ id, inv }) => (
      <a className="code" href={`/portal/invoices/${id}`}>
        {inv}
      </a>
    ),
  },
  { label: 'Date', cell: ({ date }) => <Day value={date} /> },
  {
    label: 'Status',
    cell: (invoice) => (
      <span className="invoice-status">
        <StatusBadge of={INVOICE_STATES} status={invoice.status} />
        {invoice.open > 0 && (
          <span className="small quiet">
            due <Day value={invoice.due_date} />
          </span>
        )}
      </span>
    ),
  },
  {
    label: 'Amount',
    end: true,
    cell: ({ status, amount, open }) => (
      <span className="invoice-amount">
        <Money value={status === 'credit note' ? -amount : amount} />
        {open > 0 && open < amount && (
          <span className="small quiet">
            <Money value={open} /> due
          </span>
        )}
      </span>
    ),
  },
  {
    label: 'PDF',
    labelHidden: true,
    end: true,
    cell: (invoice) => <PdfLink {...invoice} endpoint={getInvoicePdfEndpoint} />,
  },
];

const statuses = statusOptions(InvoiceFilter.options, { open: 'Unpaid' });

/** The company's invoices and credit notes, newest first, with a download per month. */
export function InvoiceList() {
  return (
    <RecordList
      endpoint={listInvoicesEndpoint}
      size={INVOICES_PAGE_SIZE}
      singular="invoice"
      plural="invoices"
      search="Search by invoice, order or PO number"
      filters={[{ name: 'status', label: 'Status', all: 'All statuses', options: statuses }]}
      tools={({ isEmpty }) => (
        <>
          <PaymentAdviceButton />
          <MonthFiles disabled={isEmpty} />
        </>
      )}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{
        text: 'No invoices.',
        drawing: 'invoices',
        action: (
          <a className="button button-secondary" href="/portal/orders">
            See your orders
          </a>
        ),
      }}
    />
  );
}
