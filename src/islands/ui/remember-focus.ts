/**
 * Remembers where the focus is and returns a function that restores it. Where the focused button is gone by then, the
 * focus goes to the nearest primary action, else to the page's heading.
 */
export function rememberFocus(): () => void {
  const from = document.activeElement;
  const ancestors: Element[] = [];
  for (let at = from; at && at !== document.body; at = at.parentElement) ancestors.push(at);
  const page = document.querySelector('main');
  // Two frames later: React draws the new data first.
  return () => requestAnimationFrame(() => requestAnimationFrame(() => restoreFocus(from, ancestors, page)));
}

function restoreFocus(from: Element | null, ancestors: Element[], page: Element | null) {
  // The user has moved on, another page is shown, or there was no focus to lose.
  if (document.activeElement !== document.body || !page?.isConnected || !from || from === document.body) return;
  const places = [...ancestors.filter((place) => place.isConnected && page.contains(place)), page];
  const next = isUsable(from) ? from : (firstPrimaryAction(places) ?? focusableHeading(page));
  if (next instanceof HTMLElement) next.focus();
}

const isUsable = (element: Element) =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

function firstPrimaryAction(places: Element[]): Element | undefined {
  const actions = places.flatMap((place) => [...place.querySelectorAll('.button-primary')]);
  return actions.find(isUsable);
}

function focusableHeading(page: Element): Element | null {
  const heading = page.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}
