import { formatRupees } from '#contracts/fields/money.ts';
import type { PayableInvoice, SendPaymentAdvice } from '#contracts/receipts/advices.ts';
import { Day } from '#ui/Day.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { type AdviceDraft, amountOn, leftOn } from './advice-draft.ts';
import './payment-advice.css';

type Props = {
  invoices: PayableInvoice[];
  draft: AdviceDraft;
  /** As they are sent: an error names a line by its place among them. */
  lines: SendPaymentAdvice['lines'];
  errors: Record<string, string>;
  change: (part: (now: AdviceDraft) => Partial<AdviceDraft>) => void;
  edited: (field: string) => void;
};

/** The open invoices, each with a checkbox; a ticked one has a field for the amount paid. */
export function AdviceInvoices({ invoices, draft, lines, errors, change, edited }: Props) {
  if (invoices.length === 0) return <p>No invoice is due. The payment stays on account.</p>;
  const set = (id: number, text: string | null | undefined) => {
    edited('lines');
    change(({ ticked }) => {
      const others = Object.entries(ticked).filter(([other]) => other !== String(id));
      return { ticked: Object.fromEntries(text === undefined ? others : [...others, [id, text]]) };
    });
  };
  return (
    <fieldset className="advice-invoices">
      <legend>Invoices paid</legend>
      <ul>
        {invoices.map((invoice) => {
          const { id, inv, due_date, open, advised } = invoice;
          const at = lines.findIndex(({ invoice_id }) => invoice_id === id);
          const name = `lines.${at}.amount`;
          return (
            <li key={id}>
              <Checkbox
                label={
                  <>
                    <span className="code">{inv}</span>{' '}
                    <span className="small quiet">
                      {formatRupees(open)}{' '}
                      <span className="advice-due">
                        due <Day value={due_date} />
                        {advised > 0 && `, ${formatRupees(advised)} in another advice`}
                      </span>
                    </span>
                  </>
                }
                checked={at >= 0}
                disabled={at < 0 && leftOn(invoice) <= 0}
                onChange={({ target }) => set(id, target.checked ? null : undefined)}
              />
              {at >= 0 && (
                <TextInput
                  name={name}
                  label={
                    <>
                      Paid<span className="visually-hidden"> of {inv}</span> (₹)
                    </>
                  }
                  inputMode="decimal"
                  autoComplete="off"
                  value={amountOn(invoice, draft)}
                  error={errors[name]}
                  onChange={({ target }) => set(id, target.value)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
