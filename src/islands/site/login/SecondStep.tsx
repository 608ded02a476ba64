import { useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError, call } from '#client/api.ts';
import { knowsPasskeys, PasskeyFailure, signWithPasskey } from '#client/passkeys.ts';
import { askPasskeyEndpoint, signInByCodeEndpoint, signInByPasskeyEndpoint } from '#contracts/auth/second-step.ts';
import type { loginEndpoint } from '#contracts/auth/sign-in.ts';
import type { SecondStep as Step } from '#contracts/endpoint.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { CodeForm } from './CodeForm.tsx';

type Props = {
  step: Step;
  onSignedIn: (reply: z.output<(typeof loginEndpoint)['reply']>) => void;
  /** Back to the password; with a message if the step has ended. */
  onBack: (message: string | null) => void;
};

/** The second step of a sign-in: a passkey, a code from the app, or a recovery code. */
export default function SecondStep({ step, onSignedIn, onBack }: Props) {
  const [isRecovery, setIsRecovery] = useState(!step.app && !knowsPasskeys());
  const { busy, error, codeError, edited, sendCode, sendPasskey } = useSecondStep({ step, onSignedIn, onBack });
  const showCode = isRecovery || step.app;
  return (
    <div className="stack">
      <h2>Confirm it’s you</h2>
      {error && <Notice tone="bad">{error}</Notice>}
      {showCode && (
        <CodeForm
          key={String(isRecovery)}
          isRecovery={isRecovery}
          busy={busy === 'code'}
          error={codeError}
          onEdit={edited}
          onSend={(code) => void sendCode(code)}
        />
      )}
      {step.passkey && knowsPasskeys() && (
        <Button
          kind={showCode ? 'secondary' : 'primary'}
          wide
          busy={busy === 'passkey'}
          busyText="Confirm on your device…"
          onClick={() => void sendPasskey()}
        >
          Use a passkey
        </Button>
      )}
      <div className="login-options">
        <Button kind="quiet" onClick={() => onBack(null)}>
          Back
        </Button>
        {(step.app || !isRecovery) && (
          <Button kind="quiet" onClick={() => (edited(), setIsRecovery(!isRecovery))}>
            {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
          </Button>
        )}
      </div>
    </div>
  );
}

function useSecondStep({ step: { challenge }, onSignedIn, onBack }: Props) {
  const [busy, setBusy] = useState<'code' | 'passkey' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [codeError, setCodeError] = useState<string | undefined>();

  async function run(kind: 'code' | 'passkey', signIn: () => Promise<Parameters<Props['onSignedIn']>[0]>) {
    if (busy) return;
    setBusy(kind);
    edited();
    try {
      onSignedIn(await signIn());
      return;
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) return onBack(failure.message);
      if (failure instanceof ApiError && kind === 'code' && failure.fields.code) setCodeError(failure.fields.code);
      else if (failure instanceof ApiError || failure instanceof PasskeyFailure) setError(failure.message);
      else throw failure;
    }
    setBusy(null);
  }
  function edited() {
    setError(null);
    setCodeError(undefined);
  }

  const sendCode = (code: string) => run('code', () => call(signInByCodeEndpoint, { body: { challenge, code } }));
  const sendPasskey = () =>
    run('passkey', async () => {
      const { options } = await call(askPasskeyEndpoint, { body: { challenge } });
      const response = await signWithPasskey(options);
      return call(signInByPasskeyEndpoint, { body: { challenge, response } });
    });
  return { busy, error, codeError, edited, sendCode, sendPasskey };
}
