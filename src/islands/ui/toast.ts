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

/** Most toasts shown at a time. */
const MAX_TOASTS = 2;

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
  // Only the newest matter; more would cover the form below.
  while (place.childElementCount >= MAX_TOASTS) place.firstElementChild!.remove();
  place.append(element);
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

/** An open dialog makes everything outside it inert, so it gets a region inside. */
function region(): Element {
  const host = document.querySelector('dialog[open]') ?? document.body;
  return host.querySelector(':scope > .toasts') ?? host.appendChild(newRegion());
}

/** An action often shows its toast just before its dialog closes; the toast then moves to the page. */
function outliveDialog(element: HTMLElement): void {
  const dialog = element.closest('dialog');
  if (!dialog) return;
  const observer = new MutationObserver(() => {
    if (dialog.isConnected && dialog.open && dialog.contains(element)) return;
    observer.disconnect();
    if (dialog.contains(element)) region().append(element);
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
