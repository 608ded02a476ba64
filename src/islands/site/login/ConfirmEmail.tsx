import { useState } from 'react';
import { clearSession } from '#client/session.ts';
import { confirmEmailEndpoint } from '#contracts/auth/email-change.ts';
import { Button } from '#ui/Button.tsx';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { Notice } from '#ui/Notice.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useSubmit } from '#ui/use-submit.ts';

/** Confirms a new email address by a button: email filters that open links would use up a link that works by itself. */
export function ConfirmEmail() {
  const token = useSearchParams().get('token') ?? '';
  const [done, setDone] = useState<string | null>(null);
  const hydrated = useHydrated();
  const { submit, busy, failure } = useSubmit(confirmEmailEndpoint, ({ message }) => {
    // The session, if there was one here, has ended with the old address.
    clearSession();
    setDone(message);
  });
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
    <div className="stack">
      <p>Once confirmed, you sign in with this address. You will be signed out on all devices.</p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button
        kind="primary"
        wide
        disabled={!hydrated}
        busy={busy}
        busyText="Confirming…"
        onClick={() => void submit({ token })}
      >
        Confirm the address
      </Button>
    </div>
  );
}
