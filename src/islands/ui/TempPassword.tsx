import { useState } from 'react';
import { Button } from './Button.tsx';
import './temp-password.css';

/** A password that the server made: shown this once, nothing keeps it. */
export function TempPassword({ password }: { password: string }) {
  const [copying, setCopying] = useState<'Copy password' | 'Copied' | 'Select and copy it'>('Copy password');
  const copy = async () => {
    // A browser may keep the clipboard to itself; then the reader's own selection is the way.
    const isCopied = await navigator.clipboard?.writeText(password).then(
      () => true,
      () => false,
    );
    setCopying(isCopied ? 'Copied' : 'Select and copy it');
  };
  return (
    <>
      <p className="temp-password">
        Temporary password: <output className="code">{password}</output>
        <Button small onClick={() => void copy()}>
          {copying}
        </Button>
      </p>
      <p>It is shown this once. Pass it on to the buyer, who chooses a new one at the first sign-in.</p>
    </>
  );
}
