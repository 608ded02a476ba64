import { may } from '#client/may.ts';
import { writeSearch } from '#client/url-search.ts';
import type { AdminInvoiceDetail } from '#contracts/invoices/admin.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { creditInvoiceEndpoint } from '#contracts/invoices/notes.ts';
import { Button } from '#ui/Button.tsx';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { Money } from '#ui/Money.tsx';
import { CreditDialog } from './CreditDialog.tsx';

const openReturn = (credit: number | null) => writeSearch({ credit }, { push: false });

/**
 * Returns received against this invoice that are not credited yet. The return that is being credited is in the address, so that
 * the link of an order opens its dialog.
 */
export function CreditableReturns({ invoice }: { invoice: AdminInvoiceDetail }) {
  const credit = useSearchParams().get('credit');
  const selected = may(creditInvoiceEndpoint) && invoice.returns.find(({ id }) => String(id) === credit);
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
            <Button call={creditInvoiceEndpoint} small onClick={() => openReturn(goodsReturn.id)}>
              Credit<span className="visually-hidden"> {goodsReturn.code}</span>
            </Button>
          </li>
        ))}
      </ul>
      {selected && <CreditDialog invoice={invoice} goodsReturn={selected} onClose={() => openReturn(null)} />}
    </section>
  );
}
