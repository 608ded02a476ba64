import { formatTime, sentenceCase } from '#client/format.ts';
import { listOrderInvoicesEndpoint } from '#contracts/admin-invoices.ts';
import { type DeskOrderDetail, getDeskOrderEndpoint } from '#contracts/admin-orders.ts';
import '#ui/entries.css';
import { History } from '#ui/History.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { SheetSkeleton } from '#ui/SheetSkeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { orderTones } from '#ui/status-tones.ts';
import { Summary } from '#ui/Summary.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { usePathId } from '#ui/use-path-id.ts';
import { useRead } from '#ui/use-read.ts';
import { useTitle } from '#ui/use-title.ts';
import { DeskLines } from './DeskLines.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderInvoices, type OrderInvoicesRead } from './OrderInvoices.tsx';
import { Returns } from './Returns.tsx';
import { Shipments } from './Shipments.tsx';
import './order-desk.css';

/** One order at the desk: what was ordered, what has left, and what staff may do next. */
export function OrderDeskPage() {
  const id = usePathId();
  // Asked together with the order and shown with it: how many they are would move what stands below.
  const invoices = useRead(listOrderInvoicesEndpoint, { id: Number(id) }, { enabled: id !== '' });
  return (
    <RecordPage
      endpoint={getDeskOrderEndpoint}
      crumbs={(_, id) => [{ label: 'Orders', href: '/admin/orders' }, { label: id ? `Order ${id}` : 'Order' }]}
      missing="This order was not found."
      back={{ label: 'Back to orders', href: '/admin/orders' }}
    >
      {({ order }) =>
        invoices.data || invoices.error ? <Desk order={order} invoices={invoices} /> : <SheetSkeleton />
      }
    </RecordPage>
  );
}

function Desk({ order, invoices }: { order: DeskOrderDetail; invoices: OrderInvoicesRead }) {
  useTitle(`Order ${order.id}`);
  const { company, buyer, quote, history } = order;
  return (
    <article className="order-desk">
      <header className="page-head">
        <h1>Order {order.id}</h1>
        <OrderActions order={order} />
      </header>
      <TitleBlock
        cells={[
          ['Company', <a href={`/admin/companies/${company.id}`}>{company.name}</a>],
          ['PO number', order.po_number ?? '–'],
          ['Status', <Status tone={orderTones[order.status]}>{sentenceCase(order.status)}</Status>],
          ['Placed', <time dateTime={order.created_at}>{formatTime(order.created_at)}</time>],
          ['Quote', quote && <a href={`/admin/rfqs/${quote.rfq_id}`}>{quote.code}</a>],
        ]}
      />
      <DeskLines order={order} />
      <div className="sheet-foot">
        <div className="stack stack-wide">
          <Shipments order={order} />
          <OrderInvoices read={invoices} />
          {order.returns.length > 0 && <Returns order={order} />}
          <section>
            <h2 className="section-rule">Status history</h2>
            <History steps={history} tones={orderTones} consignments={order.shipments} />
          </section>
        </div>
        <div className="stack stack-wide">
          <Summary totals={order} />
          <section>
            <h2 className="section-rule">Ship to</h2>
            <p>
              <strong>{order.ship_to.label}</strong>
              <br />
              {order.ship_to.address}
            </p>
            {order.ship_gstin && <p className="code">GSTIN {order.ship_gstin}</p>}
          </section>
          <section>
            <h2 className="section-rule">Buyer</h2>
            <p className="order-desk-person">
              {buyer.name}
              <br />
              <a href={`mailto:${buyer.email}`}>{buyer.email}</a>
              {buyer.phone && (
                <>
                  <br />
                  <a href={`tel:${buyer.phone}`}>{buyer.phone}</a>
                </>
              )}
            </p>
          </section>
          {order.notes && (
            <section>
              <h2 className="section-rule">Notes</h2>
              <p className="order-desk-notes">{order.notes}</p>
            </section>
          )}
        </div>
      </div>
    </article>
  );
}
