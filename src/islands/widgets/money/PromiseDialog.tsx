import { useState } from 'react';
import { formatNumber, parseNumber } from '#client/table-files/parse-number.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import type { addAdminPromiseEndpoint, addPromiseEndpoint } from '#contracts/receivables/promises.ts';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

type Props = {
  endpoint: typeof addAdminPromiseEndpoint | typeof addPromiseEndpoint;
  invoice: { id: number; inv: string; open: number };
  /** The latest promise that the page shows; null if none. */
  latest_id: number | null;
  /** For staff: who promised it. */
  asks_who?: boolean;
  onClose: () => void;
};

/** Records a promise to pay an invoice; the amount due is proposed. */
export function PromiseDialog({ endpoint, invoice, latest_id, asks_who = false, onClose }: Props) {
  const { id, inv, open } = invoice;
  const [seen] = useState(latest_id);
  const blank = { amount: formatNumber(open), pay_on: '', said_by: '', note: '' };
  const form = useDraftAction(endpoint as typeof addAdminPromiseEndpoint, `promise ${id}`, blank, onClose);
  const { draft, change, bind, errors, edited } = form;
  const send = () => {
    const amount = parseNumber(draft.amount) ?? Number.NaN;
    void form.submit({ ...draft, invoice_id: id, amount, latest_id: form.failure ? latest_id : seen });
  };
  return (
    <FormDialog
      title={asks_who ? `Promise to pay ${inv}` : `Payment date for ${inv}`}
      onClose={onClose}
      onSubmit={send}
      submitLabel={asks_who ? 'Record' : 'Save'}
      busy={form.busy}
      failure={form.failure}
    >
      <FieldRow>
        <TextInput
          {...bind('amount')}
          label="Amount (₹)"
          hint={`Amount due: ${formatRupees(open)}`}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
        />
        <DateInput
          name="pay_on"
          label="Payment on"
          value={draft.pay_on}
          error={errors.pay_on}
          onDate={(pay_on) => {
            edited('pay_on');
            change({ pay_on });
          }}
        />
      </FieldRow>
      {asks_who && (
        <TextInput {...bind('said_by')} label="Promised by" hint="Who at the company promised it" maxLength={100} />
      )}
      <TextInput {...bind('note')} label="Note" hint="For example, NEFT or cheque" optional maxLength={300} />
    </FormDialog>
  );
}
