import { sentenceCase } from '#client/format.ts';
import { writeSearch } from '#client/url-search.ts';
import { type Invoice, INVOICES_PAGE_SIZE, listInvoicesEndpoint } from '#contracts/invoices.ts';
import { Day } from '#ui/Day.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Pager } from '#ui/Pager.tsx';
import { Status } from '#ui/Status.tsx';
import { invoiceTones } from '#ui/status-tones.ts';
import { type Column, Table } from '#ui/Table.tsx';
import { useRead } from '#ui/use-read.ts';
import { useSearchParams } from '#ui/use-search-params.ts';
import { InvoiceDrawing } from './InvoiceDrawing.tsx';
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
  const page = Math.max(1, Math.trunc(Number(useSearchParams().get('page'))) || 1);
  const query = { page, size: INVOICES_PAGE_SIZE };
  const { data, error, refetch, isFetching } = useRead(listInvoicesEndpoint, query, { keep: true });
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / INVOICES_PAGE_SIZE));

  if (data?.total === 0) {
    return (
      <EmptyState
        drawing={<InvoiceDrawing />}
        action={
          <a className="button button-secondary" href="/portal/orders">
            See your orders
          </a>
        }
      >
        No invoices.
      </EmptyState>
    );
  }
  return (
    <div className="stack">
      {error && (
        <Notice tone="bad" onRetry={() => refetch()} busy={isFetching}>
          {error.message}
        </Notice>
      )}
      <div className="sheet invoice-list">
        <Table
          caption="Invoices"
          columns={columns}
          rows={error ? (data?.items ?? []) : data?.items}
          rowKey={({ id }) => id}
        />
      </div>
      {pages > 1 && (
        <Pager page={page} pages={pages} onPage={(to) => writeSearch({ page: to === 1 ? null : to }, { push: true })} />
      )}
    </div>
  );
}
