import { formatDay } from '#client/format.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import type { PaymentPromise } from '#contracts/receivables/promises.ts';
import { PromiseStatus } from './PromiseStatus.tsx';

type Props = { promises: (PaymentPromise & { recorded_by?: string })[] };

/** The promises to pay an invoice, the latest first. Styled by invoice-sheet.css. */
export function PromiseList({ promises }: Props) {
  return (
    <ul className="invoice-notes">
      {promises.map(({ id, amount, pay_on, said_by, note, state, kept_on, recorded_by }) => (
        <li key={id}>
          <span>
            {formatRupees(amount)} on {formatDay(pay_on)}
          </span>
          {state ? <PromiseStatus state={state} kept_on={kept_on} /> : <span className="quiet">Replaced</span>}
          <span className="quiet">
            {said_by}
            {note && `: ${note}`}
            {recorded_by && recorded_by !== said_by && ` · recorded by ${recorded_by}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
