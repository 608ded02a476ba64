import { useState } from 'react';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { PasswordInput } from '#ui/forms/PasswordInput.tsx';
import { type ActionEndpoint, useAction } from '#ui/use-action.ts';

type Props = {
  id: number;
  /** `Orders from ₹50,000.00`. */
  rule: string;
  endpoint: ActionEndpoint;
  company: object | undefined;
  asksPassword: boolean;
  onClose: () => void;
};

/** Asks before an approval step is removed. */
export function RemoveStepDialog({ id, rule, endpoint, company, asksPassword, onClose }: Props) {
  const [password, setPassword] = useState('');
  const { submit, busy, errors, failure, edited } = useAction(endpoint, onClose);
  return (
    <FormDialog
      title="Remove this approval step?"
      submitLabel="Remove"
      kind="danger"
      busyText="Removing…"
      onSubmit={() => void submit({ id, ...company, ...(asksPassword && { current_password: password }) })}
      onClose={onClose}
      busy={busy}
      failure={failure}
    >
      <p>{rule} will no longer need this approval. Orders already pending approval still need it.</p>
      {asksPassword && (
        <PasswordInput
          label="Current password"
          name="current_password"
          data-autofocus
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
