import type { Found, Result } from './search-index.ts';

/** /search: the index and the library that reads it are loaded with the first letter, or with `?q=`. */

const form = document.querySelector<HTMLFormElement>('#search')!;
const field = form.querySelector('input')!;
const status = document.querySelector<HTMLElement>('#search-status')!;
const list = document.querySelector<HTMLOListElement>('#search-results')!;
const row = document.querySelector<HTMLTemplateElement>('#search-row')!;
const none = document.querySelector<HTMLElement>('#search-none')!;
const start = document.querySelector<HTMLElement>('#search-start')!;
const quote = none.querySelector('a')!;

let loading: Promise<(words: string) => Found> | null = null;

/** Loads once; a failed load can be tried again. */
function load() {
  loading ??= fetchIndex().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchIndex() {
  const [{ readIndex }, reply] = await Promise.all([import('./search-index.ts'), fetch('/search-index.json')]);
  if (!reply.ok) throw new Error(`The index was answered with ${reply.status}.`);
  return readIndex(await reply.text());
}

async function search(): Promise<void> {
  const words = field.value.trim();
  const address = new URL(location.href);
  address.search = words ? `?${new URLSearchParams({ q: words })}` : '';
  history.replaceState(history.state, '', address);
  if (!words) return show('', { results: [], hasAll: false });
  try {
    const find = await load();
    // Typed on while the index was loading: that call shows the results.
    if (field.value.trim() === words) show(words, find(words));
  } catch {
    list.replaceChildren();
    none.hidden = true;
    status.textContent = 'The search could not be loaded. Check your connection and press Enter to try again.';
  }
}

function show(words: string, { results, hasAll }: Found): void {
  list.replaceChildren(...results.map(rowOf));
  none.hidden = !words || hasAll;
  start.hidden = results.length > 0;
  quote.href = `/rfq?${new URLSearchParams({ item: words })}#items`;
  const count = results.length === 1 ? '1 result' : `${results.length} results`;
  const similar = results.length > 0 ? `. ${count} for some of these words` : '';
  status.textContent = !words ? '' : hasAll ? `${count} for “${words}”` : `No results for “${words}”${similar}`;
}

function rowOf({ path, kind, title, text }: Result): DocumentFragment {
  const copy = row.content.cloneNode(true) as DocumentFragment;
  const link = copy.querySelector('a')!;
  link.href = path;
  link.textContent = title;
  copy.querySelector('.result-kind')!.textContent = kind;
  copy.querySelector('p')!.textContent = text;
  return copy;
}

/** Arrow keys go from the field through the results and back. */
function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [field, ...list.querySelectorAll('a')];
  const at = stops.indexOf(document.activeElement as HTMLInputElement);
  const next = step === undefined || at < 0 ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

field.addEventListener('input', () => void search());
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void search();
});
document.addEventListener('keydown', moveFocus);

field.value = new URLSearchParams(location.search).get('q') ?? field.value;
if (field.value) void search();
