import { useState } from 'react';
import { parseNumber } from '#client/table-files/parse-number.ts';
import { getAccountsSettingsEndpoint } from '#contracts/invoices/e-invoice.ts';
import { saveCreditSettingsEndpoint } from '#contracts/receivables/credit.ts';
import { Button } from '#ui/Button.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useAction } from '#ui/use-action.ts';
import { useRead } from '#ui/use-read.ts';

/** From when overdue invoices hold orders; admins set the days. The credit limit is on each company's page. */
export function CreditSettings() {
  const read = useRead(getAccountsSettingsEndpoint);
  const { data, error } = read;
  if (error && !data) return <ReadError read={read} />;
  if (!data) return <Skeleton />;
  const { credit_hold_days: days, may_change } = data;
  return (
    <section aria-label="Credit holds" className="stack credit-settings">
      <p>
        An order that takes its company over its credit limit goes on credit hold when it is placed or approved.
        Confirming an order needs an admin, with a reason, if its company is over its credit limit
        {days > 0 && ` or has an invoice overdue by more than ${days === 1 ? '1 day' : `${days} days`}`}. If an employee
        confirms it, it goes on credit hold. The buyer does not see the figures. The credit limit is on each company’s
        page.
      </p>
      {may_change ? (
        // Starts again from what a colleague has saved.
        <SettingsForm key={days} days={days} />
      ) : (
        <p className="quiet">Only admins can change this. Ask an admin.</p>
      )}
    </section>
  );
}

function SettingsForm({ days }: { days: number }) {
  const { submit, busy, errors, failure, edited } = useAction(saveCreditSettingsEndpoint);
  const [draft, setDraft] = useState(String(days));
  return (
    <form
      className="sheet credit-settings-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ credit_hold_days: parseNumber(draft) ?? Number.NaN });
      }}
    >
      <TextInput
        name="credit_hold_days"
        label="Hold orders when an invoice is overdue by more than (days)"
        hint="Enter 0 to turn it off."
        inputMode="numeric"
        autoComplete="off"
        value={draft}
        error={errors.credit_hold_days}
        onChange={(event) => {
          edited('credit_hold_days');
          setDraft(event.target.value);
        }}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button type="submit" kind="primary" busy={busy} busyText="Saving…">
          Save
        </Button>
      </div>
    </form>
  );
}
