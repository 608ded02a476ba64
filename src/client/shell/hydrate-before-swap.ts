/**
 * A user may leave a page before React has hydrated its island. Removing the island then raises React's error 424. An
 * event of a kind that React replays makes it hydrate at once; no code listens to this one.
 */
document.addEventListener('astro:before-swap', () => {
  for (const island of document.querySelectorAll('astro-island')) {
    island.firstElementChild?.dispatchEvent(new Event('touchcancel'));
  }
});

export {};
