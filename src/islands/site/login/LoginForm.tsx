import {
  lazy,
  type RefObject,
  type SubmitEvent,
  Suspense,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import type * as z from 'zod/mini';
import { ApiError, call } from '#client/api.ts';
import { landingPath, passwordPath, readUser, storeSession, takeSessionEnded } from '#client/session.ts';
import { loginEndpoint } from '#contracts/auth/sign-in.ts';
import type { SecondStep } from '#contracts/endpoint.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordInput } from '#ui/forms/PasswordInput.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import './login-form.css';

type Props = {
  /** The role of the page, sent with the call. The server ignores it: the account's own role counts. */
  role: 'customer' | 'employee';
};

type State = {
  email: string;
  password: string;
  remember: boolean;
  busy: boolean;
  error: string | null;
  /** The session ended without Logout. */
  hasSessionEnded: boolean;
  /** After the password of an account with a second factor. */
  step: SecondStep | null;
};

const INITIAL: State = {
  email: '',
  password: '',
  remember: true,
  busy: false,
  error: null,
  hasSessionEnded: false,
  step: null,
};

/** Loaded only by those who need it. */
const SecondStepForm = lazy(() => import('./SecondStep.tsx'));

/** The form of both sign-in pages (specification §2, §4, §5, §8). */
export function LoginForm({ role }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { state, change, isComplete, signIn, finish } = useSignIn(role, form);
  const { email, password, remember, busy, error, hasSessionEnded, step } = state;
  if (step) {
    const back = (message: string | null) => change({ step: null, busy: false, password: '', error: message });
    return (
      <Suspense>
        <SecondStepForm step={step} onSignedIn={finish} onBack={back} />
      </Suspense>
    );
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
        onChange={(event) => change({ email: event.target.value, error: null })}
      />
      <PasswordInput
        label="Password"
        name="password"
        value={password}
        onChange={(event) => change({ password: event.target.value, error: null })}
      />
      <div className="login-options">
        <Checkbox
          label="Remember me"
          name="remember"
          checked={remember}
          onChange={(event) => change({ remember: event.target.checked })}
        />
        <a href="/forgot-password">Forgot password?</a>
      </div>
      <Button kind="primary" type="submit" wide disabled={!isComplete} busy={busy} busyText="Signing in...">
        Sign in
      </Button>
      {/* Below the form, where it moves nothing. */}
      {hasSessionEnded && (
        <Notice>Your session has ended and your last action was not saved. Sign in to continue.</Notice>
      )}
    </form>
  );
}

function useSignIn(role: Props['role'], form: RefObject<HTMLFormElement | null>) {
  const [state, change] = useReducer((now: State, part: Partial<State>) => ({ ...now, ...part }), INITIAL);
  const { email, password, remember, busy } = state;
  const isComplete = email.trim() !== '' && password.trim() !== '';

  useEffect(redirectIfSignedIn, []);
  // Take over what was typed, or filled in by the browser, before hydration.
  useLayoutEffect(() => {
    const typed = new FormData(form.current!);
    change({
      email: String(typed.get('email')),
      password: String(typed.get('password')),
      remember: typed.has('remember'),
      ...(takeSessionEnded() && { hasSessionEnded: true }),
    });
  }, [form]);

  async function signIn(event: SubmitEvent) {
    event.preventDefault();
    if (!isComplete || busy) return;
    change({ busy: true, error: null });
    try {
      const body = { email: email.trim(), password, role };
      finish(await call(loginEndpoint, { body }));
    } catch (failure) {
      const step = failure instanceof ApiError ? failure.second_step : undefined;
      change(step ? { step } : { error: messageFor(failure), busy: false });
    }
  }
  function finish({ token, user, must_change_password }: z.output<(typeof loginEndpoint)['reply']>) {
    storeSession(token, user, remember);
    if (must_change_password) location.replace(passwordPath(new URLSearchParams(location.search).get('next')));
    else redirectToLanding();
  }

  return { state, change, isComplete, signIn, finish };
}

function redirectIfSignedIn(): void {
  if (readUser()) redirectToLanding();
}

/** Redirects to the page that required the sign-in if the role may open it, else to the role's home. */
function redirectToLanding(): void {
  const user = readUser();
  if (user) location.replace(landingPath(user.role, new URLSearchParams(location.search).get('next')));
}

function messageFor(failure: unknown): string {
  if (!(failure instanceof ApiError) || failure.status === 0) return 'Login failed.';
  return failure.serverMessage || `Login failed (${failure.status})`;
}
