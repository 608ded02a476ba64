import type { ReactNode } from 'react';
import { formatDay, formatTime } from '#client/format.ts';
import type { InvoiceDetail } from '#contracts/invoices/portal.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { Day } from '#ui/Day.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoiceParties } from './InvoiceParties.tsx';
import { InvoiceSums } from './InvoiceSums.tsx';
import './invoice-sheet.css';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { INVOICE_STATES } from '#contracts/invoices/states.ts';
import { PayTo } from '../money/PayTo.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';

type Props = {
  invoice: InvoiceDetail;
  /** The area in which its order and credit notes are linked. */
  area: '/portal' | '/admin';
  actions: ReactNode;
  /** Shown above the lines. */
  notice?: ReactNode;
  /** More cells of the title block. */
  cells?: [label: string, value: ReactNode][];
  /** Sections between the parties and the credit notes. */
  children: ReactNode;
};

const KINDS = { invoice: 'Invoice', 'credit note': 'Credit note', 'debit note': 'Debit note' };

/** An invoice, credit or debit note with its lines, totals and parties, for the buyer and for staff. */
export function InvoiceSheet({ invoice, area, actions, notice, cells = [], children }: Props) {
  const { inv, credits, order_id, challan, irn, pay_to } = invoice;
  const original = credits ?? invoice.debits;
  return (
    <article className="invoice">
      <header className="page-head">
        <h1>
          {KINDS[invoice.kind]} {inv}
        </h1>
        <div className="cluster no-print">{actions}</div>
      </header>
      <TitleBlock
        cells={[
          ['Status', <StatusBadge of={INVOICE_STATES} status={invoice.status} />],
          ['Date', <Day value={invoice.date} />],
          ['Due date', credits ? null : <Day value={invoice.due_date} />],
          ['Order', <a href={`${area}/orders/${order_id}`}>{order_id}</a>],
          ['PO number', invoice.po_number],
          ['PO date', invoice.po_date && <Day value={invoice.po_date} />],
          ['Delivery challan', challan && <span className="code">{challan.number}</span>],
          ['Against invoice', original && <a href={`${area}/invoices/${original.id}`}>{original.inv}</a>],
          ...cells,
        ]}
      />
      {notice}
      <DueNotice invoice={invoice} />
      <InvoiceLines lines={invoice.lines} interState={invoice.inter_state} />
      <div className="sheet-foot">
        <div className="stack stack-wide">
          {original && (
            <section>
              <h2 className="section-rule">Reason</h2>
              <p>{original.reason}</p>
            </section>
          )}
          <InvoiceParties {...invoice} />
          {irn && <Irn irn={irn} />}
          {pay_to && <PayTo payTo={pay_to} amount={invoice.open} reference={inv} />}
          {children}
          <Notes title="Credit notes" notes={invoice.credit_notes} area={area} />
          <Notes title="Debit notes" notes={invoice.debit_notes} area={area} />
        </div>
        <InvoiceSums invoice={invoice} />
      </div>
    </article>
  );
}

/** The IRN with the portal's acknowledgement, and whether it was cancelled. */
function Irn({ irn }: { irn: NonNullable<InvoiceDetail['irn']> }) {
  return (
    <section>
      <h2 className="section-rule">Invoice reference number (IRN)</h2>
      <p className="code invoice-irn">{irn.number}</p>
      <p className="quiet">
        Ack No. <span className="code">{irn.ack_no}</span>, {formatTime(irn.ack_at)}
      </p>
      {irn.cancelled && (
        <Notice tone="warn">
          Cancelled on {formatTime(irn.cancelled.at)}: {irn.cancelled.reason}
        </Notice>
      )}
    </section>
  );
}

/** Says how much is overdue or to be refunded. */
function DueNotice({ invoice: { status, due_date, days_overdue, open, refund_due } }: { invoice: InvoiceDetail }) {
  if (refund_due > 0) {
    return (
      <Notice>
        {formatRupees(refund_due)} was paid in excess after the credit note and will be refunded or adjusted.
      </Notice>
    );
  }
  if (status !== 'overdue') return null;
  const days = days_overdue === 1 ? '1 day' : `${days_overdue} days`;
  return (
    <Notice tone="warn">
      {formatRupees(open)} is overdue by {days}. It was due on {formatDay(due_date)}.
    </Notice>
  );
}

type NotesProps = { title: string; notes: InvoiceDetail['credit_notes']; area: string };

function Notes({ title, notes, area }: NotesProps) {
  if (notes.length === 0) return null;
  return (
    <section>
      <h2 className="section-rule">{title}</h2>
      <ul className="invoice-notes">
        {notes.map(({ id, inv, date, amount, reason }) => (
          <li key={id}>
            <a className="code" href={`${area}/invoices/${id}`}>
              {inv}
            </a>
            <Day value={date} />
            <Money value={amount} />
            <span className="quiet">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
