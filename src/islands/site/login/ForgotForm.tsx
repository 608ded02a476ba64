import { type SubmitEvent, useState } from 'react';
import { forgotPasswordEndpoint } from '#contracts/auth/password-reset.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useSubmit } from '#ui/use-submit.ts';

/** Requests a link to set a new password. */
export function ForgotForm() {
  const [sent, setSent] = useState<string | null>(null);
  // Submitting before hydration would put the email into the page's address.
  const hydrated = useHydrated();
  const { submit, busy, errors, failure, edited } = useSubmit(forgotPasswordEndpoint, ({ message }) =>
    setSent(message),
  );
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(null);
    void submit({ email: String(new FormData(event.currentTarget).get('email')) });
  };
  return (
    <form className="stack" onSubmit={send} noValidate>
      {sent && <Notice tone="ok">{sent}</Notice>}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        spellCheck={false}
        autoCapitalize="none"
        error={errors.email}
        onChange={() => edited('email')}
      />
      <Button kind="primary" type="submit" wide disabled={!hydrated} busy={busy} busyText="Sending…">
        Send link
      </Button>
    </form>
  );
}
