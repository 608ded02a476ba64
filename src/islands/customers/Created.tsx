import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

type Props = { email: string; message: string; /** Where the server made one. */ temp_password?: string | undefined };

/** Says that it worked, and shows the password that the server made: this once, nothing keeps it. */
export function Created({ email, message, temp_password }: Props) {
  const [copied, setCopied] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const copy = async () => {
    await navigator.clipboard.writeText(temp_password ?? '');
    setCopied(true);
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
                {copied ? 'Copied' : 'Copy password'}
              </Button>
            </p>
            <p>It is shown this once. Pass it on to the buyer and ask for a new one to be set.</p>
          </>
        )}
      </Notice>
    </div>
  );
}
