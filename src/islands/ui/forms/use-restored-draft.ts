import { useEffect, useState } from 'react';
import { PASSWORD_CHANGE_REQUIRED, readUser, SIGNED_OUT } from '#client/session.ts';

/**
 * The draft that `useSaveDraft` stored in this tab for this user when the session ended, returned once. `name` includes
 * the version that was edited, so that an old draft is not applied to a newer record. Use it only after hydration: the
 * built page has no storage.
 */
export function useRestoredDraft<Values extends object>(name: string | undefined): Partial<Values> {
  const key = useKey(name);
  const [draft] = useState(() => (key === undefined ? {} : readStored<Values>(key)));
  useEffect(() => {
    if (key !== undefined) sessionStorage.removeItem(key);
  }, [key]);
  return draft;
}

/** Stores `draft` when the session ends, but not when the user leaves. Null, or no name: nothing is stored. */
export function useSaveDraft(name: string | undefined, draft: object | null): void {
  const key = useKey(name);
  useEffect(() => {
    if (key === undefined || !draft) return;
    const store = () => sessionStorage.setItem(key, JSON.stringify(draft));
    window.addEventListener(SIGNED_OUT, store);
    window.addEventListener(PASSWORD_CHANGE_REQUIRED, store);
    return () => {
      window.removeEventListener(SIGNED_OUT, store);
      window.removeEventListener(PASSWORD_CHANGE_REQUIRED, store);
    };
  });
}

/** The user is read at the start: by the time a draft is stored, the session is gone. */
function useKey(name: string | undefined): string | undefined {
  const [uid] = useState(() => readUser()?.uid ?? '');
  return name === undefined ? undefined : `kept ${name} ${uid}`;
}

function readStored<Values extends object>(key: string): Partial<Values> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}
