import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

type Props = { email: string; message: string; /** Where the server made one. */ temp_password?: string | undefined };

/** Says that it worked, and shows the password that the server made: this once, nothing keeps it. */
export function Created({ email, message, temp_password }: Props) {
  const [copying, setCopying] = useState<'Copy password' | 'Copied' | 'Select and copy it'>('Copy password');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const copy = async () => {
    // A browser may keep the clipboard to itself; then the reader's own selection is the way.
    const isCopied = await navigator.clipboard?.writeText(temp_password ?? '').then(
      () => true,
      () => false,
    );
    setCopying(isCopied ? 'Copied' : 'Select and copy it');
  };
  return (
    <div ref={place}>
      <Notice tone="ok">
        <p className="notice-title">{message}</p>
        <p>Email: {email}</p>
        {temp_password && (
          <>
            <p className="temp-password">
              Temporary password: <output className="code">{temp_password}</output>
              <Button small onClick={() => void copy()}>
                {copying}
              </Button>
            </p>
            <p>It is shown this once. Pass it on to the buyer and ask for a new one to be set.</p>
          </>
        )}
      </Notice>
    </div>
  );
}
