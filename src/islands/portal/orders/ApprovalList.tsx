import type * as z from 'zod/mini';
import { PERIOD_NAMES } from '#contracts/companies/limit-period.ts';
import { formatDate } from '#client/format.ts';
import { listApprovalsEndpoint, type PendingOrder } from '#contracts/approvals/approvals.ts';
import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { useRead } from '#ui/use-read.ts';

const columns: Column<PendingOrder>[] = [
  { label: 'Order #', lead: true, cell: ({ id }) => <span className="code">{id}</span> },
  { label: 'PO', cell: ({ po_number }) => (po_number ? <span className="code">{po_number}</span> : '–') },
  { label: 'Placed by', cell: ({ placed_by }) => placed_by },
  { label: 'Lines', end: true, cell: ({ lines }) => lines },
  { label: 'Total', end: true, cell: ({ total }) => <Money value={total} /> },
  { label: 'Pending with', cell: ({ waits_for, may_decide }) => (may_decide ? 'You' : waits_for.join(', ') || '–') },
  { label: 'Placed', end: true, cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time> },
  {
    label: 'Actions',
    labelHidden: true,
    end: true,
    cell: ({ id, may_decide, own }) => {
      const text = may_decide ? 'Review' : own ? 'Your own' : 'View';
      return (
        <a href={`/portal/orders/${id}`} aria-label={`${own ? 'View your own' : text} order ${id}`}>
          {text}
        </a>
      );
    },
  },
];

/** Which orders need approval; nothing without a limit. */
function Limits({ limit, buyer_limit }: z.output<typeof listApprovalsEndpoint.reply>) {
  if (limit === null && buyer_limit === null) return null;
  return (
    <p className="quiet">
      {limit !== null && (
        <>
          Orders above <Money value={limit} /> including tax need approval.{' '}
        </>
      )}
      {buyer_limit && (
        <>
          Orders of a buyer above <Money value={buyer_limit.limit} /> a {PERIOD_NAMES[buyer_limit.period]} need
          approval.{' '}
        </>
      )}
      You can’t approve your own orders.
    </p>
  );
}

/** The orders waiting for approval: those that wait for the reader first, then the oldest. */
export function ApprovalList() {
  const { data, error, refetch, isFetching } = useRead(listApprovalsEndpoint);
  if (error) {
    return (
      <Notice
        tone={error.status === 403 ? 'info' : 'bad'}
        onRetry={error.status === 403 ? undefined : () => refetch()}
        busy={isFetching}
      >
        {error.message}
      </Notice>
    );
  }
  if (data?.total === 0) {
    return (
      <EmptyState
        drawing={<EmptyDrawing of="orders" />}
        action={
          <a className="button button-secondary" href="/portal/orders">
            Open My Orders
          </a>
        }
      >
        No orders are pending approval.
      </EmptyState>
    );
  }
  return (
    <div className="stack">
      {data && <Limits {...data} />}
      <div className="sheet">
        <Table caption="Orders pending approval" columns={columns} rows={data?.items} rowKey={({ id }) => id} />
      </div>
      {data && data.total > data.items.length && (
        <p className="quiet">
          Showing {data.items.length} of {data.total}: those pending with you, then the oldest.
        </p>
      )}
    </div>
  );
}
