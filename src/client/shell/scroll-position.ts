/**
 * The scroll position to restore after Back. Astro restores it as soon as the page is in place, before a list has
 * loaded, and then stores the shorter distance it got: so the position is kept here.
 */
let place = 0;

if (!import.meta.env.SSR) {
  place = stored();
  document.addEventListener('astro:before-swap', (event) => {
    const { navigationType } = event as Event & { navigationType?: string };
    place = navigationType === 'traverse' ? stored() : 0;
  });
}

/** Restores the scroll position, once; for a page whose height depends on a list that loads later. */
export function restoreScroll(): void {
  if (place > 0) window.scrollTo({ top: place, behavior: 'instant' });
  place = 0;
}

function stored(): number {
  return (history.state as { scrollY?: number } | null)?.scrollY ?? 0;
}
