import { useState } from 'react';
import { formatNumber, parseNumber } from '#client/table-files/parse-number.ts';
import { type CostCentre, type SaveCostCentre } from '#contracts/companies/cost-centres.ts';
import { LimitPeriod } from '#contracts/companies/limit-period.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { PasswordInput } from '#ui/forms/PasswordInput.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { type ActionEndpoint, useAction } from '#ui/use-action.ts';

const PERIODS: Record<LimitPeriod, string> = {
  month: 'A calendar month',
  quarter: 'A quarter, from April, July, October and January',
  year: 'A financial year, from April',
};

type Props = {
  /** Null for a new one. */
  centre: CostCentre | null;
  endpoint: ActionEndpoint;
  bodyOf: (values: SaveCostCentre) => object;
  /** Whether a changed budget asks for the current password. */
  asksPassword: boolean;
  onClose: () => void;
};

/** Adds or edits a cost centre. What is typed is kept for the tab until it is saved. */
export function CostCentreDialog({ centre, endpoint, bodyOf, asksPassword, onClose }: Props) {
  const [draft, change, clear] = useTabDraft(`cost centre ${centre?.id ?? 'new'}`, {
    code: centre?.code ?? '',
    name: centre?.name ?? '',
    active: centre?.active ?? true,
    budget: formatNumber(centre?.budget?.limit ?? null),
    budget_period: centre?.budget?.period ?? ('month' as LimitPeriod),
  });
  // Not in the draft: a password is not stored.
  const [password, setPassword] = useState('');
  const budget = parseNumber(draft.budget);
  const isRuleChanged =
    asksPassword &&
    centre !== null &&
    (budget !== (centre.budget?.limit ?? null) ||
      (budget !== null && (draft.budget_period !== centre.budget?.period || draft.active !== centre.active)));
  const close = () => {
    clear();
    onClose();
  };
  const { submit, busy, errors, failure, edited } = useAction(endpoint, close);
  const bind = (name: 'code' | 'name' | 'budget') => ({
    name,
    value: draft[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => {
      edited(name);
      change({ [name]: event.target.value });
    },
  });
  const send = () => {
    const values = { ...draft, budget, ...(isRuleChanged && { current_password: password }) };
    void submit(bodyOf(centre ? { id: centre.id, ...values } : values));
  };
  return (
    <FormDialog
      title={centre ? 'Edit cost centre' : 'Add a cost centre'}
      submitLabel="Save cost centre"
      onSubmit={send}
      onClose={close}
      busy={busy}
      failure={failure}
    >
      <TextInput
        label="Code"
        hint="As used in the company’s accounts, e.g. MCH-02."
        maxLength={30}
        {...bind('code')}
        data-autofocus
      />
      <TextInput label="Name" maxLength={80} {...bind('name')} />
      <TextInput
        label="Budget (₹)"
        optional
        hint="Tax included. An order above it needs approval. Leave blank for no budget."
        inputMode="decimal"
        maxLength={20}
        {...bind('budget')}
      />
      <Select
        label="Period of the budget"
        name="budget_period"
        value={draft.budget_period}
        onChange={(event) => change({ budget_period: event.target.value as LimitPeriod })}
      >
        {LimitPeriod.options.map((period) => (
          <option key={period} value={period}>
            {PERIODS[period]}
          </option>
        ))}
      </Select>
      {centre && (
        <Checkbox
          label="In use: can be chosen for new orders"
          name="active"
          checked={draft.active}
          onChange={(event) => change({ active: event.target.checked })}
        />
      )}
      {isRuleChanged && (
        <PasswordInput
          label="Current password"
          name="current_password"
          hint="To change a budget."
          value={password}
          error={errors.current_password}
          onChange={(event) => {
            edited('current_password');
            setPassword(event.target.value);
          }}
        />
      )}
    </FormDialog>
  );
}
