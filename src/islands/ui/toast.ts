/** Short messages at the lower edge. Plain DOM: a toast outlives the island that showed it. */

type Options = {
  /** Adds an Undo button. */
  undo?: () => void;
  /** `bad` for a failure. */
  tone?: 'ok' | 'bad';
};

/** How long a toast stays, milliseconds; longer with Undo or after a failure, so that there is time to act. */
const READ_MS = 5000;
const DECIDE_MS = 9000;

/** Shows and announces `message`; it stays while the pointer or the focus is on it. Returns a function that removes it. */
export function toast(message: string, { undo, tone = 'ok' }: Options = {}): () => void {
  const element = document.createElement('div');
  element.className = 'toast';
  element.dataset.tone = tone;
  const dismiss = () => element.remove();

  const text = document.createElement('p');
  text.textContent = message;
  element.append(text);
  if (undo) element.append(button('Undo', () => (dismiss(), undo())));
  element.append(button('×', dismiss, 'Dismiss'));

  leaveAfter(undo || tone === 'bad' ? DECIDE_MS : READ_MS, element);
  const place = region();
  // Only the newest matters; more would cover the form below.
  place.replaceChildren(element);
  keepClear(place);
  outliveDialog(element);
  return dismiss;
}

/** Removes every toast, because what its Undo would restore is no longer current. */
export function dismissToasts(): void {
  for (const element of document.querySelectorAll('.toast')) element.remove();
}

function leaveAfter(ms: number, element: HTMLElement): void {
  let timer = setTimeout(() => element.remove(), ms);
  const wait = () => clearTimeout(timer);
  const resume = () => {
    clearTimeout(timer);
    timer = setTimeout(() => element.remove(), ms);
  };
  element.addEventListener('pointerenter', wait);
  element.addEventListener('pointerleave', resume);
  element.addEventListener('focusin', wait);
  element.addEventListener('focusout', resume);
}

/** Controls that a toast must not cover. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Moves the toast to where it covers no control, now and after scrolling, as long as it is shown. */
function keepClear(place: HTMLElement): void {
  moveOffControls(place);
  const follow = () => {
    if (place.childElementCount > 0) moveOffControls(place);
    else for (const event of ['scrollend', 'resize']) removeEventListener(event, follow, true);
  };
  // Not with the focus, which a press on Undo moves first: the button would leave before the click.
  for (const event of ['scrollend', 'resize']) addEventListener(event, follow, true);
}

/** Tries the lower edge first, left and right, then higher places; where every place has controls, the lower left remains. */
function moveOffControls(place: HTMLElement): void {
  const start = { bottom: '', left: '', right: '' };
  Object.assign(place.style, start);
  const home = place.getBoundingClientRect();
  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !place.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  const isClear = (left: number, top: number) =>
    !controls.some(
      (at) => at.left < left + home.width && at.right > left && at.top < top + home.height && at.bottom > top,
    );
  const right = innerWidth - home.width - home.left;
  for (let up = 0; up < innerHeight - home.height - 16; up += 12) {
    for (const left of [home.left, right]) {
      if (!isClear(left, home.top - up)) continue;
      const bottom = up === 0 ? '' : `${innerHeight - home.bottom + up}px`;
      Object.assign(place.style, { bottom, left: `${left}px`, right: 'auto' });
      return;
    }
  }
}

/** An open dialog makes everything outside it inert, so it gets a region inside. */
function region(): HTMLElement {
  const host = document.querySelector('dialog[open]') ?? document.body;
  return host.querySelector<HTMLElement>(':scope > .toasts') ?? host.appendChild(newRegion());
}

/** An action often shows its toast just before its dialog closes; the toast then moves to the page. */
function outliveDialog(element: HTMLElement): void {
  const dialog = element.closest('dialog');
  if (!dialog) return;
  const observer = new MutationObserver(() => {
    if (dialog.isConnected && dialog.open && dialog.contains(element)) return;
    observer.disconnect();
    if (dialog.contains(element)) region().replaceChildren(element);
  });
  observer.observe(dialog, { attributeFilter: ['open'] });
  observer.observe(document.body, { childList: true, subtree: true });
}

function newRegion(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'toasts';
  element.role = 'status';
  element.ariaLive = 'polite';
  return element;
}

function button(label: string, act: () => void, name = label): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.ariaLabel = name;
  element.addEventListener('click', act);
  return element;
}
