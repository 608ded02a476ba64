import { useState } from 'react';
import { listCategoriesEndpoint } from '#contracts/catalog.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useRead } from '#ui/use-read.ts';
import { changeFilters, type Filters } from './use-filters.ts';

/** The sidebar: a category selects itself and toggles its subcategories, a subcategory selects the pair. */
export function CategoryList({ category: selected, subcategory: selectedSub }: Filters) {
  const { data, error, refetch, isFetching } = useRead(listCategoriesEndpoint);
  // The category whose subcategories were folded away by a second click on it.
  const [folded, setFolded] = useState<string | null>(null);
  // On a phone the list opens on demand; on a wide screen it always stands.
  const [shown, setShown] = useState(false);

  const choose = (category: string | null, subcategory: string | null = null) => {
    changeFilters({ category, subcategory });
    if (category === null || subcategory !== null) setShown(false);
  };
  const toggle = (category: string) => {
    setFolded(selected === category && folded !== category ? category : null);
    choose(category);
  };

  return (
    <nav className="categories" aria-labelledby="categories-title" data-shown={shown || undefined}>
      <h2 id="categories-title" className="categories-title">
        Categories
      </h2>
      <button
        type="button"
        className="button button-secondary categories-toggle"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon name="filter" />
        {selectedSub ?? selected ?? 'Categories'}
      </button>
      {error && (
        <Notice tone="bad" onRetry={() => refetch()} busy={isFetching}>
          {error.message}
        </Notice>
      )}
      <ul className="categories-list">
        {!data &&
          !error &&
          Array.from({ length: 12 }, (_, index) => (
            <li key={index}>
              <Skeleton className="categories-skeleton" />
            </li>
          ))}
        {data && (
          <li>
            <button
              type="button"
              className="category"
              aria-current={selected === null || undefined}
              onClick={() => choose(null)}
            >
              All Categories
            </button>
          </li>
        )}
        {data?.items.map(({ category, count, subs }) => {
          const open = selected === category && folded !== category && subs.length > 0;
          return (
            <li key={category}>
              <button
                type="button"
                className="category"
                aria-expanded={subs.length > 0 ? open : undefined}
                aria-current={(selected === category && !selectedSub) || undefined}
                onClick={() => toggle(category)}
              >
                <span>{category}</span>
                <span className="category-count">{count}</span>
              </button>
              {open && (
                <ul>
                  {subs.map((sub) => (
                    <li key={sub.name}>
                      <button
                        type="button"
                        className={classNames('category', 'category-sub')}
                        aria-current={selectedSub === sub.name || undefined}
                        onClick={() => choose(category, sub.name)}
                      >
                        <span>{sub.name}</span>
                        <span className="category-count">{sub.count}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
