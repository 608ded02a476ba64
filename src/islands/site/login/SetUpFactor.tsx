import { useEffect, useState } from 'react';
import { queryClient } from '#client/queries.ts';
import { landingPath, readUser, signInPath } from '#client/session.ts';
import { Button } from '#ui/Button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { SecondFactors } from '#widgets/second-factor/SecondFactors.tsx';
import { logOut } from './log-out.ts';

/** Leads an admin without a second factor to set one up; no other call works before. */
export function SetUpFactor() {
  const user = useHydrated() ? readUser() : null;
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (!readUser()) location.replace(signInPath(['admin'], location.pathname));
  }, []);
  const resume = () => {
    // The calls refused before must be repeated.
    queryClient.clear();
    if (user) location.replace(landingPath(user.role, new URLSearchParams(location.search).get('next')));
  };
  return (
    <div className="stack stack-wide">
      <p>
        Admins confirm each sign-in with a second factor, so that a stolen password is not enough. Set up an app or a
        passkey
        {user && (
          <>
            {' '}
            for <strong>{user.email}</strong>
          </>
        )}{' '}
        to continue.
      </p>
      {user && <SecondFactors onReady={() => setIsReady(true)} />}
      <div className="cluster">
        {isReady && (
          <Button kind="primary" onClick={resume}>
            Continue
          </Button>
        )}
        <Button kind="quiet" onClick={() => void logOut()}>
          Logout
        </Button>
      </div>
    </div>
  );
}
