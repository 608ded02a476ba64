import { useEffect, useState } from 'react';
import { readUser } from '#client/session.ts';

type Change<Draft> = Partial<Draft> | ((now: Draft) => Partial<Draft>);

/**
 * What is typed into a form, stored for this tab and this user, so that an expired session loses nothing. `open` may
 * add to the stored draft. Use it only after hydration: the built page has no storage.
 */
export function useTabDraft<Draft extends object>(form: string, empty: Draft, open = (stored: Draft) => stored) {
  // Read at the start: the user may be signed out by the time of the last change.
  const [key] = useState(() => `draft ${form} ${readUser()?.uid ?? ''}`);
  const [draft, setDraft] = useState<Draft>(() => open({ ...empty, ...readStored(key) }));
  useEffect(() => sessionStorage.setItem(key, JSON.stringify(draft)), [key, draft]);
  const edit = (change: Change<Draft>) =>
    setDraft((now) => ({ ...now, ...(typeof change === 'function' ? change(now) : change) }));
  // At once: a dialog that closes now runs no further effect that would remove it.
  const clear = () => {
    sessionStorage.removeItem(key);
    setDraft(empty);
  };
  return [draft, edit, clear] as const;
}

function readStored(key: string): object {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}
