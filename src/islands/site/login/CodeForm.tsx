import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';

type Props = {
  /** True for a recovery code, false for a code from the app. */
  isRecovery: boolean;
  busy: boolean;
  error: string | undefined;
  onEdit: () => void;
  onSend: (code: string) => void;
};

/** The code of the second step. */
export function CodeForm({ isRecovery, busy, error, onEdit, onSend }: Props) {
  const form = useRef<HTMLFormElement>(null);
  // The form replaces the button that was pressed; after a wrong code it is ready for the next.
  useEffect(() => form.current?.querySelector('input')?.select(), [error]);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(String(new FormData(event.currentTarget).get('code')));
  };
  return (
    <form ref={form} className="stack" onSubmit={send} noValidate>
      <TextInput
        label={isRecovery ? 'Recovery code' : 'Code from your authenticator app'}
        name="code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        hint={isRecovery ? 'Each recovery code works once.' : '6 digits'}
        error={error}
        onChange={onEdit}
      />
      <Button kind="primary" type="submit" wide busy={busy} busyText="Signing in...">
        Sign in
      </Button>
    </form>
  );
}
