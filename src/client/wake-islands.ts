/**
 * Whoever leaves a page at once may do so before React has taken its island over. Taken away like that, the island reports a
 * fault (React's note 424). An event of a kind that React replays makes it take over on the spot; nothing here listens to this one.
 */
document.addEventListener('astro:before-swap', () => {
  for (const island of document.querySelectorAll('astro-island')) {
    island.firstElementChild?.dispatchEvent(new Event('touchcancel'));
  }
});

export {};
