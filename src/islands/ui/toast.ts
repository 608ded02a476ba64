/** Short news at the lower edge. Plain DOM: it outlives the island that spoke, and needs none to be mounted. */

type Options = {
  /** Adds an Undo button. */
  undo?: () => void;
  /** `bad` for what went wrong and needs no answer. */
  tone?: 'ok' | 'bad';
};

/** Long enough to read; with Undo, and where something went wrong, long enough to decide. Milliseconds. */
const READ_MS = 5000;
const DECIDE_MS = 9000;

/** Toasts at a time. */
const MOST = 2;

/** Says `message` politely and shows it; it waits while the pointer or the focus is on it. Returns how to take it away. */
export function toast(message: string, { undo, tone = 'ok' }: Options = {}): () => void {
  const element = document.createElement('div');
  element.className = 'toast';
  element.dataset.tone = tone;
  const dismiss = () => element.remove();

  const words = document.createElement('p');
  words.textContent = message;
  element.append(words);
  if (undo) element.append(button('Undo', () => (dismiss(), undo())));
  element.append(button('×', dismiss, 'Dismiss'));

  leaveAfter(undo || tone === 'bad' ? DECIDE_MS : READ_MS, element);
  const place = region();
  // The newest matters; a pile would cover what is being worked on.
  while (place.childElementCount >= MOST) place.firstElementChild!.remove();
  place.append(element);
  outliveDialog(element);
  return dismiss;
}

/** Takes every toast away, with the Undo that it offers: what it could undo is no longer so. */
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

/** Inside an open dialog everything else is inert, so there the region is one of the dialog's own. */
function region(): Element {
  const host = document.querySelector('dialog[open]') ?? document.body;
  return host.querySelector(':scope > .toasts') ?? host.appendChild(newRegion());
}

/** An act often speaks just before its dialog goes: what is still to be read moves to the page then. */
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
