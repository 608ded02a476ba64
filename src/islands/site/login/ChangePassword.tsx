import { useEffect } from 'react';
import { queryClient } from '#client/queries.ts';
import { landingPath, readUser, signInPath } from '#client/session.ts';
import { Button } from '#ui/Button.tsx';
import { PasswordForm } from '#widgets/passwords/PasswordForm.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { logOut } from './log-out.ts';

/** Forces a user with a temporary password to set a new one; no other call works before. */
export function ChangePassword() {
  const user = useHydrated() ? readUser() : null;
  useEffect(() => {
    if (!readUser()) location.replace(signInPath(['customer'], location.pathname));
  }, []);
  const resume = () => {
    // The calls refused before must be repeated.
    queryClient.clear();
    const next = new URLSearchParams(location.search).get('next');
    if (user) location.replace(landingPath(user.role, next));
  };
  return (
    <div className="stack">
      <p>
        Choose a password that only you know
        {user && (
          <>
            {' '}
            for <strong>{user.email}</strong>
          </>
        )}
        . Your temporary password will stop working.
      </p>
      <PasswordForm oldLabel="Current password" kind="primary" onChanged={resume} />
      <div>
        <Button kind="quiet" onClick={() => void logOut()}>
          Logout
        </Button>
      </div>
    </div>
  );
}
