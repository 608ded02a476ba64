/**
 * Remembers where the focus is. What it answers brings it on where it has got lost, because the button that had it is gone:
 * to the next primary action, the nearest first, else to the page's heading.
 */
export function keepFocus(): () => void {
  const from = document.activeElement;
  const around: Element[] = [];
  for (let at = from; at && at !== document.body; at = at.parentElement) around.push(at);
  const page = document.querySelector('main');
  // Not at once: what was read anew is drawn first.
  return () => requestAnimationFrame(() => requestAnimationFrame(() => bringOn(from, around, page)));
}

function bringOn(from: Element | null, around: Element[], page: Element | null) {
  // Somebody has moved on, this is another page by now, or there was no focus to lose.
  if (document.activeElement !== document.body || !page?.isConnected || !from || from === document.body) return;
  const places = [...around.filter((place) => place.isConnected && page.contains(place)), page];
  const next = isUsable(from) ? from : (firstOf(places) ?? headingOf(page));
  if (next instanceof HTMLElement) next.focus();
}

const isUsable = (element: Element) =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

function firstOf(places: Element[]): Element | undefined {
  const actions = places.flatMap((place) => [...place.querySelectorAll('.button-primary')]);
  return actions.find(isUsable);
}

function headingOf(page: Element): Element | null {
  const heading = page.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}
