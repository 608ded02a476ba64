import { useEffect, useRef } from 'react';
import { Notice } from '#ui/Notice.tsx';
import { TempPassword } from '#ui/TempPassword.tsx';

type Props = { email: string; message: string; /** Where the server made one. */ temp_password?: string | undefined };

/** Says that it worked, and shows the password that the server made. */
export function Created({ email, message, temp_password }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Notice tone="ok">
        <p className="notice-title">{message}</p>
        <p>Email: {email}</p>
        {temp_password && <TempPassword password={temp_password} />}
      </Notice>
    </div>
  );
}
