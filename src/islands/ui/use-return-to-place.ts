import { useEffect } from 'react';
import { returnToPlace } from '#client/scroll-place.ts';

/** After Back: scrolls to where the reader was, once the list is there that makes the page as long as it was. */
export function useReturnToPlace(loaded: boolean): void {
  useEffect(() => {
    if (loaded) returnToPlace();
  }, [loaded]);
}
