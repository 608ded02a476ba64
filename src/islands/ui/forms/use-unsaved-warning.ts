import { useCallback, useEffect, useRef } from 'react';
import { readToken } from '#client/session.ts';
import { registerUnsavedForm } from '#client/unsaved.ts';

/**
 * Asks before unsaved changes are lost by closing the tab, a link, Back or Logout. Returns `allowLeave`, which stops it
 * from asking, for the navigation after a save. A redirect because the session ended does not ask.
 */
export function useUnsavedWarning(dirty: boolean): () => void {
  const armed = useRef(false);
  useEffect(() => {
    armed.current = dirty;
    if (!dirty) return;
    // Without a session the guard redirects to the sign-in page anyway.
    const isWorthAsking = () => armed.current && readToken() !== null;
    const ask = (event: BeforeUnloadEvent) => {
      if (isWorthAsking()) event.preventDefault();
    };
    const leave = (event: Event) => {
      if (!armed.current) return;
      restoreAddress(event);
      // The router then does a full page load, for which the browser asks.
      event.preventDefault();
    };
    const unregister = registerUnsavedForm(isWorthAsking);
    window.addEventListener('beforeunload', ask);
    document.addEventListener('astro:before-preparation', leave);
    return () => {
      unregister();
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('astro:before-preparation', leave);
    };
  }, [dirty]);
  return useCallback(() => {
    armed.current = false;
  }, []);
}

/** After Back the address is already the other page's; a user who stays needs this form's address again. */
function restoreAddress(event: Event): void {
  const { navigationType, from } = event as Event & { navigationType?: string; from?: URL };
  if (navigationType !== 'traverse' || !from) return;
  history.pushState({ ...history.state, index: (history.state?.index ?? 0) + 1 }, '', from);
}
