/** Scrolls the portal's tabs to the current one, and marks the end of the strip, where its fade is left out. */
export function showCurrentTab(): void {
  const strip = document.querySelector<HTMLElement>('.portal-tabs');
  if (!strip) return;
  // Not scrollIntoView, which would also move the starting point of the Tab key.
  const active = strip.querySelector<HTMLElement>('[aria-current]');
  if (active) strip.scrollLeft = active.offsetLeft - (strip.clientWidth - active.offsetWidth) / 2;
  const markEnd = () =>
    strip.toggleAttribute('data-end', strip.scrollLeft + strip.clientWidth >= strip.scrollWidth - 8);
  strip.onscroll = markEnd;
  markEnd();
}
