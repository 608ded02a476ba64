import { type Found, findEndpoint } from '#contracts/dashboard.ts';
import { SEARCH_DEBOUNCE_MS } from '#contracts/limits.ts';
import { call } from './api.ts';
import { findPages } from './palette-pages.ts';

/** The command palette of the staff desk: Ctrl-K, words, Enter. Plain DOM in a native dialog, loaded at its first use. */

/** A line of the palette and where it leads. */
interface Choice {
  name: string;
  about: string;
  href: string;
}

const PLACES: Record<Exclude<Found['kind'], 'customer'>, string> = {
  order: '/admin/orders',
  invoice: '/admin/invoices',
  rfq: '/admin/rfqs',
  company: '/admin/companies',
  product: '/admin/products',
  ticket: '/admin/tickets',
};

let asked = 0;
let chosen = 0;
let choices: Choice[] = [];

/** Opens the palette over the pages that the sidebar names, or what has the words that were typed already. */
export function openPalette(words: string): void {
  const dialog = document.querySelector<HTMLDialogElement>('#palette') ?? build();
  const input = dialog.querySelector('input')!;
  input.value = words;
  void find(dialog, words.trim());
  dialog.showModal();
  input.focus();
}

function build(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.id = 'palette';
  dialog.className = 'palette';
  dialog.ariaLabel = 'Find and go';
  dialog.innerHTML = `
    <input type="text" role="combobox" class="input" placeholder="Page, number, PO, AWB, UTR or name" maxlength="200"
      aria-label="Find a page, order, invoice, RFQ, ticket, company, customer or product, also by a PO, AWB, LR or UTR number" aria-expanded="true" aria-controls="palette-list"
      aria-autocomplete="list" autocomplete="off" spellcheck="false">
    <ul id="palette-list" role="listbox" aria-label="Results"></ul>
    <p class="palette-news" role="status"></p>
    <p class="palette-keys" aria-hidden="true"><kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close</p>`;
  document.body.append(dialog);
  const input = dialog.querySelector('input')!;
  input.addEventListener('input', () => void find(dialog, input.value.trim()));
  input.addEventListener('keydown', (event) => onKey(dialog, event));
  dialog.addEventListener('mousedown', (event) => event.target === dialog && dialog.close());
  dialog.addEventListener(
    'click',
    (event) => event.target instanceof Element && event.target.closest('a') && dialog.close(),
  );
  return dialog;
}

function onKey(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  if (step !== undefined && choices.length > 0) {
    event.preventDefault();
    mark(dialog, (chosen + step + choices.length) % choices.length);
  } else if (event.key === 'Enter') {
    event.preventDefault();
    dialog.querySelectorAll<HTMLAnchorElement>('a[role=option]')[chosen]?.click();
  }
}

/** Pages at once; records after a pause, unless other words were typed meanwhile. */
async function find(dialog: HTMLDialogElement, words: string): Promise<void> {
  const mine = ++asked;
  show(dialog, pages(words), words.length === 1 ? 'Type one character more to search.' : '');
  if (words.length < 2) return;
  await new Promise((resolve) => setTimeout(resolve, SEARCH_DEBOUNCE_MS));
  if (mine !== asked) return;
  const reply = await call(findEndpoint, { query: { q: words } }).catch(() => null);
  if (mine !== asked) return;
  const found = reply?.items.map((item) => ({ name: item.name, about: item.about, href: placeOf(item) }));
  show(
    dialog,
    [...pages(words), ...(found ?? [])],
    found ? 'Nothing found.' : 'The search failed. Type again to retry.',
  );
}

/** A customer stands in the list of customers, which the email address narrows to the one. */
function placeOf({ kind, id, about }: Found): string {
  return kind === 'customer' ? `/admin/customers?q=${encodeURIComponent(about)}` : `${PLACES[kind]}/${id}`;
}

/** What an employee may not enter is hidden in the sidebar, and so is not offered here. */
function pages(words: string): Choice[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#admin-nav a')];
  const sections = links
    .filter((link) => getComputedStyle(link.parentElement!).display !== 'none')
    .map((link) => ({ name: link.textContent!.trim(), href: link.getAttribute('href')! }));
  return findPages(sections, words).map(({ names, href }) => ({ name: names[0]!, about: 'Page', href }));
}

function show(dialog: HTMLDialogElement, found: Choice[], nothing = ''): void {
  choices = found;
  const list = dialog.querySelector('ul')!;
  list.replaceChildren(
    ...found.map(({ name, about, href }, index) => {
      const item = document.createElement('li');
      item.role = 'presentation';
      // The link itself is the option: nothing that takes a click lies inside another.
      const link = document.createElement('a');
      link.id = `palette-${index}`;
      link.role = 'option';
      link.href = href;
      link.tabIndex = -1;
      const words = document.createElement('span');
      words.textContent = name;
      const quiet = document.createElement('span');
      quiet.className = 'quiet';
      quiet.textContent = about;
      link.append(words, quiet);
      item.append(link);
      return item;
    }),
  );
  // A list box without an option is none.
  list.hidden = found.length === 0;
  dialog.querySelector('input')!.ariaExpanded = String(found.length > 0);
  const news = dialog.querySelector('.palette-news')!;
  news.textContent = found.length > 0 ? `${found.length} found` : nothing;
  news.classList.toggle('visually-hidden', found.length > 0);
  mark(dialog, 0);
}

function mark(dialog: HTMLDialogElement, index: number): void {
  chosen = index;
  const items = dialog.querySelectorAll('[role=option]');
  items.forEach((item, at) => (item.ariaSelected = String(at === index)));
  items[index]?.scrollIntoView({ block: 'nearest' });
  const input = dialog.querySelector('input')!;
  if (items[index]) input.setAttribute('aria-activedescendant', items[index].id);
  else input.removeAttribute('aria-activedescendant');
}
