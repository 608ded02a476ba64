import { type SubmitEvent, useState } from 'react';
import { MIN_PASSWORD_LENGTH } from '#contracts/limits.ts';
import { resetPasswordEndpoint } from '#contracts/auth/password-reset.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { NewPasswordInput } from '#widgets/passwords/NewPasswordInput.tsx';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useSubmit } from '#ui/use-submit.ts';

/** Sets a new password with the token from the email's link. */
export function ResetForm() {
  const token = useSearchParams().get('token') ?? '';
  const [done, setDone] = useState<string | null>(null);
  // Submitting before hydration would put the password into the page's address.
  const hydrated = useHydrated();
  const { submit, busy, errors, failure, edited } = useSubmit(resetPasswordEndpoint, ({ message }) => setDone(message));
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit({ token, password: String(new FormData(event.currentTarget).get('password')) });
  };
  if (done) {
    return (
      <div className="stack">
        <Notice tone="ok">{done}</Notice>
        <a className="button button-primary button-wide" href="/login/customer">
          Customer Login
        </a>
        <a className="button button-secondary button-wide" href="/login/employee">
          Employee Login
        </a>
      </div>
    );
  }
  return (
    <form className="stack" onSubmit={save} noValidate>
      {failure && (
        <Notice tone="bad">
          {failure} <a href="/forgot-password">Request a new link</a>
        </Notice>
      )}
      <NewPasswordInput
        label="New password"
        name="password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters. You’ll be signed out on all devices.`}
        error={errors.password}
        onChange={() => edited('password')}
      />
      <Button kind="primary" type="submit" wide disabled={!hydrated} busy={busy} busyText="Saving…">
        Set password
      </Button>
    </form>
  );
}
