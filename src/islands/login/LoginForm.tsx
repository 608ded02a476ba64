import { type ChangeEvent, type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { landingPath, passwordPath, readUser, storeSession, takeSessionEnded } from '#client/session.ts';
import { loginEndpoint } from '#contracts/session.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { TextInput } from '#ui/TextInput.tsx';

type Props = {
  /** Which page this is. The server ignores it: the account's own role decides where it lands. */
  role: 'customer' | 'employee';
};

/** Email and password of either sign-in page (specification §2, §4, §5, §8). */
export function LoginForm({ role }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [ended, setEnded] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const ready = email.trim() !== '' && password.trim() !== '';

  useEffect(leaveIfSignedIn, []);
  // What was typed or filled in by the browser before this form came to life counts as well.
  useLayoutEffect(() => {
    const typed = new FormData(form.current!);
    setEmail(String(typed.get('email')));
    setPassword(String(typed.get('password')));
    setRemember(typed.has('remember'));
    if (takeSessionEnded()) setEnded(true);
  }, []);

  const edit = (set: (value: string) => void) => (event: ChangeEvent<HTMLInputElement>) => {
    set(event.currentTarget.value);
    setError(null);
  };

  async function signIn(event: SubmitEvent) {
    event.preventDefault();
    if (!ready || busy) return;
    setBusy(true);
    setError(null);
    try {
      const body = { email: email.trim(), password, role };
      const { token, user, must_change_password } = await call(loginEndpoint, { body });
      storeSession(token, user, remember);
      if (must_change_password) location.replace(passwordPath(new URLSearchParams(location.search).get('next')));
      else land();
    } catch (failure) {
      setError(wordsFor(failure));
      setBusy(false);
    }
  }

  return (
    <form ref={form} className="stack" onSubmit={signIn} noValidate>
      {error && <Notice tone="bad">{error}</Notice>}
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
        autoCapitalize="none"
        value={email}
        onChange={edit(setEmail)}
      />
      <PasswordInput label="Password" name="password" value={password} onChange={edit(setPassword)} />
      <div className="login-options">
        <Checkbox
          label="Remember me"
          name="remember"
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        <a href="/forgot-password">Forgot password?</a>
      </div>
      <Button kind="primary" type="submit" wide disabled={!ready} busy={busy} busyText="Signing in...">
        Sign in
      </Button>
      {/* Below, where it moves nothing that is there already. */}
      {ended && <Notice>Your session ended, and the last step was not carried out. Sign in to go on.</Notice>}
    </form>
  );
}

function leaveIfSignedIn(): void {
  if (readUser()) land();
}

/** To the page that asked for the sign-in, where the role may go there, else to the role's home. */
function land(): void {
  const user = readUser();
  if (user) location.replace(landingPath(user.role, new URLSearchParams(location.search).get('next')));
}

function wordsFor(failure: unknown): string {
  if (!(failure instanceof ApiError) || failure.status === 0) return 'Login failed.';
  return failure.said ?? `Login failed (${failure.status})`;
}
