import { queryClient } from '#client/queries.ts';
import { grouped, numberIn } from '#client/number-in.ts';
import { type OwnCompany, saveCompanyRulesEndpoint } from '#contracts/colleagues.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useForm } from '#ui/use-form.ts';

/** PO number and spending limit, for the company admin. */
export function RulesForm({ company }: { company: OwnCompany }) {
  const form = useForm({
    endpoint: saveCompanyRulesEndpoint,
    keep: 'company rules',
    initial: { po_required: company.po_required, limit: grouped(company.spending_limit) },
    bodyOf: ({ po_required, limit }) => ({ po_required, spending_limit: numberIn(limit) }),
    onSaved: async ({ message }) => {
      form.setStatus({ tone: 'ok', text: message });
      await queryClient.invalidateQueries();
    },
  });
  const { values, edit, errors, status, busy, dirty, submit } = form;
  return (
    <form className="sheet sheet-body stack company-rules" onSubmit={submit} noValidate>
      <ErrorSummary errors={errors} />
      <Checkbox
        label="Every order needs a PO number"
        name="po_required"
        checked={values.po_required}
        onChange={(event) => edit({ po_required: event.target.checked })}
      />
      <TextInput
        label="Spending limit of an order, ₹"
        optional
        hint="An order above it, tax included, waits for an approver or company admin. Empty: none does."
        name="spending_limit"
        inputMode="decimal"
        maxLength={20}
        value={values.limit}
        error={errors.spending_limit}
        onChange={(event) => edit({ limit: event.target.value })}
      />
      {status?.tone === 'bad' && <Notice tone="bad">{status.text}</Notice>}
      <div className="cluster">
        <Button kind="primary" type="submit" disabled={!dirty} busy={busy} busyText="Saving…">
          Save rules
        </Button>
        <p className="company-saved" role="status">
          {status?.tone === 'ok' && status.text}
        </p>
      </div>
    </form>
  );
}
