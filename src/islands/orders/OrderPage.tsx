import { brand, contact } from '#site';
import { formatTime, sentenceCase } from '#client/format.ts';
import { getOrderEndpoint, type OrderDetail } from '#contracts/orders.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { Summary } from '#ui/Summary.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useRead } from '#ui/use-read.ts';
import { useTitle } from '#ui/use-title.ts';
import { orderTones } from '#ui/status-tones.ts';
import { OrderLines } from './OrderLines.tsx';
import './order.css';

/** One order, printed as the sheet that it is. The shell is one static page: the id stands in the address. */
export function OrderPage() {
  const id = useHydrated() ? (location.pathname.split('/').at(-1) ?? '') : '';
  const { data, error, refetch, isFetching } = useRead(getOrderEndpoint, { id }, { enabled: id !== '' });
  return (
    <>
      <div className="order-crumbs no-print">
        <Breadcrumb
          crumbs={[{ label: 'My Orders', href: '/portal/orders' }, { label: id ? `Order ${id}` : 'Order' }]}
        />
      </div>
      {error ? (
        <OrderError error={error} retry={() => refetch()} busy={isFetching} />
      ) : data ? (
        <Sheet {...data.order} />
      ) : (
        <Loading />
      )}
    </>
  );
}

function Sheet(order: OrderDetail) {
  useTitle(`Order ${order.id}`);
  return (
    <article className="order">
      <p className="order-letterhead">
        <strong>{brand.legalName}</strong>
        <br />
        {contact.address} · {contact.phone} · {contact.email}
      </p>
      <header className="page-head">
        <h1>Order {order.id}</h1>
        <Button kind="quiet" className="no-print" onClick={() => window.print()}>
          <Icon name="print" /> Print
        </Button>
      </header>
      <dl className="title-block order-block">
        <Cell label="PO Number">{order.po_number ?? '–'}</Cell>
        <Cell label="Status">
          <Status tone={orderTones[order.status]}>{sentenceCase(order.status)}</Status>
        </Cell>
        <Cell label="Placed">
          <time dateTime={order.created_at}>{formatTime(order.created_at)}</time>
        </Cell>
        <Cell label="Placed by">{order.placed_by}</Cell>
      </dl>
      <OrderLines lines={order.lines} />
      <div className="order-foot">
        <div className="stack">
          <section>
            <h2 className="section-rule">Ship to</h2>
            <p>
              <strong>{order.ship_to.label}</strong>
              <br />
              {order.ship_to.address}
            </p>
          </section>
          {order.notes && (
            <section>
              <h2 className="section-rule">Notes</h2>
              <p className="order-notes">{order.notes}</p>
            </section>
          )}
          <section>
            <h2 className="section-rule">Status history</h2>
            <ol className="order-history">
              {order.history.map(({ status, at, note }) => (
                <li key={at + status}>
                  <Status tone={orderTones[status]}>{sentenceCase(status)}</Status>
                  <time dateTime={at}>{formatTime(at)}</time>
                  {note && <span>{note}</span>}
                </li>
              ))}
            </ol>
          </section>
        </div>
        <Summary totals={order} />
      </div>
    </article>
  );
}

function Cell({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type ErrorProps = { error: { status: number; message: string }; retry: () => void; busy: boolean };

function OrderError({ error, retry, busy }: ErrorProps) {
  // 400 is an address that holds no order number at all: for the reader the same as one that does not exist.
  if (error.status === 404 || error.status === 400) {
    return (
      <EmptyState
        action={
          <a className="button button-secondary" href="/portal/orders">
            Back to My Orders
          </a>
        }
      >
        This order was not found.
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
    <div className="order" aria-busy="true">
      <header className="page-head">
        <Skeleton className="order-title-skeleton" />
      </header>
      <Skeleton className="order-block-skeleton" />
      <Skeleton className="order-lines-skeleton" />
    </div>
  );
}
