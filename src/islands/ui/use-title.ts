import { useEffect } from 'react';
import { brand } from '#site';

/** Names the thing, once it is known, in the browser's tab and history, where one static page serves many. */
export function useTitle(thing: string | undefined): void {
  useEffect(() => {
    if (thing !== undefined) document.title = `${thing} · ${brand.name}`;
  }, [thing]);
}
