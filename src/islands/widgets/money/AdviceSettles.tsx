import type { PaymentAdvice } from '#contracts/receipts/advices.ts';
import { Money } from '#ui/Money.tsx';
import './advice-settles.css';

/** Invoices shown of one advice. */
const SHOWN = 5;

type Props = { advice: PaymentAdvice; area: '/admin' | '/portal' };

/** The invoices that a payment advice names, and what stays on account. */
export function AdviceSettles({ advice: { lines, on_account }, area }: Props) {
  const more = lines.length - SHOWN;
  return (
    <ul className="advice-settles">
      {lines.slice(0, SHOWN).map(({ invoice_id, inv, amount }) => (
        <li key={invoice_id}>
          <a className="code" href={`${area}/invoices/${invoice_id}`}>
            {inv}
          </a>{' '}
          <Money value={amount} />
        </li>
      ))}
      {more > 0 && <li className="quiet">and {more === 1 ? '1 more invoice' : `${more} more invoices`}</li>}
      {on_account > 0 && (
        <li>
          On account <Money value={on_account} />
        </li>
      )}
    </ul>
  );
}
