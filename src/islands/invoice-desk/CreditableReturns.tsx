import { useState } from 'react';
import type { DeskInvoiceDetail } from '#contracts/admin-invoices.ts';
import { Button } from '#ui/Button.tsx';
import { Money } from '#ui/Money.tsx';
import { CreditDialog } from './CreditDialog.tsx';

type SentBack = DeskInvoiceDetail['returns'][number];

/** Goods of this invoice that came back and are not credited yet. */
export function CreditableReturns({ invoice }: { invoice: DeskInvoiceDetail }) {
  const [asked, setAsked] = useState<SentBack | null>(null);
  return (
    <section>
      <h2 className="section-rule">Returns to credit</h2>
      <ul className="invoice-notes">
        {invoice.returns.map((sentBack) => (
          <li key={sentBack.id}>
            <span className="code">{sentBack.code}</span>
            <Money value={sentBack.amount} />
            <span className="quiet">
              {sentBack.lines.map(({ name, qty, unit }) => `${qty.toLocaleString('en-IN')} ${unit} ${name}`).join(', ')}
            </span>
            <Button small onClick={() => setAsked(sentBack)}>
              Credit<span className="visually-hidden"> {sentBack.code}</span>
            </Button>
          </li>
        ))}
      </ul>
      {asked && <CreditDialog invoice={invoice} sentBack={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}
