import { type SubmitEvent, useRef, useState } from 'react';
import { changePasswordEndpoint } from '#contracts/auth/account.ts';
import { MIN_PASSWORD_LENGTH } from '#contracts/limits.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordInput } from '#ui/forms/PasswordInput.tsx';
import { useSubmit } from '#ui/use-submit.ts';
import { NewPasswordInput } from './NewPasswordInput.tsx';

type Props = {
  /** The label of the current password; at the first sign-in it is a temporary one. */
  oldLabel: string;
  /** `primary` where this is the main action of the page. */
  kind?: 'primary' | 'secondary';
  onChanged: (message: string) => void;
};

/** Changes the user's password and clears the fields afterwards. */
export function PasswordForm({ oldLabel, kind = 'secondary', onChanged }: Props) {
  const form = useRef<HTMLFormElement>(null);
  // A new key empties the field's strength together with the form.
  const [changes, setChanges] = useState(0);
  const { submit, busy, errors, failure, edited } = useSubmit(changePasswordEndpoint, ({ message }) => {
    form.current?.reset();
    setChanges((count) => count + 1);
    onChanged(message);
  });
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    void submit({ old_password: String(typed.get('old_password')), password: String(typed.get('password')) });
  };
  return (
    <form ref={form} className="stack" onSubmit={save} noValidate>
      <ErrorSummary errors={errors} />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <PasswordInput
        label={oldLabel}
        name="old_password"
        error={errors.old_password}
        onChange={() => edited('old_password')}
      />
      <NewPasswordInput
        key={changes}
        label="New password"
        name="password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters. You will be signed out on your other devices.`}
        error={errors.password}
        onChange={() => edited('password')}
      />
      <div>
        <Button kind={kind} type="submit" busy={busy} busyText="Saving…">
          Change password
        </Button>
      </div>
    </form>
  );
}
