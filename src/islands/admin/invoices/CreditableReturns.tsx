import { useState } from 'react';
import type { AdminInvoiceDetail } from '#contracts/invoices/admin.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { creditInvoiceEndpoint } from '#contracts/invoices/notes.ts';
import { Button } from '#ui/Button.tsx';
import { Money } from '#ui/Money.tsx';
import { CreditDialog } from './CreditDialog.tsx';

type GoodsReturn = AdminInvoiceDetail['returns'][number];

/** Returns received against this invoice that are not credited yet. */
export function CreditableReturns({ invoice }: { invoice: AdminInvoiceDetail }) {
  const [selected, setSelected] = useState<GoodsReturn | null>(null);
  return (
    <section>
      <h2 className="section-rule">Returns to credit</h2>
      <ul className="invoice-notes">
        {invoice.returns.map((goodsReturn) => (
          <li key={goodsReturn.id}>
            <span className="code">{goodsReturn.code}</span>
            <Money value={goodsReturn.amount} />
            <span className="quiet">
              {goodsReturn.lines.map(({ name, qty, unit }) => `${formatQuantity(qty, unit)} ${name}`).join(', ')}
            </span>
            <Button call={creditInvoiceEndpoint} small onClick={() => setSelected(goodsReturn)}>
              Credit<span className="visually-hidden"> {goodsReturn.code}</span>
            </Button>
          </li>
        ))}
      </ul>
      {selected && <CreditDialog invoice={invoice} goodsReturn={selected} onClose={() => setSelected(null)} />}
    </section>
  );
}
