import { brand, contact } from '#site';
import { formatTime, sentenceCase } from '#client/format.ts';
import { getOrderEndpoint, type OrderDetail } from '#contracts/orders.ts';
import { Button } from '#ui/Button.tsx';
import { History } from '#ui/History.tsx';
import { Icon } from '#ui/Icon.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { Status } from '#ui/Status.tsx';
import { Summary } from '#ui/Summary.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useTitle } from '#ui/use-title.ts';
import { orderTones } from '#ui/status-tones.ts';
import { OrderLines } from './OrderLines.tsx';
import './order.css';

/** One order, printed as the sheet that it is. */
export function OrderPage() {
  return (
    <RecordPage
      endpoint={getOrderEndpoint}
      crumbs={(_, id) => [{ label: 'My Orders', href: '/portal/orders' }, { label: id ? `Order ${id}` : 'Order' }]}
      missing="This order was not found."
      back={{ label: 'Back to My Orders', href: '/portal/orders' }}
    >
      {({ order }) => <Sheet {...order} />}
    </RecordPage>
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
      <TitleBlock
        cells={[
          ['PO Number', order.po_number ?? '–'],
          ['Status', <Status tone={orderTones[order.status]}>{sentenceCase(order.status)}</Status>],
          ['Placed', <time dateTime={order.created_at}>{formatTime(order.created_at)}</time>],
          ['Placed by', order.placed_by],
        ]}
      />
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
            <History steps={order.history} tones={orderTones} />
          </section>
        </div>
        <Summary totals={order} taxes={order.taxes} />
      </div>
    </article>
  );
}
