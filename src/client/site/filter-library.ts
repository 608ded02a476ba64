import { readSearch, watchSearch, writeSearch } from '../url-search.ts';
import { type Item, matches, pageRange } from './library-query.ts';

/** Search, filters, tabs and pages of a library. All state is in the address. */

const library = document.querySelector<HTMLElement>('[data-library]')!;
const form = library.querySelector('form')!;
const items = [...library.querySelectorAll<HTMLElement>('[data-item]')].map((element) => ({
  element,
  text: element.dataset.text!,
  picks: JSON.parse(element.dataset.picks!) as Item['picks'],
  panel: element.closest<HTMLElement>('[data-panel]')?.dataset.panel,
}));
const tabs = [...library.querySelectorAll<HTMLButtonElement>('[role=tab]')];
const search = form.elements.namedItem('q') as HTMLInputElement;
const filters = [
  ...new Set([...form.querySelectorAll<HTMLInputElement>('input[type=radio], select')].map(({ name }) => name)),
];
const size = Number(library.dataset.size ?? Infinity);

show();
watchSearch(show);
form.addEventListener('submit', (event) => event.preventDefault());
// A filter adds a history entry, typing does not; both return to page 1 (specification §4).
search.addEventListener('input', () => writeSearch({ q: search.value, page: null }, { push: false }));
form.addEventListener('change', ({ target }) => {
  const { name, value } = target as HTMLInputElement;
  if (filters.includes(name)) writeSearch({ [name]: value, page: null }, { push: true });
});
library.querySelector('[data-clear]')!.addEventListener('click', () => {
  writeSearch({ q: null, page: null, ...Object.fromEntries(filters.map((name) => [name, null])) }, { push: true });
  search.focus();
});
for (const button of library.querySelectorAll<HTMLButtonElement>('[data-step]')) {
  button.addEventListener('click', () => {
    const page = Number(params().get('page') ?? 1) + Number(button.dataset.step);
    writeSearch({ page: page > 1 ? page : null }, { push: true });
    library.scrollIntoView({ block: 'start' });
  });
}
for (const tab of tabs) {
  tab.addEventListener('click', () => selectTab(tab));
  tab.addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const next = step && tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    if (!next) return;
    next.focus();
    selectTab(next);
  });
}

function selectTab(tab: HTMLButtonElement): void {
  writeSearch({ tab: tab === tabs[0] ? null : tab.dataset.tab! }, { push: true });
}

function params(): URLSearchParams {
  return new URLSearchParams(readSearch());
}

/** Shows the items that match the address. A value that a filter does not offer counts as All. */
function show(): void {
  const search = params();
  const tab = tabs.find(({ dataset }) => dataset.tab === search.get('tab')) ?? tabs[0];
  const query = {
    q: search.get('q') ?? '',
    picks: Object.fromEntries(filters.map((name) => [name, setFilter(name, search.get(name))])),
  };
  const found = items.filter((item) => (!tab || item.panel === tab.dataset.tab) && matches(item, query));
  const { page, pages, from, to } = pageRange(
    found.length,
    Number(search.get('page') ?? 1),
    Math.min(size, items.length),
  );
  const shown = new Set(found.slice(from, to));
  for (const item of items) item.element.hidden = !shown.has(item);
  showSearch(query.q);
  showTab(tab);
  showCount(found.length, from, to);
  showPager(page, pages);
  library.querySelector<HTMLElement>('[data-empty]')!.hidden = found.length > 0;
  library.toggleAttribute('data-live', true);
}

/** Only if it differs: setting the value while the user types would move the caret. */
function showSearch(q: string): void {
  if (search.value.trim() !== q.trim()) search.value = q;
}

/** Sets a filter to the value if it offers it, else to All; returns the value set. */
function setFilter(name: string, wanted: string | null): string {
  const control = form.elements.namedItem(name) as HTMLSelectElement | RadioNodeList;
  control.value = wanted ?? '';
  const isOffered = control.value === (wanted ?? '') && (wanted === null || control.value !== '');
  if (!isOffered) control.value = '';
  if (control instanceof RadioNodeList && !isOffered) (control[0] as HTMLInputElement).checked = true;
  return isOffered ? control.value : '';
}

function showTab(tab: HTMLButtonElement | undefined): void {
  for (const each of tabs) {
    each.setAttribute('aria-selected', String(each === tab));
    each.tabIndex = each === tab ? 0 : -1;
  }
  for (const panel of library.querySelectorAll<HTMLElement>('[data-panel]'))
    panel.hidden = panel.dataset.panel !== tab?.dataset.tab;
}

function showCount(total: number, from: number, to: number): void {
  const noun = total === 1 ? library.dataset.noun!.replace(/s$/, '').replace(/ie$/, 'y') : library.dataset.noun;
  const text = to - from < total ? `${from + 1}–${to} of ${total} ${noun}` : `${total} ${noun}`;
  const count = library.querySelector('[data-count]')!;
  if (count.textContent !== text) count.textContent = text;
}

function showPager(page: number, pages: number): void {
  const pager = library.querySelector<HTMLElement>('[data-pager]');
  if (!pager) return;
  pager.hidden = pages === 1;
  pager.querySelector('[data-page]')!.textContent = `Page ${page} of ${pages}`;
  for (const button of pager.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    button.disabled = button.dataset.step === '1' ? page === pages : page === 1;
  }
}
