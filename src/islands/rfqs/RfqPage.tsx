import { formatTime, sentenceCase } from '#client/format.ts';
import { getRfqEndpoint, type RfqDetail } from '#contracts/rfqs.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { rfqTones } from '#ui/status-tones.ts';
import { type Column, Table } from '#ui/Table.tsx';
import { Thread } from '#ui/Thread.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useRead } from '#ui/use-read.ts';
import './rfqs.css';

/** One RFQ. The shell is one static page: the id stands in the address. */
export function RfqPage() {
  const id = useHydrated() ? (location.pathname.split('/').at(-1) ?? '') : '';
  const { data, error, refetch, isFetching } = useRead(getRfqEndpoint, { id }, { enabled: id !== '' });
  return (
    <>
      <div className="rfq-crumbs no-print">
        <Breadcrumb crumbs={[{ label: 'RFQs', href: '/portal/rfqs' }, { label: data?.rfq.code ?? 'RFQ' }]} />
      </div>
      {data ? (
        <Sheet {...data.rfq} />
      ) : error ? (
        <RfqError error={error} retry={() => refetch()} busy={isFetching} />
      ) : (
        <Loading />
      )}
    </>
  );
}

type Line = RfqDetail['lines'][number];

const columns: Column<Line>[] = [
  {
    label: 'Item',
    cell: ({ item, product_id, sku }) => (
      <span className="rfq-item">
        {product_id ? <a href={`/portal/products/${product_id}`}>{item}</a> : <span>{item}</span>}
        {sku && <span className="code small quiet">{sku}</span>}
      </span>
    ),
  },
  {
    label: 'Quantity',
    end: true,
    cell: ({ qty, unit }) => <span className="rfq-qty">{`${qty.toLocaleString('en-IN')} ${unit}`}</span>,
  },
  {
    label: 'Target price',
    end: true,
    cell: ({ target_price }) => (target_price === null ? '–' : <Money value={target_price} />),
  },
];

function Sheet(rfq: RfqDetail) {
  return (
    <article className="rfq">
      <header className="page-head">
        <div>
          <h1>{rfq.code}</h1>
          <p className="rfq-title">{rfq.title}</p>
        </div>
      </header>
      <dl className="title-block rfq-block">
        <div>
          <dt>Status</dt>
          <dd>
            <Status tone={rfqTones[rfq.status]}>{sentenceCase(rfq.status)}</Status>
          </dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>
            <time dateTime={rfq.date}>{formatTime(rfq.date)}</time>
          </dd>
        </div>
        <div>
          <dt>Requested by</dt>
          <dd>{rfq.requested_by}</dd>
        </div>
      </dl>
      {rfq.lines.length > 0 && (
        <div className="sheet">
          <Table caption="Items to be quoted" columns={columns} rows={rfq.lines} rowKey={({ line_no }) => line_no} />
        </div>
      )}
      {rfq.requirement && (
        <section>
          <h2 className="section-rule">Requirement</h2>
          <p className="rfq-words">{rfq.requirement}</p>
        </section>
      )}
      {rfq.messages.length > 0 && (
        <section>
          <h2 className="section-rule">Messages</h2>
          <Thread messages={rfq.messages} />
        </section>
      )}
    </article>
  );
}

type ErrorProps = { error: { status: number; message: string }; retry: () => void; busy: boolean };

function RfqError({ error, retry, busy }: ErrorProps) {
  // 400 is an address that holds no RFQ's id at all: for the reader the same as one that does not exist.
  if (error.status === 404 || error.status === 400) {
    return (
      <EmptyState
        action={
          <a className="button button-secondary" href="/portal/rfqs">
            Back to RFQs
          </a>
        }
      >
        This RFQ was not found.
      </EmptyState>
    );
  }
  return (
    <Notice tone="bad" onRetry={retry} busy={busy}>
      {error.message}
    </Notice>
  );
}

function Loading() {
  return (
    <div className="rfq" aria-busy="true">
      <header className="page-head">
        <Skeleton className="rfq-title-skeleton" />
      </header>
      <Skeleton className="rfq-block-skeleton" />
      <Skeleton className="rfq-lines-skeleton" />
    </div>
  );
}
