import './library.css';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type Item, matches, pageRange } from '#client/site/library-query.ts';
import { writeSearch } from '#client/url-search.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { EmptyLibrary } from './EmptyLibrary.tsx';
import { type Filter, LibraryFilters } from './LibraryFilters.tsx';
import { LibraryTabs, type Tab } from './LibraryTabs.tsx';
import { queryIn } from './query-in.ts';

interface Props {
  /** What is listed, as in “9 posts”. */
  noun: string;
  items: Item[];
  /** The fields searched, for the label. */
  searches: string;
  filters: Filter[];
  /** Tabs; the first is open. Each part of the list has its tab's value as `data-panel`. */
  tabs?: Tab[];
  /** Items per page (specification §9); absent: all on one page. */
  size?: number;
  /** The sentence for an empty result (specification §8). */
  empty: string;
  /** The complete list, written by Astro: each element has its item's id as `data-item`. The island only hides some. */
  children?: ReactNode;
}

/**
 * The search, filters, tabs and pages of a library; the address holds what is chosen. With `client:touch`, someone who
 * only reads loads no script of it (docs/decisions/009).
 */
export function Library({ noun, items, searches, filters, tabs = [], size = Infinity, empty, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const params = useSearchParams();
  const tab = tabs.find(({ value }) => value === params.get('tab')) ?? tabs[0];
  const query = queryIn(params, filters);
  const found = items.filter((item) => item.tab === tab?.value && matches(item, query));
  const count = found.length;
  const { page, pages, from, to } = pageRange(count, Number(params.get('page') ?? 1), Math.min(size, count || 1));
  useLayoutEffect(() => showOnly(root.current!, found.slice(from, to), tab));

  const clear = () => {
    const names = ['q', 'page', ...filters.map(({ name }) => name)];
    writeSearch(Object.fromEntries(names.map((name) => [name, null])), { push: true });
    root.current!.querySelector<HTMLElement>('[name=q]')!.focus();
  };
  const turnTo = (next: number) => {
    writeSearch({ page: next > 1 ? next : null }, { push: true });
    root.current!.scrollIntoView({ block: 'start' });
  };

  const names = ['q', 'page', 'tab', ...filters.map(({ name }) => name)];
  return (
    <div ref={root} className="library" data-params={names.join(' ')} data-live={useHydrated() || undefined}>
      <LibraryFilters noun={noun} searches={searches} filters={filters} query={query}>
        {tab && <LibraryTabs label={`Kinds of ${noun}`} tabs={tabs} current={tab} />}
        <p className="library-count" role="status">
          {to - from < count ? `${from + 1}–${to} of ` : ''}
          {`${count} ${count === 1 ? singular(noun) : noun}`}
        </p>
      </LibraryFilters>
      {children}
      {count === 0 && <EmptyLibrary text={empty} onClear={clear} />}
      {pages > 1 && (
        <div className="library-pager">
          <Pager label={`Pages of ${noun}`} page={page} pages={pages} onPage={turnTo} />
        </div>
      )}
    </div>
  );
}

/** “posts” → “post”, “case studies” → “case study” */
const singular = (noun: string) => noun.replace(/s$/, '').replace(/ie$/, 'y');

/** Hides all other items, and the panels of all other tabs. */
function showOnly(library: HTMLElement, items: Item[], tab: Tab | undefined): void {
  const shown = new Set(items.map(({ id }) => id));
  for (const element of library.querySelectorAll<HTMLElement>('[data-item]')) {
    element.hidden = !shown.has(element.dataset.item!);
  }
  for (const panel of library.querySelectorAll<HTMLElement>('[data-panel]')) {
    panel.hidden = panel.dataset.panel !== tab?.value;
  }
}
