/**
 * Loads the scripts of a part of a page at the first pointer, touch or focus on one of its controls, or when `start` is
 * called. `load` returns false if they did not arrive: the next touch then tries again. While they load, fields keep what
 * is typed, and a pressed button is pressed again once they are there.
 */
export function onFirstTouch(part: HTMLElement, load: () => Promise<boolean>): { start: () => void } {
  const listening = new AbortController();
  let pressed: Event[] = [];
  let isLoading = false;

  async function start(): Promise<void> {
    if (isLoading || listening.signal.aborted) return;
    isLoading = true;
    const hasArrived = await load();
    isLoading = false;
    const missed = pressed;
    pressed = [];
    if (!hasArrived) return;
    listening.abort();
    for (const event of missed) event.target!.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  }

  for (const type of ['pointerover', 'focusin', 'input', 'keydown', 'click']) {
    const onEvent = (event: Event) => {
      const control = (event.target as Element).closest('input, select, textarea, button, label');
      if (!control) return;
      const isPress = type === 'keydown' || type === 'click';
      if (isPress && control.matches('button:not([type=submit])')) pressed.push(event);
      void start();
    };
    part.addEventListener(type, onEvent, { signal: listening.signal });
  }
  return { start: () => void start() };
}
