/**
 * Where the page that comes was scrolled to when it was left. Astro scrolls there as soon as the page stands, which is
 * before a list has been read, and then notes the shorter way that it came: so the place is kept here.
 */
let place = 0;

if (!import.meta.env.SSR) {
  place = stored();
  document.addEventListener('astro:before-swap', (event) => {
    const { navigationType } = event as Event & { navigationType?: string };
    place = navigationType === 'traverse' ? stored() : 0;
  });
}

/** Scrolls to where the reader was, once; for a page whose length is known only when its list is there. */
export function returnToPlace(): void {
  if (place > 0) window.scrollTo({ top: place, behavior: 'instant' });
  place = 0;
}

function stored(): number {
  return (history.state as { scrollY?: number } | null)?.scrollY ?? 0;
}
