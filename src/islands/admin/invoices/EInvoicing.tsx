import { useState } from 'react';
import { formatDay } from '#client/format.ts';
import { getAccountsSettingsEndpoint, saveAccountsSettingsEndpoint } from '#contracts/invoices/e-invoice.ts';
import { Button } from '#ui/Button.tsx';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useAction } from '#ui/use-action.ts';
import { useRead } from '#ui/use-read.ts';

/** From when invoices need an IRN; admins set the date. */
export function EInvoicing() {
  const read = useRead(getAccountsSettingsEndpoint);
  const { data, error } = read;
  if (error && !data) return <ReadError read={read} />;
  if (!data) return <Skeleton />;
  const { e_invoice_from, may_change } = data;
  return (
    <section aria-label="E-invoicing" className="stack e-invoicing">
      <p>
        {e_invoice_from
          ? `Invoices from ${formatDay(e_invoice_from)} to companies with a GSTIN need an IRN.`
          : 'Invoices need no IRN.'}{' '}
        With e-invoicing, an invoice is emailed and its goods can leave only after its IRN is entered.
      </p>
      {may_change ? (
        // Starts again from what a colleague has saved.
        <SettingsForm key={e_invoice_from} from={e_invoice_from} />
      ) : (
        <p className="quiet">Only admins can change this. Ask an admin.</p>
      )}
    </section>
  );
}

function SettingsForm({ from }: { from: string | null }) {
  const { submit, busy, errors, failure, edited } = useAction(saveAccountsSettingsEndpoint);
  const [draft, setDraft] = useState(from ?? '');
  return (
    <form
      className="sheet e-invoicing-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ e_invoice_from: draft });
      }}
    >
      <DateInput
        name="e_invoice_from"
        label="E-invoicing from"
        hint="First invoice date that needs an IRN. Leave blank if the turnover is below the limit."
        optional
        value={draft}
        error={errors.e_invoice_from}
        onDate={(typed) => {
          edited('e_invoice_from');
          setDraft(typed);
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
