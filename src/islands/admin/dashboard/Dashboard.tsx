import type { ReactNode } from 'react';
import { type Dashboard as Figures, getDashboardEndpoint } from '#contracts/admin/dashboard.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tiles } from '#ui/Tiles.tsx';
import { useRead } from '#ui/use-read.ts';
import { OrdersChart } from './OrdersChart.tsx';
import './dashboard.css';

/** Today's figures, the work that needs attention, and the orders of the last 30 days. */
export function Dashboard() {
  const read = useRead(getDashboardEndpoint);
  const { data, error } = read;
  if (error && !data) return <ReadError read={read} />;
  // The server's date, not the browser's.
  const today = data?.days.at(-1)?.day;
  const tiles = [
    { label: 'Customers', figure: formatFigure(data?.customers), href: '/admin/customers?state=enabled' },
    { label: 'Open RFQs', figure: formatFigure(data?.open_rfqs), href: '/admin/rfqs?status=open' },
    {
      label: 'Orders Today',
      figure: formatFigure(data?.orders_today),
      href: today ? `/admin/orders?from=${today}&to=${today}` : '/admin/orders',
    },
  ];
  return (
    // The key replaces all skeletons at once.
    <div key={data ? 'loaded' : 'loading'} className="dashboard">
      <Tiles tiles={tiles} />
      <section>
        <h2 className="section-rule">Assigned to me</h2>
        {data ? <Queue items={ownItems(data)} /> : <Skeleton className="dashboard-own-skeleton" />}
      </section>
      <section>
        <h2 className="section-rule">Needs attention</h2>
        {data ? <Queue items={workItems(data)} /> : <Skeleton className="dashboard-queue-skeleton" />}
      </section>
      <section>
        <h2 className="section-rule">Orders in the last 30 days</h2>
        {data ? <OrdersChart days={data.days} /> : <Skeleton className="dashboard-chart-skeleton" />}
      </section>
    </div>
  );
}

const formatFigure = (count: number | undefined) =>
  count === undefined ? <Skeleton /> : count.toLocaleString('en-IN');

type WorkItem = { label: string; count: number; href: string; note?: ReactNode };

/** Work by kind: each item with its count, linked to the list behind it. */
function Queue({ items }: { items: WorkItem[] }) {
  return (
    <ul role="list" className="queue">
      {items.map(({ label, count, href, note }) => (
        <li key={label} data-empty={count === 0 || undefined}>
          <a className="queue-main" href={href}>
            <span className="queue-count">{count.toLocaleString('en-IN')}</span>
            <span className="queue-label">{label}</span>
          </a>
          {note && <span className="queue-about">{note}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The user's own queue, each item with what no one owns beside it. */
function ownItems({ mine, unassigned }: Figures): WorkItem[] {
  const item = (label: string, name: keyof Figures['mine'], list: string): WorkItem => ({
    ...{ label, count: mine[name], href: `/admin/${list}&owner=me` },
    note:
      unassigned[name] === 0 ? (
        '0 unassigned'
      ) : (
        <a href={`/admin/${list}&owner=none`}>
          {unassigned[name].toLocaleString('en-IN')} unassigned<span className="visually-hidden">: {label}</span>
        </a>
      ),
  });
  return [
    item('My RFQs to quote', 'rfqs', 'rfqs?status=waiting&sort=date_asc'),
    item('My orders to confirm', 'to_confirm', 'orders?status=placed&sort=placed_asc'),
    item('My orders to pack or dispatch', 'to_ship', 'orders?status=to+ship&sort=placed_asc'),
    item('My tickets to answer', 'tickets', 'tickets?status=open'),
  ];
}

function workItems({ waiting, unpaid }: Figures): WorkItem[] {
  const { rfqs_under_a_day, rfqs_under_three_days, rfqs_older } = waiting;
  const rfqs = rfqs_under_a_day + rfqs_under_three_days + rfqs_older;
  return [
    {
      label: 'Unanswered RFQs',
      count: rfqs,
      href: '/admin/rfqs?status=waiting&sort=date_asc',
      note:
        rfqs > 0 && `${rfqs_under_a_day} under a day, ${rfqs_under_three_days} up to three days, ${rfqs_older} older`,
    },
    {
      label: 'Counter-offers to answer',
      count: waiting.counter_offers,
      href: '/admin/rfqs?status=countered&sort=date_asc',
    },
    { label: 'Enquiries from the website', count: waiting.enquiries, href: '/admin/enquiries?handled=no' },
    { label: 'Orders to confirm', count: waiting.to_confirm, href: '/admin/orders?status=placed&sort=placed_asc' },
    {
      label: 'Orders to pack or dispatch',
      count: waiting.to_ship,
      href: '/admin/orders?status=to+ship&sort=placed_asc',
    },
    { label: 'Late orders', count: waiting.late, href: '/admin/orders?status=late&sort=placed_asc' },
    {
      label: 'Orders with a return or claim to answer',
      count: waiting.to_take_back,
      href: '/admin/orders?status=new+return&sort=placed_asc',
    },
    { label: 'Consignments packed, not invoiced', count: waiting.to_invoice, href: '/admin/invoices?view=queue' },
    {
      label: 'Goods on challan due back or to be invoiced',
      count: waiting.challans_due,
      href: '/admin/invoices?view=challans&limit=near',
    },
    {
      label: 'Unpaid invoices',
      count: unpaid.invoices,
      href: '/admin/invoices?status=open&sort=due_asc',
      note: unpaid.invoices > 0 && <UnpaidAmounts {...unpaid} />,
    },
    {
      label: 'Payment advices to record',
      count: waiting.payment_advices,
      href: '/admin/receipts?view=advices&status=sent',
    },
    {
      label: 'Broken promises to pay',
      count: waiting.broken_promises,
      href: '/admin/receivables?view=promises&state=broken',
    },
    { label: 'Orders with new messages', count: waiting.unread_orders, href: '/admin/orders?status=unread' },
    { label: 'RFQs with new messages', count: waiting.unread_rfqs, href: '/admin/rfqs?status=unread' },
    { label: 'Open tickets', count: waiting.tickets, href: '/admin/tickets?status=open' },
    { label: 'Failed emails', count: waiting.failed_mails, href: '/admin/outbox?state=failing' },
    { label: 'Products low on stock', count: waiting.low_stock, href: '/admin/products?stock=low' },
  ];
}

function UnpaidAmounts({ amount, overdue, overdue_amount }: Figures['unpaid']) {
  return (
    <>
      {formatRupees(amount)}, {overdue > 0 ? 'of which ' : 'none overdue'}
      {overdue > 0 && (
        <a href="/admin/invoices?status=overdue&sort=due_asc">
          {formatRupees(overdue_amount)} is overdue on {overdue.toLocaleString('en-IN')}{' '}
          {overdue === 1 ? 'invoice' : 'invoices'}
        </a>
      )}
    </>
  );
}
