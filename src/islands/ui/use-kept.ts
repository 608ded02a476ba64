import { useEffect, useState } from 'react';
import { PASSWORD_ASKED, readUser, SIGNED_OUT } from '#client/session.ts';

/**
 * What was typed here when the session ended under it, kept for this tab and this person and given back once; see
 * `useKeep`. `name` carries the version that was edited, so that nothing old is put over something newer. Only in what
 * renders after hydration: the built page has no storage.
 */
export function useKept<Values extends object>(name: string | undefined): Partial<Values> {
  const key = useKey(name);
  const [kept] = useState(() => (key === undefined ? {} : readStored<Values>(key)));
  useEffect(() => {
    if (key !== undefined) sessionStorage.removeItem(key);
  }, [key]);
  return kept;
}

/** Keeps `typed` under the name when the session ends; who leaves by choice keeps nothing. Null, or no name: nothing. */
export function useKeep(name: string | undefined, typed: object | null): void {
  const key = useKey(name);
  useEffect(() => {
    if (key === undefined || !typed) return;
    const keep = () => sessionStorage.setItem(key, JSON.stringify(typed));
    window.addEventListener(SIGNED_OUT, keep);
    window.addEventListener(PASSWORD_ASKED, keep);
    return () => {
      window.removeEventListener(SIGNED_OUT, keep);
      window.removeEventListener(PASSWORD_ASKED, keep);
    };
  });
}

/** The person is fixed at the start: nobody is signed in any more when there is something to keep. */
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
