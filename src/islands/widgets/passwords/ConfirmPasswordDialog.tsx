import type { ComponentProps } from 'react';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { PasswordInput } from '#ui/forms/PasswordInput.tsx';

type Props = Omit<ComponentProps<typeof FormDialog>, 'open'> & {
  /** The field of the call, under which a wrong password is refused. */
  name: string;
  password: string;
  onPassword: (password: string) => void;
  /** Why the password was refused. */
  error: string | undefined;
};

/** Asks for the current password before a change that someone at an unlocked screen must not make. `children`: what will happen. */
export function ConfirmPasswordDialog({ name, password, onPassword, error, children, ...dialog }: Props) {
  return (
    <FormDialog {...dialog}>
      {children}
      <PasswordInput
        label="Current password"
        name={name}
        data-autofocus
        value={password}
        error={error}
        onChange={(event) => onPassword(event.target.value)}
      />
    </FormDialog>
  );
}
