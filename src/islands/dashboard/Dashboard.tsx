import type { ReactNode } from 'react';
import { type Dashboard as Figures, getDashboardEndpoint } from '#contracts/dashboard.ts';
import { formatRupees } from '#contracts/money.ts';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useRead } from '#ui/use-read.ts';
import { OrdersChart } from './OrdersChart.tsx';
import './dashboard.css';

/** What the desk holds today, what waits for staff, and the orders of the last 30 days. */
export function Dashboard() {
  const { data, error, refetch, isFetching } = useRead(getDashboardEndpoint);
  if (error && !data) {
    return (
      <Notice tone="bad" onRetry={() => refetch()} busy={isFetching}>
        {error.message}
      </Notice>
    );
  }
  // The day that was counted, whatever the visitor's clock says.
  const today = data?.days.at(-1)?.day;
  const tiles = [
    { label: 'Customers', figure: data?.customers, href: '/admin/customers?state=enabled' },
    { label: 'Open RFQs', figure: data?.open_rfqs, href: '/admin/rfqs?status=open' },
    {
      label: 'Orders Today',
      figure: data?.orders_today,
      href: today ? `/admin/orders?from=${today}&to=${today}` : '/admin/orders',
    },
  ];
  return (
    // What has come takes the place of the skeletons as a whole.
    <div key={data ? 'loaded' : 'loading'} className="dashboard">
      <ul className="tiles">
        {tiles.map(({ label, figure, href }) => (
          <li key={label} className="tile">
            <p className="tile-label">
              <a href={href}>{label}</a>
            </p>
            <p className="tile-figure">{figure === undefined ? <Skeleton /> : figure.toLocaleString('en-IN')}</p>
          </li>
        ))}
      </ul>
      <section>
        <h2 className="section-rule">Waiting for us</h2>
        {data ? <Queue {...data} /> : <Skeleton className="dashboard-queue-skeleton" />}
      </section>
      <section>
        <h2 className="section-rule">Orders of the last 30 days</h2>
        {data ? <OrdersChart days={data.days} /> : <Skeleton className="dashboard-chart-skeleton" />}
      </section>
    </div>
  );
}

type Work = { label: string; count: number; href: string; about?: ReactNode };

/** What staff should look at, each line with its number and the list that holds it. */
function Queue({ waiting, unpaid }: Figures) {
  const rfqs = waiting.rfqs_under_a_day + waiting.rfqs_under_three_days + waiting.rfqs_older;
  const ages = `${waiting.rfqs_under_a_day} since yesterday, ${waiting.rfqs_under_three_days} up to three days, ${waiting.rfqs_older} longer`;
  const work: Work[] = [
    {
      label: 'RFQs without an answer',
      count: rfqs,
      href: '/admin/rfqs?status=waiting&sort=date_asc',
      about: rfqs > 0 && ages,
    },
    {
      label: 'Counter-offers to answer',
      count: waiting.counter_offers,
      href: '/admin/rfqs?status=countered&sort=date_asc',
    },
    { label: 'Enquiries from the site', count: waiting.enquiries, href: '/admin/enquiries?handled=no' },
    { label: 'Orders to confirm', count: waiting.to_confirm, href: '/admin/orders?status=placed&sort=placed_asc' },
    { label: 'Orders to pack or send', count: waiting.to_ship, href: '/admin/orders?status=to+ship&sort=placed_asc' },
    {
      label: 'Orders with a return to decide',
      count: waiting.to_take_back,
      href: '/admin/orders?status=new+return&sort=placed_asc',
    },
    { label: 'Consignments to be invoiced', count: waiting.to_invoice, href: '/admin/invoices?view=queue' },
    {
      label: 'Unpaid invoices',
      count: unpaid.invoices,
      href: '/admin/invoices?status=open&sort=due_asc',
      about: unpaid.invoices > 0 && <Unpaid {...unpaid} />,
    },
    { label: 'Open tickets', count: waiting.tickets, href: '/admin/tickets?status=open' },
    { label: 'Mails that did not go out', count: waiting.failed_mails, href: '/admin/outbox?state=failing' },
    { label: 'Products low on stock', count: waiting.low_stock, href: '/admin/products?stock=low' },
  ];
  return (
    <ul role="list" className="queue">
      {work.map(({ label, count, href, about }) => (
        <li key={label} data-empty={count === 0 || undefined}>
          <a className="queue-main" href={href}>
            <span className="queue-count">{count.toLocaleString('en-IN')}</span>
            <span className="queue-label">{label}</span>
          </a>
          {about && <span className="queue-about">{about}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What is overdue leads to a list of its own. */
function Unpaid({ amount, overdue, overdue_amount }: Figures['unpaid']) {
  return (
    <>
      {formatRupees(amount)}, {overdue > 0 ? 'of it ' : 'nothing overdue'}
      {overdue > 0 && (
        <a href="/admin/invoices?status=overdue&sort=due_asc">
          {formatRupees(overdue_amount)} overdue on {overdue.toLocaleString('en-IN')}{' '}
          {overdue === 1 ? 'invoice' : 'invoices'}
        </a>
      )}
    </>
  );
}
