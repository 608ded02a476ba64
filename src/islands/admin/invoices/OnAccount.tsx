import { useState } from 'react';
import { formatNumber, parseNumber } from '#client/table-files/parse-number.ts';
import type { AdminInvoiceDetail } from '#contracts/invoices/admin.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { allocateReceiptEndpoint } from '#contracts/receipts/admin.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

type Money = AdminInvoiceDetail['on_account'][number];

/** Advances and money on account of the company that may settle the invoice. */
export function OnAccount({ invoice }: { invoice: AdminInvoiceDetail }) {
  const [chosen, setChosen] = useState<Money | null>(null);
  if (invoice.open === 0 || invoice.awaits_irn || invoice.on_account.length === 0) return null;
  return (
    <section>
      <h2 className="section-rule">Money on account</h2>
      <ul className="invoice-notes">
        {invoice.on_account.map((money) => (
          <li key={money.id}>
            <span>
              {money.is_for_order ? 'Advance of ' : ''}
              {formatRupees(money.unallocated)} available
            </span>
            <a className="code" href={`/admin/receipts/${money.id}`}>
              {money.number}
            </a>
            <Button call={allocateReceiptEndpoint} small onClick={() => setChosen(money)}>
              Apply
              <span className="visually-hidden"> {money.number}</span>
            </Button>
          </li>
        ))}
      </ul>
      {chosen && <ApplyDialog invoice={invoice} money={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}

function ApplyDialog({ invoice, money, onClose }: { invoice: AdminInvoiceDetail; money: Money; onClose: () => void }) {
  const { id: invoice_id, inv, open } = invoice;
  const { id, unallocated, number } = money;
  const blank = { amount: formatNumber(Math.min(open, unallocated)) };
  const form = useDraftAction(allocateReceiptEndpoint, `apply ${id} ${invoice_id}`, blank, onClose);
  const amount = parseNumber(form.draft.amount) ?? Number.NaN;
  const bound = form.bind('amount');
  const name = 'allocations.0.amount';
  return (
    <FormDialog
      title={`Apply ${number} to ${inv}`}
      onClose={onClose}
      onSubmit={() => void form.submit({ id, unallocated, allocations: [{ invoice_id, amount, open }] })}
      submitLabel="Apply"
      busy={form.busy}
      failure={form.failure}
    >
      <ErrorSummary errors={form.errors} />
      <TextInput
        {...bound}
        name={name}
        error={form.errors[name]}
        onChange={(event) => {
          form.edited(name);
          bound.onChange(event);
        }}
        label="Amount (₹)"
        hint={`Available: ${formatRupees(unallocated)}. Amount due: ${formatRupees(open)}`}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  );
}
