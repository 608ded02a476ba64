import { Fragment } from 'react';
import type * as z from 'zod/mini';
import { formatDate } from '#client/format.ts';
import { getOverviewEndpoint } from '#contracts/portal/overview.ts';
import { Day } from '#ui/Day.tsx';
import { brand } from '#site';
import { Notice } from '#ui/Notice.tsx';
import { Money } from '#ui/Money.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { INVOICE_STATES } from '#contracts/invoices/states.ts';
import { OrderStatusBadge } from '#widgets/orders/OrderStatusBadge.tsx';
import { RfqBadge } from '#widgets/RfqBadge.tsx';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import type { Column } from '#ui/Table.tsx';
import { useRead } from '#ui/use-read.ts';
import { BuyAgain } from './BuyAgain.tsx';
import './overview.css';
import { OwedTile } from './OwedTile.tsx';
import { RecentList } from './RecentList.tsx';
import { Tile } from './Tile.tsx';

/** What is owed, counts of open RFQs, orders and invoices, recent purchases and the newest records; all from one call. */
export function Overview() {
  const read = useRead(getOverviewEndpoint);
  const { data, error } = read;
  if (error && !data) return <ReadError read={read} />;
  return (
    // With a new key the data replaces the skeletons as a whole, so that a shorter list is not seen to move.
    <div key={data ? 'loaded' : 'loading'} className="overview">
      <OwedTile owed={data?.owed} />
      <div className="overview-tiles sheet">
        <Tile label="Open RFQs" count={data?.open_rfqs} href="/portal/rfqs" />
        <Tile label="Active Orders" count={data?.active_orders} href="/portal/orders" />
        <Tile label="Pending Invoices" count={data?.pending_invoices} href="/portal/invoices" />
      </div>
      {data && <NewMessagesLine orders={data.unread_orders} rfqs={data.unread_rfqs} />}
      <BuyAgain products={data?.bought} />
      <RecentList
        title="Recent orders"
        all={{ label: 'All orders', href: '/portal/orders' }}
        empty={{ text: 'No orders yet.', label: 'Open the catalogue', href: '/portal/catalog' }}
        rows={data?.orders}
        columns={orderColumns}
      />
      <div className="stack stack-wide">
        <RecentList
          title="Recent RFQs"
          all={{ label: 'All RFQs', href: '/portal/rfqs' }}
          empty={{ text: 'No RFQs found.', label: 'New RFQ', href: '/portal/rfqs/new' }}
          rows={data?.rfqs}
          columns={rfqColumns}
        />
        <RecentList
          title="Recent invoices"
          all={{ label: 'All invoices', href: '/portal/invoices' }}
          empty={{ text: 'No invoices.' }}
          rows={data?.invoices}
          columns={invoiceColumns}
        />
      </div>
    </div>
  );
}

/** Says which records have new messages, with a link to each list; nothing without one. */
function NewMessagesLine({ orders, rfqs }: { orders: number; rfqs: number }) {
  const links = [
    orders > 0 && { href: '/portal/orders?messages=new', label: orders === 1 ? '1 order' : `${orders} orders` },
    rfqs > 0 && { href: '/portal/rfqs?messages=new', label: rfqs === 1 ? '1 RFQ' : `${rfqs} RFQs` },
  ].filter((link) => link !== false);
  if (links.length === 0) return null;
  return (
    <div className="overview-messages">
      <Notice>
        New messages from {brand.name}:{' '}
        {links.map(({ href, label }, index) => (
          <Fragment key={href}>
            {index > 0 && ' and '}
            <a href={href}>{label}</a>
          </Fragment>
        ))}
      </Notice>
    </div>
  );
}

type Reply = z.output<typeof getOverviewEndpoint.reply>;

const orderColumns: Column<Reply['orders'][number]>[] = [
  { label: 'Order #', cell: ({ id }) => <Code href={`/portal/orders/${id}`}>{id}</Code> },
  {
    label: 'Status',
    cell: (order) => <OrderStatusBadge order={order} />,
  },
  { label: 'Total', end: true, cell: ({ total }) => <Money value={total} /> },
  {
    label: 'Placed',
    end: true,
    cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time>,
  },
];

const rfqColumns: Column<Reply['rfqs'][number]>[] = [
  { label: 'RFQ #', cell: ({ id, code }) => <Code href={`/portal/rfqs/${id}`}>{code}</Code> },
  { label: 'Status', cell: (rfq) => <RfqBadge {...rfq} /> },
  { label: 'Date', end: true, cell: ({ date }) => <time dateTime={date}>{formatDate(date)}</time> },
];

const invoiceColumns: Column<Reply['invoices'][number]>[] = [
  { label: 'Invoice #', cell: ({ id, inv }) => <Code href={`/portal/invoices/${id}`}>{inv}</Code> },
  {
    label: 'Status',
    cell: ({ status }) => <StatusBadge of={INVOICE_STATES} status={status} />,
  },
  { label: 'Date', end: true, cell: ({ date }) => <Day value={date} /> },
  { label: 'Amount', end: true, cell: ({ amount }) => <Money value={amount} /> },
];

function Code({ href, children }: { href: string; children: string | number }) {
  return (
    <a className="code" href={href}>
      {children}
    </a>
  );
}
