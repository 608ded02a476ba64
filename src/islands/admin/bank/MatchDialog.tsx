import { useState } from 'react';
import { formatDay } from '#client/format.ts';
import { parseNumber } from '#client/table-files/parse-number.ts';
import { acceptBankLineEndpoint, type BankLine } from '#contracts/bank/admin.ts';
import { formatRupees, toPaise, toRupees } from '#contracts/fields/money.ts';
import { getOpenItemsEndpoint } from '#contracts/receipts/admin.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useAction } from '#ui/use-action.ts';
import { useRead } from '#ui/use-read.ts';
import { CompanySelect } from '#widgets/companies/CompanySelect.tsx';
import { seenLine } from './use-accept-all.ts';
import { adviceOf, allocationsOf, type Draft, draftOf, oldestFirst, restOf } from './match-draft.ts';

/** Chooses the company that paid a line and the invoices that it settles; the rest stays on account. */
export function MatchDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const [draft, setDraft] = useState(() => draftOf(line));
  const action = useAction(acceptBankLineEndpoint, onClose);
  const { submit, busy, errors, failure, edited } = action;
  const { company_id } = draft;
  const read = useRead(getOpenItemsEndpoint, { company_id }, { enabled: company_id !== null });
  const invoices = (company_id !== null && read.data?.invoices) || [];
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const rest = restOf(line, draft);
  const send = () =>
    void submit({
      ...{ id: line.id, line: seenLine(line), company_id: company_id ?? Number.NaN, tds: parseNumber(draft.tds) ?? 0 },
      ...adviceOf(line, company_id),
      allocations: allocationsOf(draft, invoices),
    });
  return (
    <FormDialog
      title={`Match ${formatRupees(line.amount)}`}
      onClose={onClose}
      onSubmit={send}
      submitLabel="Record receipt"
      busy={busy}
      failure={failure}
    >
      <ErrorSummary errors={errors} />
      <p className="bank-narration">{line.narration}</p>
      <CompanySelect
        label="Company"
        name="company_id"
        noneLabel="Choose a company"
        value={company_id}
        data-autofocus
        {...(errors.company_id ? { error: errors.company_id } : {})}
        onChange={(chosen) => {
          edited('company_id');
          change({ company_id: chosen, amounts: {} });
        }}
      />
      <TextInput
        label="TDS deducted (₹)"
        optional
        hint="Tax that the company deducted; it counts towards the invoices."
        name="tds"
        inputMode="decimal"
        autoComplete="off"
        value={draft.tds}
        {...(errors.tds ? { error: errors.tds } : {})}
        onChange={(event) => {
          edited('tds');
          change({ tds: event.target.value });
        }}
      />
      {company_id !== null && read.error && <ReadError read={read} />}
      {company_id !== null && !read.data && !read.error && <Skeleton className="bank-open-skeleton" />}
      {read.data && company_id !== null && invoices.length === 0 && (
        <p className="quiet">Nothing is due. The amount stays on account.</p>
      )}
      {invoices.length > 0 && (
        <fieldset className="bank-open-items">
          <legend>Settles</legend>
          <div>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => change({ amounts: oldestFirst(line, draft, invoices) })}
            >
              Oldest first
            </button>
          </div>
          {invoices.map(({ id, inv, open, due_date }) => (
            <TextInput
              key={id}
              label={`${inv}, ${formatRupees(open)} due on ${formatDay(due_date)}`}
              name={`amount-${id}`}
              inputMode="decimal"
              autoComplete="off"
              value={draft.amounts[id] ?? ''}
              onChange={(event) => change({ amounts: { ...draft.amounts, [id]: event.target.value } })}
            />
          ))}
        </fieldset>
      )}
      <p role="status">
        {Number.isNaN(rest)
          ? 'Enter amounts in rupees.'
          : rest < 0
            ? `${formatRupees(toRupees(-toPaise(rest)))} more than was received. Reduce the amounts.`
            : `On account: ${formatRupees(rest)}`}
      </p>
    </FormDialog>
  );
}
