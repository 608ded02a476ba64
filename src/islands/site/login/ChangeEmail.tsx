import { type SubmitEvent, useEffect, useState } from 'react';
import { homePaths, readUser, signInPath } from '#client/session.ts';
import { changeEmailEndpoint } from '#contracts/auth/email-change.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { PasswordInput } from '#ui/forms/PasswordInput.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useSubmit } from '#ui/use-submit.ts';

/** Asks for a link to a new email address; the current password proves that it is the user who asks. */
export function ChangeEmail() {
  const hydrated = useHydrated();
  const user = hydrated ? readUser() : null;
  const [sent, setSent] = useState<string | null>(null);
  const { submit, busy, errors, failure, edited } = useSubmit(changeEmailEndpoint, ({ message }) => setSent(message));
  useEffect(() => {
    if (!readUser()) location.replace(signInPath(['customer', 'employee', 'admin'], location.pathname));
  }, []);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    void submit({ email: String(typed.get('email')), current_password: String(typed.get('current_password')) });
  };
  const back = user?.role === 'customer' ? '/portal/profile' : homePaths[user?.role ?? 'employee'];
  if (sent) {
    return (
      <div className="stack">
        <Notice tone="ok">{sent}</Notice>
        <a className="button button-secondary button-wide" href={back}>
          Continue
        </a>
      </div>
    );
  }
  return (
    <form className="stack" onSubmit={send} noValidate>
      <p>
        {user && (
          <>
            You sign in with <strong>{user.email}</strong>.{' '}
          </>
        )}
        We will send a link to the new address. It applies once you open the link.
      </p>
      <ErrorSummary errors={errors} />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <TextInput
        label="New email"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        autoCapitalize="none"
        maxLength={254}
        error={errors.email}
        onChange={() => edited('email')}
      />
      <PasswordInput
        label="Current password"
        name="current_password"
        error={errors.current_password}
        onChange={() => edited('current_password')}
      />
      <Button kind="primary" type="submit" wide disabled={!hydrated} busy={busy} busyText="Sending…">
        Send link
      </Button>
      <a href={back}>Cancel</a>
    </form>
  );
}
