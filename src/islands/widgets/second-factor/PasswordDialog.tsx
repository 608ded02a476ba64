import { type ReactNode, useState } from 'react';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { PasswordInput } from '#ui/forms/PasswordInput.tsx';

type Props = {
  title: string;
  submitLabel: string;
  kind?: 'primary' | 'danger';
  /** What will happen. */
  children: ReactNode;
  onClose: () => void;
  onSubmit: (password: string) => void;
  action: {
    busy: boolean;
    errors: Record<string, string>;
    failure: string | null;
    edited: (field: string) => void;
  };
};

/** Asks for the current password before a change of the second factors. */
export function PasswordDialog({ children, onSubmit, action, ...dialog }: Props) {
  const [password, setPassword] = useState('');
  const { busy, errors, failure, edited } = action;
  return (
    <FormDialog {...dialog} onSubmit={() => onSubmit(password)} busy={busy} failure={failure}>
      {children}
      <PasswordInput
        label="Current password"
        name="password"
        value={password}
        error={errors.password}
        onChange={({ target }) => (edited('password'), setPassword(target.value))}
        data-autofocus
      />
    </FormDialog>
  );
}
