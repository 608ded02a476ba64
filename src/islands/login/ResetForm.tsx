import type { FormEvent } from 'react';
import { MIN_PASSWORD_LENGTH } from '#contracts/limits.ts';
import { resetPasswordEndpoint } from '#contracts/password-reset.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { useSearchParams } from '#ui/use-search-params.ts';
import { useSend } from '#ui/use-send.ts';

/** Sets a new password with the token of the mail's link. */
export function ResetForm() {
  const token = useSearchParams().get('token') ?? '';
  const { busy, fields, error, reply, send, edited } = useSend(resetPasswordEndpoint);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send({ token, password: new FormData(event.currentTarget).get('password') });
  };
  if (reply) {
    return (
      <div className="stack">
        <Notice tone="ok">{reply.message}</Notice>
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
    <form className="stack" onSubmit={submit} noValidate>
      {error && !fields.password && (
        <Notice tone="bad">
          {error.message} <a href="/forgot-password">Ask for a link</a>
        </Notice>
      )}
      <PasswordInput
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters. It ends every session of your account.`}
        error={fields.password}
        onChange={() => edited('password')}
      />
      <Button kind="primary" type="submit" wide busy={busy} busyText="Saving…">
        Set the password
      </Button>
    </form>
  );
}
