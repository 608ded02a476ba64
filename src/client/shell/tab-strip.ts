/** The tab of the page that is shown: the header stays from page to page, so its mark has to move. */
export function markCurrentTab(): void {
  const current = document.querySelector<HTMLElement>('[data-current-tab]')?.dataset.currentTab;
  if (!current) return;
  for (const link of document.querySelectorAll<HTMLElement>('.portal-bar [data-tab]')) {
    if (link.dataset.tab === current) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  showCurrentTab();
}

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
