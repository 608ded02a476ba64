import { useEffect, useState } from 'react';
import { queryClient } from '#client/queries.ts';
import { listOutboxEndpoint } from '#contracts/outbox/admin.ts';
import { rememberFocus } from '#ui/remember-focus.ts';

/** 25 polls of 3 s: the outbox is sent once a minute. */
const POLL_MS = 3000;
const MAX_POLLS = 25;

/**
 * Returns a function that polls the outbox after a retry until the outcome shows: `attempts` has grown, or the row is gone
 * because the email was sent. Without `attempts` it polls for as long as a run can take.
 */
export function useWatchOutbox(attempts?: number): () => void {
  const [watched, setWatched] = useState<{ attempts: number | undefined } | null>(null);
  const isDone = watched !== null && watched.attempts !== attempts;
  useEffect(() => {
    if (!watched || isDone) return;
    let polls = 0;
    const timer = setInterval(() => {
      if (++polls >= MAX_POLLS) setWatched(null);
      void refreshOutbox();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [watched, isDone]);
  return () => setWatched({ attempts });
}

async function refreshOutbox() {
  // The row may disappear, together with the focused button.
  const restoreFocus = rememberFocus();
  await queryClient.invalidateQueries({ queryKey: [listOutboxEndpoint.path] });
  restoreFocus();
}
