import { useEffect } from 'react';
import { call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { clearSession, landingPath, readUser, signInPath } from '#client/session.ts';
import { logoutEndpoint } from '#contracts/logout.ts';
import { Button } from '#ui/Button.tsx';
import { PasswordForm } from '#ui/PasswordForm.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

/** Where whoever signs in with a password that somebody else chose replaces it; nothing else works before. */
export function ChangePassword() {
  const user = useHydrated() ? readUser() : null;
  useEffect(() => {
    if (!readUser()) location.replace(signInPath(['customer'], location.pathname));
  }, []);
  const goOn = () => {
    // What was refused a moment ago is asked anew.
    queryClient.clear();
    const next = new URLSearchParams(location.search).get('next');
    if (user) location.replace(landingPath(user.role, next));
  };
  const logOut = async () => {
    await call(logoutEndpoint).catch(() => null);
    clearSession();
    location.replace(user?.role === 'customer' ? '/login/customer' : '/login/employee');
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
        . Whoever gave you the present one cannot sign in with it any more.
      </p>
      <PasswordForm oldLabel="Present password" kind="primary" onChanged={goOn} />
      <div>
        <Button kind="quiet" onClick={() => void logOut()}>
          Logout
        </Button>
      </div>
    </div>
  );
}
