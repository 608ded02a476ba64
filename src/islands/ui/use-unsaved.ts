import { useCallback, useEffect, useRef } from 'react';
import { readToken } from '#client/session.ts';
import { holdUnsaved } from '#client/unsaved.ts';

/**
 * Asks before unsaved changes are left behind: by closing the tab, by a link, by Back, by Logout. Answers a function that
 * lets the page go without asking, for the moment after a save. Whoever is led away because the session ended is not asked.
 */
export function useUnsaved(dirty: boolean): () => void {
  const armed = useRef(false);
  useEffect(() => {
    armed.current = dirty;
    if (!dirty) return;
    // Without a session there is nothing to stay for: the guard leads to the sign-in.
    const isWorthAsking = () => armed.current && readToken() !== null;
    const ask = (event: BeforeUnloadEvent) => {
      if (isWorthAsking()) event.preventDefault();
    };
    const leave = (event: Event) => {
      if (!armed.current) return;
      keepAddress(event);
      // The router then loads the page as a whole, which the browser asks about.
      event.preventDefault();
    };
    const release = holdUnsaved(isWorthAsking);
    window.addEventListener('beforeunload', ask);
    document.addEventListener('astro:before-preparation', leave);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('astro:before-preparation', leave);
    };
  }, [dirty]);
  return useCallback(() => {
    armed.current = false;
  }, []);
}

/** After Back the address is already the other page's: whoever stays must find this form's again. */
function keepAddress(event: Event): void {
  const { navigationType, from } = event as Event & { navigationType?: string; from?: URL };
  if (navigationType !== 'traverse' || !from) return;
  history.pushState({ ...history.state, index: (history.state?.index ?? 0) + 1 }, '', from);
}
