import { sentenceCase } from '#client/format.ts';
import { type Invoice, INVOICES_PAGE_SIZE, listInvoicesEndpoint } from '#contracts/invoices.ts';
import { Day } from '#ui/Day.tsx';
import { Money } from '#ui/Money.tsx';
import { RecordList } from '#ui/RecordList.tsx';
import { Status } from '#ui/Status.tsx';
import { invoiceTones } from '#ui/status-tones.ts';
import type { Column } from '#ui/Table.tsx';
import './invoices.css';

const wantsMoney = ({ status }: Invoice) => status !== 'paid' && status !== 'cancelled';

const columns: Column<Invoice>[] = [
  { label: 'Invoice #', cell: ({ inv }) => <span className="code">{inv}</span> },
  { label: 'Date', cell: ({ date }) => <Day value={date} /> },
  {
    label: 'Status',
    cell: (invoice) => (
      <span className="invoice-status">
        <Status tone={invoiceTones[invoice.status]}>{sentenceCase(invoice.status)}</Status>
        {wantsMoney(invoice) && (
          <span className="small quiet">
            due <Day value={invoice.due_date} />
          </span>
        )}
      </span>
    ),
  },
  { label: 'Amount', end: true, cell: ({ amount }) => <Money value={amount} /> },
];

/** The invoices issued to the company, newest first. */
export function InvoiceList() {
  return (
    <RecordList
      endpoint={listInvoicesEndpoint}
      size={INVOICES_PAGE_SIZE}
      one="invoice"
      many="invoices"
      columns={columns}
      rowKey={({ id }) => id}
      empty={{
        words: 'No invoices.',
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
