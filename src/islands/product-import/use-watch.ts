import { useEffect, useState } from 'react';
import { queryClient } from '#client/queries.ts';
import { getImportEndpoint, type ProductImport } from '#contracts/product-import.ts';

/** How often a running import is looked at, milliseconds. */
const EVERY = 1000;
/** Looks at one that is not running: what was begun just before a reload may be on its way still. */
const LOOKS = 5;

/** Asks how the import stands now. */
export const lookAgain = () => queryClient.invalidateQueries({ queryKey: [getImportEndpoint.path] });

/**
 * Follows an import that somebody else writes, or this page before it was loaded anew, to its end. True where that end came
 * and nothing was written.
 */
export function useWatch(of: ProductImport | undefined, isBusy: boolean): boolean {
  const [seen, setSeen] = useState(false);
  const running = of?.running ?? false;
  const isWatched = !isBusy && (of?.status === 'checking' || of?.status === 'applying');
  if (seen !== (isWatched && (seen || running))) setSeen(!seen);
  useEffect(() => {
    if (!isWatched) return;
    let looks = 0;
    const timer = setInterval(() => {
      if (running || looks++ < LOOKS) void lookAgain();
    }, EVERY);
    return () => {
      clearInterval(timer);
      // Its rows too are no longer what they were.
      if (running) void queryClient.invalidateQueries();
    };
  }, [isWatched, running]);
  return seen && !running && of?.applied === 0;
}
