import { LimitPeriod } from '#contracts/companies/limit-period.ts';
import type { OwnCompany } from '#contracts/companies/members.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { ConfirmPasswordDialog } from '#widgets/passwords/ConfirmPasswordDialog.tsx';
import { TdsSelect } from '#widgets/money/TdsSelect.tsx';
import { useRulesForm } from './use-rules-form.ts';

/** With the first day of each. */
const PERIODS: Record<LimitPeriod, string> = {
  month: 'Calendar month',
  quarter: 'Quarter, from April, July, October and January',
  year: 'Financial year, from April',
};

/** The rules that the company admin keeps: PO number, spending limits of an order and of each buyer, and whether the company deducts TDS. */
export function RulesForm({ company }: { company: OwnCompany }) {
  const form = useRulesForm(company);
  const { values, edit, errors, status, busy, dirty, submit, isAsking, passwordError, confirm, close } = form;
  return (
    <>
      <form className="sheet sheet-body stack company-rules" onSubmit={submit} noValidate>
        <ErrorSummary errors={errors} />
        <Checkbox
          label="Every order needs a PO number"
          name="po_required"
          checked={values.po_required}
          onChange={(event) => edit({ po_required: event.target.checked })}
        />
        <Checkbox
          label="Every order needs a cost centre"
          name="cost_centre_required"
          checked={values.cost_centre_required}
          onChange={(event) => edit({ cost_centre_required: event.target.checked })}
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
        <TextInput
          label="Limit for each buyer (₹)"
          optional
          hint="What one buyer may order in the period below, tax included. Orders above it need approval, however they are split."
          name="buyer_limit"
          inputMode="decimal"
          maxLength={20}
          value={values.buyer_limit}
          error={errors.buyer_limit}
          onChange={(event) => edit({ buyer_limit: event.target.value })}
        />
        <Select
          label="Period of this limit"
          name="buyer_limit_period"
          value={values.buyer_limit_period}
          onChange={(event) => edit({ buyer_limit_period: event.target.value as LimitPeriod })}
        >
          {LimitPeriod.options.map((period) => (
            <option key={period} value={period}>
              {PERIODS[period]}
            </option>
          ))}
        </Select>
        <TextInput
          label="Remind approvers after (hours)"
          optional
          hint="Counted round the clock, Sundays included. Leave blank for no reminder."
          name="approval_remind_hours"
          inputMode="numeric"
          maxLength={3}
          value={values.approval_remind_hours}
          error={errors.approval_remind_hours}
          onChange={(event) => edit({ approval_remind_hours: event.target.value })}
        />
        <TextInput
          label="Escalate to company admins after (hours)"
          optional
          hint="If no one has decided by then, the company admins are asked too. Leave blank for no escalation."
          name="approval_escalate_hours"
          inputMode="numeric"
          maxLength={3}
          value={values.approval_escalate_hours}
          error={errors.approval_escalate_hours}
          onChange={(event) => edit({ approval_escalate_hours: event.target.value })}
        />
        <TdsSelect
          value={values.deducts_tds}
          error={errors.deducts_tds}
          onChange={(deducts_tds) => edit({ deducts_tds })}
        />
        {status?.tone === 'bad' && !isAsking && <Notice tone="bad">{status.text}</Notice>}
        <div className="cluster">
          <Button kind="primary" type="submit" disabled={!dirty} busy={busy} busyText="Saving…">
            Save rules
          </Button>
          <p className="small quiet">Your other approvers get an email when you change these rules.</p>
          <p className="company-saved" role="status">
            {status?.tone === 'ok' && status.text}
          </p>
        </div>
      </form>
      {isAsking && (
        <ConfirmPasswordDialog
          title="Save rules"
          submitLabel="Save rules"
          name="current_password"
          password={values.current_password}
          onPassword={(current_password) => edit({ current_password })}
          onSubmit={confirm}
          onClose={close}
          busy={busy}
          error={passwordError}
          failure={!passwordError && status?.tone === 'bad' && status.text}
        >
          <p>Enter your password to confirm that it is you.</p>
        </ConfirmPasswordDialog>
      )}
    </>
  );
}
