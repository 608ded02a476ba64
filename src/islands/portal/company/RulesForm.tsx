import type { OwnCompany } from '#contracts/companies/members.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { ConfirmPasswordDialog } from '#widgets/ConfirmPasswordDialog.tsx';
import { TdsSelect } from '#widgets/TdsSelect.tsx';
import { useRulesForm } from './use-rules-form.ts';

/** The rules that the company admin keeps: PO number, spending limit, and whether the company deducts TDS. */
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
        {status?.tone === 'bad' && !isAsking && <Notice tone="bad">{status.text}</Notice>}
        <div className="cluster">
          <Button kind="primary" type="submit" disabled={!dirty} busy={busy} busyText="Saving…">
            Save rules
          </Button>
          <p className="company-saved" role="status">
            {status?.tone === 'ok' && status.text}
          </p>
        </div>
      </form>
      {isAsking && (
        <ConfirmPasswordDialog
          label="Save rules"
          password={values.current_password}
          onPassword={(current_password) => edit({ current_password })}
          onConfirm={confirm}
          onClose={close}
          busy={busy}
          error={passwordError}
          failure={status?.tone === 'bad' && status.text}
        />
      )}
    </>
  );
}
