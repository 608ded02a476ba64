import { queryClient } from '#client/queries.ts';
import { formatNumber, parseNumber } from '#client/parse-number.ts';
import { type OwnCompany, saveCompanyRulesEndpoint } from '#contracts/companies/members.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { TdsSelect } from '#widgets/TdsSelect.tsx';
import { useForm } from '#ui/forms/use-form.ts';

/** The rules that the company admin keeps: PO number, spending limit, and whether the company deducts TDS. */
export function RulesForm({ company }: { company: OwnCompany }) {
  const form = useForm({
    endpoint: saveCompanyRulesEndpoint,
    draftKey: 'company rules',
    initial: {
      po_required: company.po_required,
      limit: formatNumber(company.spending_limit),
      deducts_tds: company.deducts_tds,
    },
    bodyOf: ({ limit, ...rules }) => ({ ...rules, spending_limit: parseNumber(limit) }),
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
        label="Spending limit per order (₹)"
        optional
        hint="Orders above this amount including tax need approval. Leave blank for no limit."
        name="spending_limit"
        inputMode="decimal"
        maxLength={20}
        value={values.limit}
        error={errors.spending_limit}
        onChange={(event) => edit({ limit: event.target.value })}
      />
      <TdsSelect
        value={values.deducts_tds}
        error={errors.deducts_tds}
        onChange={(deducts_tds) => edit({ deducts_tds })}
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
