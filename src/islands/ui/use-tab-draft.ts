import { useEffect, useState } from 'react';
import { readUser } from '#client/session.ts';

type Change<Draft> = Partial<Draft> | ((now: Draft) => Partial<Draft>);

/**
 * What is typed into a form, kept for this tab and this person, so that an expired session loses nothing. `open` may
 * add to what was kept. Only in what renders after hydration: the built page has no storage.
 */
export function useTabDraft<Draft extends object>(form: string, empty: Draft, open = (kept: Draft) => kept) {
  // Fixed at the start: the person may be signed out by the time the last key is pressed.
  const [key] = useState(() => `draft ${form} ${readUser()?.uid ?? ''}`);
  const [draft, setDraft] = useState<Draft>(() => open({ ...empty, ...readStored(key) }));
  useEffect(() => sessionStorage.setItem(key, JSON.stringify(draft)), [key, draft]);
  const edit = (change: Change<Draft>) =>
    setDraft((now) => ({ ...now, ...(typeof change === 'function' ? change(now) : change) }));
  // At once: a dialog that closes in the same breath has no effect any more that would do it.
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
