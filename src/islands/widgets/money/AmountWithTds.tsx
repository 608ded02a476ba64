import { Money } from '#ui/Money.tsx';
import './amount-with-tds.css';

/** Money that came, or is said to have come, with the TDS that the buyer deducted; rupees. */
export function AmountWithTds({ amount, tds }: { amount: number; tds: number }) {
  return (
    <span className="amount-with-tds">
      <Money value={amount} />
      {tds !== 0 && (
        <span className="small quiet">
          and <Money value={tds} /> TDS
        </span>
      )}
    </span>
  );
}
