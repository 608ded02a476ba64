import { formatDay, formatTime, sentenceCase } from '#client/format.ts';
import { getAttachmentEndpoint } from '#contracts/attachments/attachments.ts';
import { listOrderInvoicesEndpoint } from '#contracts/invoices/admin.ts';
import { type AdminOrderDetail, getAdminOrderEndpoint } from '#contracts/orders/admin.ts';
import '#ui/lists/record-entries.css';
import { OrderApprovals } from '#widgets/approvals/OrderApprovals.tsx';
import { LateNotice } from '#widgets/orders/LateNotice.tsx';
import { PrivateFile } from '#widgets/PrivateFile.tsx';
import { OrderTickets } from '#widgets/orders/OrderTickets.tsx';
import { Conversation, NewMessagesNotice } from '#widgets/Conversation.tsx';
import { OwnerCell } from '#widgets/owners/OwnerCell.tsx';
import { OwnerHistory } from '#widgets/owners/OwnerHistory.tsx';
import { StaffMessageForm } from '#widgets/StaffMessageForm.tsx';
import { StatusHistory } from '#widgets/StatusHistory.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { SheetSkeleton } from '#ui/SheetSkeleton.tsx';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { sentMailsHref } from '#widgets/sent-mails.ts';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import { Summary } from '#widgets/Summary.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { usePathId } from '#ui/use-path-id.ts';
import { useRead } from '#ui/use-read.ts';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import { CreditHoldNotice, CreditPanel, isOnCreditHold } from './CreditPanel.tsx';
import { OpenQuestion } from './OpenQuestion.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderInvoices, type OrderInvoicesRead } from './OrderInvoices.tsx';
import { Returns } from './Returns.tsx';
import { Shipments } from './Shipments.tsx';
import './orders.css';

/** One order: its lines, consignments, invoices and returns, and the staff actions. */
export function OrderPage() {
  const id = usePathId();
  // Read and shown together with the order: the list of invoices would otherwise push down what is below it.
  const invoices = useRead(listOrderInvoicesEndpoint, { id: Number(id) }, { enabled: id !== '' });
  return (
    <RecordPage
      endpoint={getAdminOrderEndpoint}
      crumbs={(_, id) => [{ label: 'Orders', href: '/admin/orders' }, { label: id ? `Order ${id}` : 'Order' }]}
      notFound="This order was not found."
      back={{ label: 'Back to orders', href: '/admin/orders' }}
    >
      {({ order }) =>
        invoices.data || invoices.error ? <OrderDetail order={order} invoices={invoices} /> : <SheetSkeleton />
      }
    </RecordPage>
  );
}

function OrderDetail({ order, invoices }: { order: AdminOrderDetail; invoices: OrderInvoicesRead }) {
  useDocumentTitle(`Order ${order.id}`);
  const { company, quote, history } = order;
  return (
    <article className="admin-order">
      <header className="page-head">
        <h1>Order {order.id}</h1>
        <OrderActions order={order} />
      </header>
      <TitleBlock
        cells={[
          ['Company', <a href={`/admin/companies/${company.id}`}>{company.name}</a>],
          ['PO number', order.po_number ?? '–'],
          ['PO date', order.po_date && formatDay(order.po_date)],
          ['PO file', order.po_file && <PrivateFile endpoint={getAttachmentEndpoint} {...order.po_file} />],
          ['Cost centre', order.cost_centre],
          ['Status', <StatusBadge of={ORDER_STATES} status={order.status} />],
          ['Owner', <OwnerCell kind="orders" record={order} />],
          ['Placed', <time dateTime={order.created_at}>{formatTime(order.created_at)}</time>],
          ['Source', order.source && `${sentenceCase(order.source)}, entered by ${order.entered_by}`],
          ['Need by', order.need_by && formatDay(order.need_by)],
          ['Promised by', order.promised_on && formatDay(order.promised_on)],
          ['Quote', quote && <a href={`/admin/rfqs/${quote.rfq_id}`}>{quote.code}</a>],
          ['Emails', <a href={sentMailsHref(String(order.id))}>Sent emails</a>],
        ]}
      />
      <LateNotice order={order} />
      <NewMessagesNotice messages={order.messages} />
      <OpenQuestion order={order} />
      {order.status === 'pending approval' && <OrderApprovals order={order} />}
      {isOnCreditHold(order) && <CreditHoldNotice order={order} />}
      <OrderLines order={order} />
      <div className="sheet-foot">
        <div className="stack stack-wide">
          <Shipments order={order} uninvoiced={invoices.data?.uninvoiced ?? []} />
          <OrderInvoices read={invoices} />
          {order.returns.length > 0 && <Returns order={order} />}
          <OrderTickets tickets={order.tickets} area="/admin/tickets" />
          <Conversation
            record={{ order_id: order.id }}
            messages={order.messages}
            staffForm={<StaffMessageForm record={{ order_id: order.id }} />}
          />
          {order.status !== 'pending approval' && <OrderApprovals order={order} />}
          <section>
            <h2 className="section-rule">Status history</h2>
            <StatusHistory steps={history} of={ORDER_STATES} consignments={order.shipments} />
          </section>
          <OwnerHistory changes={order.owner_history} />
        </div>
        <OrderParties order={order} />
      </div>
    </article>
  );
}

/** Totals, ship-to address, buyer and the buyer's notes. */
function OrderParties({ order }: { order: AdminOrderDetail }) {
  const { buyer, ship_to, ship_gstin, notes } = order;
  return (
    <div className="stack stack-wide">
      <Summary totals={order} />
      <CreditPanel order={order} />
      <section>
        <h2 className="section-rule">Ship to</h2>
        <p>
          <strong>{ship_to.label}</strong>
          <br />
          {ship_to.address}
        </p>
        {ship_gstin && <p className="code">GSTIN {ship_gstin}</p>}
      </section>
      <section>
        <h2 className="section-rule">Buyer</h2>
        <p className="as-typed">
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
      {notes && (
        <section>
          <h2 className="section-rule">Notes</h2>
          <p className="as-typed">{notes}</p>
        </section>
      )}
    </div>
  );
}
