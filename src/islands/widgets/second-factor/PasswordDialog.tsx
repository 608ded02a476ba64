import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Button } from '#ui/Button.tsx';
import { ConfirmPasswordDialog } from '../passwords/ConfirmPasswordDialog.tsx';

type Props = {
  title: string;
  submitLabel: string;
  kind?: ComponentProps<typeof Button>['kind'];
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
export function PasswordDialog({ onSubmit, action, ...dialog }: Props) {
  const [password, setPassword] = useState('');
  const { busy, errors, failure, edited } = action;
  return (
    <ConfirmPasswordDialog
      {...dialog}
      name="password"
      password={password}
      onPassword={(typed) => (edited('password'), setPassword(typed))}
      onSubmit={() => onSubmit(password)}
      busy={busy}
      error={errors.password}
      failure={failure}
    />
  );
}
