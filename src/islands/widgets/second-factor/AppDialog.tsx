import { useState } from 'react';
import { saveAppEndpoint, startAppEndpoint } from '#contracts/auth/second-factor.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { PasswordInput } from '#ui/forms/PasswordInput.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useSubmit } from '#ui/use-submit.ts';
import { QrCode } from '../QrCode.tsx';
import type { FactorChanged } from './SecondFactors.tsx';

type Props = { onClose: () => void; onChanged: FactorChanged };
type Started = { challenge: string; secret: string; uri: string };

/** Sets up the authenticator app: the password, then the QR code and the first code of the app. */
export function AppDialog({ onClose, onChanged }: Props) {
  const [started, setStarted] = useState<Started | null>(null);
  const [password, setPassword] = useState('');
  const { submit, busy, errors, failure, edited } = useSubmit(startAppEndpoint, setStarted);
  if (started) return <CodeStep started={started} onClose={onClose} onChanged={onChanged} />;
  return (
    <FormDialog
      title="Set up the authenticator app"
      onClose={onClose}
      onSubmit={() => void submit({ password })}
      submitLabel="Continue"
      busy={busy}
      busyText="Checking…"
      failure={failure}
    >
      <PasswordInput
        label="Current password"
        name="password"
        value={password}
        error={errors.password}
        onChange={({ target }) => (edited('password'), setPassword(target.value))}
        data-autofocus
      />
    </FormDialog>
  );
}

function CodeStep({ started: { challenge, secret, uri }, onClose, onChanged }: Props & { started: Started }) {
  const [code, setCode] = useState('');
  const { submit, busy, errors, failure, edited } = useSubmit(saveAppEndpoint, onChanged);
  return (
    <FormDialog
      title="Scan this code with the app"
      onClose={onClose}
      onSubmit={() => void submit({ challenge, code })}
      submitLabel="Set up"
      busy={busy}
      failure={failure}
    >
      <div className="factor-qr" role="img" aria-label="QR code for the authenticator app">
        <QrCode text={uri} />
      </div>
      <p>
        Or type this key into the app:{' '}
        <span className="code factor-secret">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
      </p>
      <TextInput
        label="Code from the app"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        hint="6 digits"
        value={code}
        error={errors.code}
        onChange={({ target }) => (edited('code'), setCode(target.value))}
        data-autofocus
      />
    </FormDialog>
  );
}
