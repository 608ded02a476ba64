import { useState } from 'react';
import { formatNumber, parseNumber } from '#client/table-files/parse-number.ts';
import type { ApprovalStep, ApprovalSteps } from '#contracts/approvals/approval-steps.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { PasswordInput } from '#ui/forms/PasswordInput.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { type ActionEndpoint, useAction } from '#ui/use-action.ts';

type Props = {
  /** Null for a new one. */
  step: ApprovalStep | null;
  data: ApprovalSteps;
  endpoint: ActionEndpoint;
  /** What the call needs besides the step. */
  company: object | undefined;
  asksPassword: boolean;
  onClose: () => void;
};

/** Adds or edits an approval step. What is typed is kept for the tab until it is saved. */
export function ApprovalStepDialog({ step, data, endpoint, company, asksPassword, onClose }: Props) {
  const [draft, change, clear] = useTabDraft(`approval step ${step?.id ?? 'new'}`, {
    from: formatNumber(step?.from ?? null),
    cost_centre_id: step?.cost_centre?.id ?? null,
    approver_ids: step?.approvers.filter(({ can_approve }) => can_approve).map(({ id }) => id) ?? [],
  });
  // Not in the draft: a password is not stored.
  const [password, setPassword] = useState('');
  const close = () => {
    clear();
    onClose();
  };
  const { submit, busy, errors, failure, edited } = useAction(endpoint, close);
  const send = () => {
    const values = { ...draft, from: parseNumber(draft.from), ...(asksPassword && { current_password: password }) };
    void submit({ ...company, ...(step && { id: step.id }), ...values });
  };
  const toggle = (id: number, isChosen: boolean) => {
    edited('approver_ids');
    const others = draft.approver_ids.filter((one) => one !== id);
    change({ approver_ids: isChosen ? [...others, id] : others });
  };
  return (
    <FormDialog
      title={step ? 'Edit approval step' : 'Add an approval step'}
      submitLabel="Save step"
      onSubmit={send}
      onClose={close}
      busy={busy}
      failure={failure}
    >
      <TextInput
        label="Orders from (₹)"
        hint="Tax included. Enter 0 for all orders."
        name="from"
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        data-autofocus
        value={draft.from}
        error={errors.from}
        onChange={(event) => {
          edited('from');
          change({ from: event.target.value });
        }}
      />
      {data.cost_centres.length > 0 && (
        <Select
          label="Cost centre"
          name="cost_centre_id"
          value={draft.cost_centre_id ?? ''}
          error={errors.cost_centre_id}
          onChange={({ target }) => {
            edited('cost_centre_id');
            change({ cost_centre_id: Number(target.value) || null });
          }}
        >
          <option value="">All cost centres</option>
          {data.cost_centres.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <fieldset
        className="approval-people"
        aria-describedby={errors.approver_ids ? 'approval-people-hint approval-people-error' : 'approval-people-hint'}
      >
        <legend>Approved by</legend>
        <p id="approval-people-hint" className="field-hint">
          Any one of them can approve. No one is asked to approve their own order.
        </p>
        {data.candidates.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            name="approver_ids"
            aria-invalid={errors.approver_ids ? true : undefined}
            checked={draft.approver_ids.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          />
        ))}
        {errors.approver_ids && (
          <p id="approval-people-error" className="field-error">
            {errors.approver_ids}
          </p>
        )}
      </fieldset>
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
