import { brand, contact, supplier } from '#site';
import { formatDay, formatTime } from '#client/format.ts';
import { getAttachmentEndpoint } from '#contracts/attachments/attachments.ts';
import { SOURCE_TEXTS } from '#contracts/fields/entry-source.ts';
import { getOrderEndpoint, type OrderDetail } from '#contracts/orders/portal.ts';
import { LateNotice } from '#widgets/orders/LateNotice.tsx';
import { PrivateFile } from '#widgets/PrivateFile.tsx';
import { OrderTickets } from '#widgets/orders/OrderTickets.tsx';
import { Conversation, NewMessagesNotice } from '#widgets/Conversation.tsx';
import { StatusHistory } from '#widgets/StatusHistory.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { Summary } from '#widgets/Summary.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import { HoldQuestion } from './HoldQuestion.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderApprovals } from '#widgets/approvals/OrderApprovals.tsx';
import { OrderDecision } from './OrderDecision.tsx';
import { OrderDocuments } from './OrderDocuments.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderParties } from './OrderParties.tsx';
import { OrderReturns } from './OrderReturns.tsx';
import { OrderShipments } from './OrderShipments.tsx';
import './order.css';

/** One order; its print layout is that of a purchase document. */
export function OrderPage() {
  return (
    <RecordPage
      endpoint={getOrderEndpoint}
      crumbs={(_, id) => [{ label: 'My Orders', href: '/portal/orders' }, { label: id ? `Order ${id}` : 'Order' }]}
      notFound="This order was not found."
      back={{ label: 'Back to My Orders', href: '/portal/orders' }}
    >
      {({ order }) => <Sheet {...order} />}
    </RecordPage>
  );
}

function Sheet(order: OrderDetail) {
  useDocumentTitle(`Order ${order.id}`);
  return (
    <article className="order">
      <p className="letterhead">
        <strong>{brand.legalName}</strong>, GSTIN {supplier.gstin}
        <br />
        {contact.address} · {contact.phone} · {contact.email}
      </p>
      <header className="page-head">
        <h1>Order {order.id}</h1>
        <OrderActions order={order} />
      </header>
      <TitleBlock
        cells={[
          ['PO Number', order.po_number ?? '–'],
          ['PO date', order.po_date && formatDay(order.po_date)],
          ['PO file', order.po_file && <PrivateFile endpoint={getAttachmentEndpoint} {...order.po_file} />],
          ['Cost centre', order.cost_centre],
          ['Status', <StatusBadge of={ORDER_STATES} status={order.status} />],
          ['Placed', <time dateTime={order.created_at}>{formatTime(order.created_at)}</time>],
          ['Placed by', order.placed_by],
          ['Entered by', order.source && `${brand.name}, ${SOURCE_TEXTS[order.source]}`],
          ['Need by', order.need_by && formatDay(order.need_by)],
          ['Promised by', order.promised_on && formatDay(order.promised_on)],
          ['Quote', order.quote && <a href={`/portal/quotes/${order.quote.id}`}>{order.quote.code}</a>],
        ]}
      />
      <LateNotice order={order}>
        We are following it up.{' '}
        <a href="#messages">
          Ask us<span className="visually-hidden"> about it</span>
        </a>
      </LateNotice>
      <NewMessagesNotice messages={order.messages} />
      {order.question && <HoldQuestion key={order.question.id} order={order} question={order.question} />}
      {order.may.decide && <OrderDecision order={order} />}
      {order.status === 'pending approval' && <OrderApprovals order={order} />}
      <OrderLines order={order} />
      <div className="sheet-foot">
        <div className="stack stack-wide">
          <OrderParties shipTo={order.ship_to} billTo={order.bill_to} />
          {order.notes && (
            <section>
              <h2 className="section-rule">Notes</h2>
              <p className="as-typed">{order.notes}</p>
            </section>
          )}
          <OrderShipments orderId={order.id} shipments={order.shipments} lines={order.lines} />
          <OrderReturns returns={order.returns} lines={order.lines} />
          <OrderDocuments documents={order.documents} />
          <OrderTickets tickets={order.tickets} area="/portal/support" />
          <Conversation record={{ order_id: order.id }} messages={order.messages} />
          {order.status !== 'pending approval' && <OrderApprovals order={order} />}
          <section>
            <h2 className="section-rule">Status history</h2>
            <StatusHistory steps={order.history} of={ORDER_STATES} consignments={order.shipments} />
          </section>
        </div>
        <Summary totals={order} taxes={order.taxes} />
      </div>
    </article>
  );
}
