import { type SubmitEvent, useRef } from 'react';
import { changePasswordEndpoint } from '#contracts/account.ts';
import { MIN_PASSWORD_LENGTH } from '#contracts/limits.ts';
import { Button } from './Button.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Notice } from './Notice.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { useSubmit } from './use-submit.ts';

type Props = {
  /** What the present password is called: at the first sign-in it is a temporary one. */
  oldLabel: string;
  /** The one main action of the page, or one of several. */
  kind?: 'primary' | 'secondary';
  onChanged: (message: string) => void;
};

/** Replaces the caller's password; the fields are emptied once it is done. */
export function PasswordForm({ oldLabel, kind = 'secondary', onChanged }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { submit, busy, errors, failure, edited } = useSubmit(changePasswordEndpoint, ({ message }) => {
    form.current?.reset();
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
      <PasswordInput
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters. Your other devices are signed out.`}
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
