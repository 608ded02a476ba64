import { globalSearchEndpoint, type SearchHit } from '#contracts/admin/dashboard.ts';
import { SEARCH_DEBOUNCE_MS } from '#contracts/limits.ts';
import { call } from '../api.ts';
import { findPages } from './palette-pages.ts';

/** The admin area's command palette: Ctrl-K, type, Enter. Plain DOM in a native dialog, loaded at first use. */

interface Choice {
  name: string;
  /** Shown beside the name. */
  about: string;
  href: string;
}

const RECORD_PATHS: Record<Exclude<SearchHit['kind'], 'customer'>, string> = {
  order: '/admin/orders',
  invoice: '/admin/invoices',
  rfq: '/admin/rfqs',
  company: '/admin/companies',
  product: '/admin/products',
  ticket: '/admin/tickets',
  receipt: '/admin/receipts',
};

/** What a choice says that opens a list. */
const LIST = 'List';

/** Counts the searches, so that the results of an outdated one are dropped. */
let searches = 0;
let selected = 0;
let choices: Choice[] = [];

/** Opens the palette with the text typed so far; without text it lists the sidebar's pages. */
export function openPalette(text: string): void {
  const dialog = document.querySelector<HTMLDialogElement>('#palette') ?? build();
  const input = dialog.querySelector('input')!;
  input.value = text;
  void search(dialog, text.trim());
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
      aria-label="Find a page, order, invoice, receipt, RFQ, ticket, company, customer or product, also by a PO, AWB, LR or UTR number" aria-expanded="true" aria-controls="palette-list"
      aria-autocomplete="list" autocomplete="off" spellcheck="false">
    <ul id="palette-list" role="listbox" aria-label="Results"></ul>
    <p class="palette-news" role="status"></p>
    <p class="palette-keys" aria-hidden="true"><kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close</p>`;
  document.body.append(dialog);
  const input = dialog.querySelector('input')!;
  input.addEventListener('input', () => void search(dialog, input.value.trim()));
  input.addEventListener('keydown', (event) => handleKey(dialog, event));
  dialog.addEventListener('mousedown', (event) => event.target === dialog && dialog.close());
  dialog.addEventListener(
    'click',
    (event) => event.target instanceof Element && event.target.closest('a') && dialog.close(),
  );
  return dialog;
}

function handleKey(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  if (step !== undefined && choices.length > 0) {
    event.preventDefault();
    select(dialog, (selected + step + choices.length) % choices.length);
  } else if (event.key === 'Enter') {
    event.preventDefault();
    dialog.querySelectorAll<HTMLAnchorElement>('a[role=option]')[selected]?.click();
  }
}

/** Shows matching pages at once, and matching records after a pause in typing. */
async function search(dialog: HTMLDialogElement, text: string): Promise<void> {
  const current = ++searches;
  show(dialog, pages(text), text.length === 1 ? 'Type one more character to search.' : '');
  if (text.length < 2) return;
  await new Promise((resolve) => setTimeout(resolve, SEARCH_DEBOUNCE_MS));
  if (current !== searches) return;
  const reply = await call(globalSearchEndpoint, { query: { q: text } }).catch(() => null);
  if (current !== searches) return;
  const records = reply && [
    ...reply.items.map((hit) => ({ name: hit.name, about: hit.about, href: recordHref(hit) })),
    ...listsOf(reply.items, text),
  ];
  show(
    dialog,
    [...pages(text), ...(records ?? [])],
    records ? 'Nothing found.' : 'The search failed. Type again to retry.',
  );
}

/** Every list in which something was found, searched by the same words. */
function listsOf(hits: SearchHit[], text: string): Choice[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const href = kind === 'customer' ? '/admin/customers' : RECORD_PATHS[kind];
    return {
      name: `See all ${KIND_NAMES[kind]} for “${text}”`,
      about: LIST,
      href: `${href}?q=${encodeURIComponent(text)}`,
    };
  });
}

const KIND_NAMES: Record<SearchHit['kind'], string> = {
  ...{ order: 'orders', invoice: 'invoices', rfq: 'RFQs', company: 'companies' },
  ...{ product: 'products', ticket: 'tickets', customer: 'customers', receipt: 'receipts' },
};

/** A customer has no page: the list of customers is opened, searched by the email address. */
function recordHref({ kind, id, about }: SearchHit): string {
  return kind === 'customer' ? `/admin/customers?q=${encodeURIComponent(about)}` : `${RECORD_PATHS[kind]}/${id}`;
}

/** Pages that the sidebar hides from the user are not offered either. */
function pages(text: string): Choice[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#admin-nav a')];
  const sidebar = links
    .filter((link) => getComputedStyle(link.parentElement!).display !== 'none')
    .map((link) => ({ name: link.textContent!.trim(), href: link.getAttribute('href')! }));
  return findPages(sidebar, text).map(({ names, href }) => ({ name: names[0]!, about: 'Page', href }));
}

/** Lists the choices; `message` is shown if there are none. */
function show(dialog: HTMLDialogElement, found: Choice[], message: string): void {
  choices = found;
  const list = dialog.querySelector('ul')!;
  list.replaceChildren(...found.map(buildOption));
  // A listbox without options is invalid.
  list.hidden = found.length === 0;
  dialog.querySelector('input')!.ariaExpanded = String(found.length > 0);
  const status = dialog.querySelector('.palette-news')!;
  const hits = found.filter(({ about }) => about !== LIST).length;
  status.textContent = found.length > 0 ? `${hits} found` : message;
  status.classList.toggle('visually-hidden', found.length > 0);
  select(dialog, 0);
}

function buildOption({ name, about, href }: Choice, index: number): HTMLLIElement {
  const item = document.createElement('li');
  item.role = 'presentation';
  // The link is the option: an interactive element must not contain another one.
  const link = document.createElement('a');
  link.id = `palette-${index}`;
  link.role = 'option';
  link.href = href;
  link.tabIndex = -1;
  const label = document.createElement('span');
  label.textContent = name;
  const note = document.createElement('span');
  note.className = 'quiet';
  note.textContent = about;
  link.append(label, note);
  item.append(link);
  return item;
}

function select(dialog: HTMLDialogElement, index: number): void {
  selected = index;
  const options = dialog.querySelectorAll('[role=option]');
  options.forEach((option, at) => (option.ariaSelected = String(at === index)));
  options[index]?.scrollIntoView({ block: 'nearest' });
  const input = dialog.querySelector('input')!;
  if (options[index]) input.setAttribute('aria-activedescendant', options[index].id);
  else input.removeAttribute('aria-activedescendant');
}
