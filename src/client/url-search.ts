import type { TransitionBeforePreparationEvent, TransitionBeforeSwapEvent } from 'astro:transitions/client';

/** The page's query string as a store: filters, search, sort and page live in the URL. */

const CHANGED = 'plantsetu:search';

/** The page that stands, and its query string. After Back the address is the next page's before that one stands. */
let page = '';
let search = '';

/** What whoever is being left reads stays as it was: what the next page's address asks is not asked of this one. */
export function readSearch(): string {
  if (location.pathname === page) search = location.search;
  return search;
}

/** True while the address is the next page's already. */
export const isBeingLeft = () => location.pathname !== page;

/** Calls back when the query string changes, by us or by going back. */
export function watchSearch(changed: () => void): () => void {
  window.addEventListener('popstate', changed);
  window.addEventListener(CHANGED, changed);
  return () => {
    window.removeEventListener('popstate', changed);
    window.removeEventListener(CHANGED, changed);
  };
}

/**
 * Sets parameters, dropping those that are empty. `push` makes a step that Back returns to; without it the present
 * step changes, as while somebody types. Of a page that is being left it sets none: the address is not its own any more.
 */
export function writeSearch(parameters: Record<string, string | number | null>, { push }: { push: boolean }): void {
  if (isBeingLeft()) return;
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null || value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, String(value));
  }
  if (push) {
    // Astro's router ignores a step without its own kind of state, and Back would then show another page's content.
    const index = (history.state?.index ?? 0) + 1;
    history.pushState({ index, scrollX: 0, scrollY: 0 }, '', url);
  } else {
    history.replaceState(history.state, '', url);
  }
  window.dispatchEvent(new Event(CHANGED));
}

if (!import.meta.env.SSR) {
  page = location.pathname;
  document.addEventListener('astro:after-swap', () => {
    page = location.pathname;
    // For whoever has asked already, between the page and its address.
    window.dispatchEvent(new Event(CHANGED));
  });
  // Back and forth between two states of one page: whoever watches follows the URL. The router would fetch the page and put
  // it in place of itself, and what somebody types meanwhile would be gone.
  document.addEventListener('astro:before-preparation', (event) => {
    const step = event as TransitionBeforePreparationEvent;
    if (isOnePage(step)) step.loader = () => Promise.resolve();
  });
  document.addEventListener('astro:before-swap', (event) => {
    const step = event as TransitionBeforeSwapEvent;
    if (isOnePage(step)) step.swap = () => {};
  });
}

function isOnePage({
  from,
  to,
  navigationType,
}: TransitionBeforePreparationEvent | TransitionBeforeSwapEvent): boolean {
  return navigationType === 'traverse' && from.pathname === to.pathname;
}
