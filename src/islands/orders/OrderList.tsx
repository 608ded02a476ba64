import { formatDate, sentenceCase } from '#client/format.ts';
import { writeSearch } from '#client/url-search.ts';
import { ORDERS_PAGE_SIZE } from '#contracts/limits.ts';
import { listOrdersEndpoint, type OrderSummary } from '#contracts/orders.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Pager } from '#ui/Pager.tsx';
import { Status } from '#ui/Status.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { useRead } from '#ui/use-read.ts';
import { useSearchParams } from '#ui/use-search-params.ts';
import { orderTones } from '#ui/status-tones.ts';

const columns: Column<OrderSummary>[] = [
  { label: 'Order #', cell: ({ id }) => <span className="code">{id}</span> },
  { label: 'PO', cell: ({ po_number }) => (po_number ? <span className="code">{po_number}</span> : '–') },
  { label: 'Status', cell: ({ status }) => <Status tone={orderTones[status]}>{sentenceCase(status)}</Status> },
  { label: 'Total', end: true, cell: ({ total }) => <Money value={total} /> },
  { label: 'Placed', end: true, cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time> },
  {
    label: 'Actions',
    labelHidden: true,
    end: true,
    cell: ({ id }) => (
      <a href={`/portal/orders/${id}`} aria-label={`View order ${id}`}>
        View
      </a>
    ),
  },
];

/** My Orders: the company's orders, newest first, 20 a page. */
export function OrderList() {
  const page = Math.max(1, Math.trunc(Number(useSearchParams().get('page'))) || 1);
  const query = { page, size: ORDERS_PAGE_SIZE };
  const { data, error, refetch, isFetching } = useRead(listOrdersEndpoint, query, { keep: true });
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / ORDERS_PAGE_SIZE));

  if (error) {
    return (
      <Notice tone="bad" onRetry={() => refetch()} busy={isFetching}>
        {error.message}
      </Notice>
    );
  }
  if (data?.total === 0) {
    return (
      <EmptyState
        action={
          <a className="button button-secondary" href="/portal/catalog">
            Open the catalogue
          </a>
        }
      >
        No orders yet.
      </EmptyState>
    );
  }
  return (
    <div className="stack">
      <p className="quiet" role="status">
        {data ? `${data.total.toLocaleString('en-IN')} ${data.total === 1 ? 'order' : 'orders'} in total` : ' '}
      </p>
      <div className="sheet">
        <Table caption="My Orders" columns={columns} rows={data?.items} rowKey={({ id }) => id} skeletonRows={8} />
      </div>
      {pages > 1 && (
        <Pager page={page} pages={pages} onPage={(to) => writeSearch({ page: to === 1 ? null : to }, { push: true })} />
      )}
    </div>
  );
}
