import { useEffect, useState } from 'react';
import { queryClient } from '#client/queries.ts';
import { getImportEndpoint, type ProductImport } from '#contracts/catalog/import.ts';
import { IMPORT_STATES } from '#contracts/catalog/states.ts';

const POLL_MS = 1000;
/** Polls of an import that is not running: one started just before a reload may not show as running yet. */
const MAX_IDLE_POLLS = 5;

export const refreshImport = () => queryClient.invalidateQueries({ queryKey: [getImportEndpoint.path] });

/**
 * Polls an import that runs elsewhere, in another tab or since before a reload, until it ends. Returns true if it ended
 * without importing anything.
 */
export function useFollowImport(record: ProductImport | undefined, isBusy: boolean): boolean {
  const [wasRunning, setWasRunning] = useState(false);
  const isRunning = record?.running ?? false;
  const isFollowed = !isBusy && record !== undefined && IMPORT_STATES[record.status].isOpen === true;
  if (wasRunning !== (isFollowed && (wasRunning || isRunning))) setWasRunning(!wasRunning);
  useEffect(() => {
    if (!isFollowed) return;
    let idlePolls = 0;
    const timer = setInterval(() => {
      if (isRunning || idlePolls++ < MAX_IDLE_POLLS) void refreshImport();
    }, POLL_MS);
    return () => {
      clearInterval(timer);
      // Its rows have changed too.
      if (isRunning) void queryClient.invalidateQueries();
    };
  }, [isFollowed, isRunning]);
  return wasRunning && !isRunning && record?.applied === 0;
}
