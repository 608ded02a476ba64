import { readSearch, watchSearch, writeSearch } from '#client/url-search.ts';
import { type Item, matches, pageOf } from './library-query.ts';

/** Search, filters, tabs and pages of a library. The address holds the state; here is none. */

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
// A filter is a step that Back returns to, typing is not; either begins at page 1 (specification §4).
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
    const page = Number(asked().get('page') ?? 1) + Number(button.dataset.step);
    writeSearch({ page: page > 1 ? page : null }, { push: true });
    library.scrollIntoView({ block: 'start' });
  });
}
for (const tab of tabs) {
  tab.addEventListener('click', () => choose(tab));
  tab.addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const next = step && tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    if (!next) return;
    next.focus();
    choose(next);
  });
}

function choose(tab: HTMLButtonElement): void {
  writeSearch({ tab: tab === tabs[0] ? null : tab.dataset.tab! }, { push: true });
}

function asked(): URLSearchParams {
  return new URLSearchParams(readSearch());
}

/** Shows what the address asks for. A value that no filter offers counts as All. */
function show(): void {
  const search = asked();
  const tab = tabs.find(({ dataset }) => dataset.tab === search.get('tab')) ?? tabs[0];
  const query = {
    q: search.get('q') ?? '',
    picks: Object.fromEntries(filters.map((name) => [name, setFilter(name, search.get(name))])),
  };
  const found = items.filter((item) => (!tab || item.panel === tab.dataset.tab) && matches(item, query));
  const { page, pages, from, to } = pageOf(found.length, Number(search.get('page') ?? 1), Math.min(size, items.length));
  const shown = new Set(found.slice(from, to));
  for (const item of items) item.element.hidden = !shown.has(item);
  showSearch(query.q);
  showTab(tab);
  showCount(found.length, from, to);
  showPager(page, pages);
  library.querySelector<HTMLElement>('[data-empty]')!.hidden = found.length > 0;
  library.toggleAttribute('data-live', true);
}

/** Not while somebody types: the caret would jump. */
function showSearch(q: string): void {
  if (search.value.trim() !== q.trim()) search.value = q;
}

/** Sets a filter to what it offers of this name, else to All; answers what it is set to. */
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
  const words = to - from < total ? `${from + 1}–${to} of ${total} ${noun}` : `${total} ${noun}`;
  const count = library.querySelector('[data-count]')!;
  if (count.textContent !== words) count.textContent = words;
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
