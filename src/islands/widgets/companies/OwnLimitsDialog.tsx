import { useState } from 'react';
import { formatNumber, parseNumber } from '#client/table-files/parse-number.ts';
import { type LimitPeriod, PERIOD_NAMES } from '#contracts/companies/limit-period.ts';
import type { OwnLimits } from '#contracts/companies/own-limits.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { PasswordInput } from '#ui/forms/PasswordInput.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { type ActionEndpoint, useAction } from '#ui/use-action.ts';

type Props = {
  person: OwnLimits & { id: number; name: string };
  /** The company's period of the limit for each buyer. */
  period: LimitPeriod;
  endpoint: ActionEndpoint;
  asksPassword: boolean;
  onClose: () => void;
};

/** Sets the limits of one person, in place of the company's. What is typed is kept for the tab until it is saved. */
export function OwnLimitsDialog({ person, period, endpoint, asksPassword, onClose }: Props) {
  const { id, name, order_limit, period_limit } = person;
  const [draft, change, clear] = useTabDraft(`limits ${id}`, {
    order_limit: formatNumber(order_limit),
    period_limit: formatNumber(period_limit),
  });
  // Not in the draft: a password is not stored.
  const [password, setPassword] = useState('');
  const close = () => {
    clear();
    onClose();
  };
  const { submit, busy, errors, failure, edited } = useAction(endpoint, close);
  const bind = (field: 'order_limit' | 'period_limit') => ({
    name: field,
    value: draft[field],
    error: errors[field],
    inputMode: 'decimal' as const,
    maxLength: 20,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => {
      edited(field);
      change({ [field]: event.target.value });
    },
  });
  const send = () => {
    const limits = { order_limit: parseNumber(draft.order_limit), period_limit: parseNumber(draft.period_limit) };
    void submit({ id, ...limits, ...(asksPassword && { current_password: password }) });
  };
  return (
    <FormDialog
      title={`Limits for ${name}`}
      submitLabel="Save limits"
      onSubmit={send}
      onClose={close}
      busy={busy}
      failure={failure}
    >
      <p>
        These limits apply instead of the company’s. Orders above them need approval. Leave a field blank to use the
        company’s limit.
      </p>
      <TextInput label="Limit per order (₹)" optional hint="Tax included." data-autofocus {...bind('order_limit')} />
      <TextInput
        label={`Limit per ${PERIOD_NAMES[period]} (₹)`}
        optional
        hint="All orders in the period, tax included."
        {...bind('period_limit')}
      />
      {asksPassword && (
        <PasswordInput
          label="Current password"
          name="current_password"
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
