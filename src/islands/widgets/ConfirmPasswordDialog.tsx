import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { PasswordInput } from '#ui/forms/PasswordInput.tsx';

type Props = {
  /** What is about to be saved: `Save rules`; also the button's label. */
  label: string;
  password: string;
  onPassword: (password: string) => void;
  onConfirm: () => void;
  onClose: () => void;
  busy: boolean;
  /** Why the password was refused. */
  error: string | undefined;
  /** Any other refusal. */
  failure: string | false | null;
};

/** Asks for the current password before a change that someone at an unlocked screen must not make. */
export function ConfirmPasswordDialog({ label, password, onPassword, onConfirm, onClose, ...state }: Props) {
  const { busy, error, failure } = state;
  return (
    <FormDialog
      title={label}
      onClose={onClose}
      onSubmit={onConfirm}
      submitLabel={label}
      busy={busy}
      failure={!error && failure}
    >
      <p>Enter your password to confirm that it is you.</p>
      <PasswordInput
        label="Current password"
        name="current_password"
        data-autofocus
        value={password}
        error={error}
        onChange={(event) => onPassword(event.target.value)}
      />
    </FormDialog>
  );
}
