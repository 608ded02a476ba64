import { useState } from 'react';
import { formatDay, formatTime } from '#client/format.ts';
import { formatPer } from '#contracts/fields/money.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { getPurchaseOrderEndpoint, type PurchaseOrder } from '#contracts/stores/purchase-orders.ts';
import { PURCHASE_ORDER_STATES } from '#contracts/stores/states.ts';
import { Day } from '#ui/Day.tsx';
import { Money } from '#ui/Money.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { rememberFocus } from '#ui/remember-focus.ts';
import type { Column } from '#ui/Table.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import { LinesSheet } from '#widgets/LinesSheet.tsx';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import { PurchaseOrderActions } from './PurchaseOrderActions.tsx';
import { PurchaseOrderForm } from './PurchaseOrderForm.tsx';
import './stores.css';

/** One purchase order: its lines, the goods received, and what can be done with it. */
export function PurchaseOrderPage() {
  return (
    <RecordPage
      endpoint={getPurchaseOrderEndpoint}
      crumbs={(reply) => [
        { label: 'Purchase orders', href: '/admin/stores?view=purchase-orders' },
        { label: reply?.order.number ?? 'Purchase order' },
      ]}
      notFound="This purchase order was not found."
      back={{ label: 'Back to purchase orders', href: '/admin/stores?view=purchase-orders' }}
    >
      {({ order }) => <PurchaseOrderDetail order={order} />}
    </RecordPage>
  );
}

function PurchaseOrderDetail({ order }: { order: PurchaseOrder }) {
  const [isEditing, setEditing] = useState(false);
  const close = () => {
    const restoreFocus = rememberFocus();
    setEditing(false);
    restoreFocus();
  };
  useDocumentTitle(order.number);
  const { vendor, payment_days } = order;
  const isDraft = PURCHASE_ORDER_STATES[order.status].isDraft === true;
  return (
    <article className="stack purchase-order">
      <header className="page-head">
        <h1>{order.number}</h1>
        {!(isEditing && isDraft) && <PurchaseOrderActions order={order} onEdit={() => setEditing(true)} />}
      </header>
      <TitleBlock
        cells={[
          ['Vendor', vendor.name],
          ['GST number', vendor.gstin && <span className="code">{vendor.gstin}</span>],
          ['Status', <StatusBadge of={PURCHASE_ORDER_STATES} status={order.status} />],
          ['Date', formatDay(order.date)],
          ['Due', order.due_on && formatDay(order.due_on)],
          ['Payment', payment_days === null ? null : `${payment_days} days`],
          ['Sent', order.sent_at && formatTime(order.sent_at)],
          ['Made by', order.created_by],
          ['Value before tax', <Money value={order.value} />],
        ]}
      />
      {isEditing && isDraft ? (
        <PurchaseOrderForm order={order} onClose={close} />
      ) : (
        <>
          <LinesSheet caption="Lines" columns={columnsOf(order)} lines={order.lines} />
          {order.note && (
            <section>
              <h2 className="section-rule">Note</h2>
              <p className="purchase-note">{order.note}</p>
            </section>
          )}
          <Receipts order={order} />
        </>
      )}
    </article>
  );
}

type Line = PurchaseOrder['lines'][number];

const columnsOf = (order: PurchaseOrder): Column<Line>[] => [
  {
    label: 'Item',
    lead: true,
    cell: ({ name, sku, note }) => (
      <span className="two-lines">
        {name}
        <span className="code small quiet">{sku}</span>
        {note && <span className="small quiet">{note}</span>}
      </span>
    ),
  },
  { label: 'Ordered', end: true, cell: ({ qty, unit }) => formatQuantity(qty, unit) },
  { label: 'Received', end: true, cell: ({ received_qty, unit }) => formatQuantity(received_qty, unit) },
  {
    label: 'Short for orders',
    end: true,
    cell: ({ short, unit }) => (short > 0 ? formatQuantity(short, unit) : '–'),
  },
  {
    label: 'Due',
    cell: ({ due_on }) => {
      const due = due_on ?? order.due_on;
      return due ? <Day value={due} /> : '–';
    },
  },
  {
    label: 'Cost',
    end: true,
    cell: ({ cost, cost_per, unit }) => (
      <span>
        <Money value={cost} /> <span className="small quiet">/ {formatPer({ price_per: cost_per, unit })}</span>
      </span>
    ),
  },
];

/** What came, each time it came. */
function Receipts({ order: { receipts, lines, status } }: { order: PurchaseOrder }) {
  if (receipts.length === 0 && !PURCHASE_ORDER_STATES[status].isExpected) return null;
  return (
    <section>
      <h2 className="section-rule">Goods received</h2>
      {receipts.length === 0 && <p className="quiet">None yet.</p>}
      <ul className="purchase-receipts">
        {receipts.map(({ id, code, at, by, document, note, lines: came }) => (
          <li key={id}>
            <strong className="code">{code}</strong>{' '}
            <span className="quiet">
              {formatTime(at)}, {by}
              {document && `, vendor’s invoice or challan ${document}`}
            </span>
            <br />
            {came
              .map(({ line_no, qty }) => {
                const line = lines.find((each) => each.line_no === line_no);
                return line ? `${formatQuantity(qty, line.unit)} ${line.sku}` : '';
              })
              .join(', ')}
            {note && (
              <>
                <br />
                {note}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
