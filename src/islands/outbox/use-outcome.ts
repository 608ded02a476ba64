import { useEffect, useState } from 'react';
import { queryClient } from '#client/queries.ts';
import { listOutboxEndpoint } from '#contracts/admin-outbox.ts';
import { keepFocus } from '#ui/keep-focus.ts';

/** How often the list is looked at, milliseconds, and how many times: the outbox goes out once a minute. */
const EVERY = 3000;
const LOOKS = 25;

/**
 * Looks at the outbox again until a retry's outcome is there: `tries` are more than when `watch` was called, or the row is
 * gone because the mail went out. Without them it looks for as long as a run may take.
 */
export function useOutcome(tries?: number): { watch: () => void } {
  const [watched, setWatched] = useState<{ from: number | undefined } | null>(null);
  const isOver = watched !== null && watched.from !== tries;
  useEffect(() => {
    if (!watched || isOver) return;
    let looks = 0;
    const timer = setInterval(() => {
      if (++looks >= LOOKS) setWatched(null);
      void lookAgain();
    }, EVERY);
    return () => clearInterval(timer);
  }, [watched, isOver]);
  return { watch: () => setWatched({ from: tries }) };
}

async function lookAgain() {
  // The row may go, and the button that has the focus with it.
  const goOn = keepFocus();
  await queryClient.invalidateQueries({ queryKey: [listOutboxEndpoint.path] });
  goOn();
}
