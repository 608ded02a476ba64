import type { ReactNode } from 'react';
import { formatDay, sentenceCase } from '#client/format.ts';
import type { InvoiceDetail } from '#contracts/invoices.ts';
import { formatRupees } from '#contracts/money.ts';
import { Day } from './Day.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoiceParties } from './InvoiceParties.tsx';
import { InvoiceSums } from './InvoiceSums.tsx';
import './invoice-sheet.css';
import { Money } from './Money.tsx';
import { Notice } from './Notice.tsx';
import { Status } from './Status.tsx';
import { invoiceTones } from './status-tones.ts';
import { TitleBlock } from './TitleBlock.tsx';

type Props = {
  invoice: InvoiceDetail;
  /** Where its order and its credit notes are read. */
  area: '/portal' | '/admin';
  actions: ReactNode;
  /** More cells of the title block. */
  cells?: [label: string, value: ReactNode][];
  /** What stands between the parties and the credit notes. */
  children: ReactNode;
};

/** An invoice or credit note as a sheet: what it is, its lines, its sums, whom it bills; for the buyer and the desk. */
export function InvoiceSheet({ invoice, area, actions, cells = [], children }: Props) {
  const { inv, credits, order_id, irn } = invoice;
  return (
    <article className="invoice">
      <header className="page-head">
        <h1>
          {credits ? 'Credit note' : 'Invoice'} {inv}
        </h1>
        <div className="cluster no-print">{actions}</div>
      </header>
      <TitleBlock
        cells={[
          ['Status', <Status tone={invoiceTones[invoice.status]}>{sentenceCase(invoice.status)}</Status>],
          ['Date', <Day value={invoice.date} />],
          ['Due', credits ? null : <Day value={invoice.due_date} />],
          ['Order', <a href={`${area}/orders/${order_id}`}>{order_id}</a>],
          ['PO number', invoice.po_number],
          ['Against invoice', credits && <a href={`${area}/invoices/${credits.id}`}>{credits.inv}</a>],
          ...cells,
        ]}
      />
      <Owed invoice={invoice} />
      <InvoiceLines lines={invoice.lines} />
      <div className="sheet-foot">
        <div className="stack stack-wide">
          {credits && (
            <section>
              <h2 className="section-rule">Reason</h2>
              <p>{credits.reason}</p>
            </section>
          )}
          <InvoiceParties {...invoice} />
          {irn && (
            <section>
              <h2 className="section-rule">Invoice reference number (IRN)</h2>
              <p className="code invoice-irn">{irn}</p>
            </section>
          )}
          {children}
          <CreditNotes notes={invoice.credit_notes} area={area} />
        </div>
        <InvoiceSums invoice={invoice} />
      </div>
    </article>
  );
}

/** What is overdue, or goes back. */
function Owed({ invoice: { status, due_date, days_overdue, open, refund_due } }: { invoice: InvoiceDetail }) {
  if (refund_due > 0) {
    return (
      <Notice>{formatRupees(refund_due)} was paid beyond what is owed after the credit note, and goes back.</Notice>
    );
  }
  if (status !== 'overdue') return null;
  const days = days_overdue === 1 ? '1 day' : `${days_overdue} days`;
  return (
    <Notice tone="warn">
      {formatRupees(open)} is open, {days} after the due date of {formatDay(due_date)}.
    </Notice>
  );
}

function CreditNotes({ notes, area }: { notes: InvoiceDetail['credit_notes']; area: string }) {
  if (notes.length === 0) return null;
  return (
    <section>
      <h2 className="section-rule">Credit notes</h2>
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
