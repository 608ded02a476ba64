import { useEffect } from 'react';
import { brand } from '#site';

/** Names the thing in the browser's tab and history, where one static page serves many. */
export function useTitle(thing: string): void {
  useEffect(() => {
    document.title = `${thing} · ${brand.name}`;
  }, [thing]);
}
