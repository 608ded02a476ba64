import type { FormEvent } from 'react';
import { forgotPasswordEndpoint } from '#contracts/password-reset.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useSend } from '#ui/use-send.ts';

/** Asks for a link to set a new password. */
export function ForgotForm() {
  const { busy, fields, error, reply, send, edited } = useSend(forgotPasswordEndpoint);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(Object.fromEntries(new FormData(event.currentTarget)));
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      {reply && <Notice tone="ok">{reply.message}</Notice>}
      {error && <Notice tone="bad">{error.message}</Notice>}
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        spellCheck={false}
        autoCapitalize="none"
        error={fields.email}
        onChange={() => edited('email')}
      />
      <Button kind="primary" type="submit" wide busy={busy} busyText="Sending…">
        Send the link
      </Button>
    </form>
  );
}
