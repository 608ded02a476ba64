import { useEffect } from 'react';
import { restoreScroll } from '#client/shell/scroll-position.ts';

/** After Back: restores the scroll position once the list has loaded and the page has its full height. */
export function useRestoreScroll(loaded: boolean): void {
  useEffect(() => {
    if (loaded) restoreScroll();
  }, [loaded]);
}
