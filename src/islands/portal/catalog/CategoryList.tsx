import { useState } from 'react';
import { type CategoryCount, type Facets, listCategoriesEndpoint } from '#contracts/catalog/list.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useRead } from '#ui/use-read.ts';
import { changeFilters, type Filters } from './use-filters.ts';

type Counted = Facets['categories'];
type Props = {
  filters: Filters;
  /** The numbers for the search and the other filters; null: all products are counted. */
  counted: Counted;
};

/** The sidebar: clicking a category selects it and toggles its subcategories; clicking a subcategory selects the pair. */
export function CategoryList({ filters: { category: selected, subcategory: selectedSub }, counted }: Props) {
  const read = useRead(listCategoriesEndpoint);
  const { data, error } = read;
  // On a phone the list opens on demand; on a wide screen it is always visible.
  const [shown, setShown] = useState(false);
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
      <ReadError read={read} />
      <ul className="categories-list">
        {data ? (
          <CategoryItems
            items={data.items}
            counted={counted}
            selected={selected}
            selectedSub={selectedSub}
            onChosen={() => setShown(false)}
          />
        ) : (
          !error && <ItemSkeletons />
        )}
      </ul>
    </nav>
  );
}

function ItemSkeletons() {
  return Array.from({ length: 12 }, (_, index) => (
    <li key={index}>
      <Skeleton className="categories-skeleton" />
    </li>
  ));
}

type ItemsProps = {
  items: CategoryCount[];
  counted: Counted;
  selected: string | null;
  selectedSub: string | null;
  /** Called when the choice is complete: all categories or a subcategory. */
  onChosen: () => void;
};

function CategoryItems({ items, counted, selected, selectedSub, onChosen }: ItemsProps) {
  // The category whose subcategories a second click has collapsed.
  const [collapsed, setCollapsed] = useState<string | null>(null);
  const choose = (category: string | null, subcategory: string | null = null) => {
    changeFilters({ category, subcategory });
    if (category === null || subcategory !== null) onChosen();
  };
  const toggle = (category: string) => {
    setCollapsed(selected === category && collapsed !== category ? category : null);
    choose(category);
  };
  return (
    <>
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
      {items.map((item) => (
        <CategoryItem
          key={item.category}
          item={item}
          counted={counted}
          isSelected={selected === item.category}
          selectedSub={selectedSub}
          isOpen={selected === item.category && collapsed !== item.category && item.subs.length > 0}
          onToggle={() => toggle(item.category)}
          onChooseSub={(sub) => choose(item.category, sub)}
        />
      ))}
    </>
  );
}

type ItemProps = {
  item: CategoryCount;
  counted: Counted;
  isSelected: boolean;
  selectedSub: string | null;
  /** Whether its subcategories are shown. */
  isOpen: boolean;
  onToggle: () => void;
  onChooseSub: (name: string) => void;
};

function CategoryItem({ item, counted, isSelected, selectedSub, isOpen, onToggle, onChooseSub }: ItemProps) {
  const { category, count, subs } = item;
  const now = counted && (counted.items.find((each) => each.category === category) ?? { count: 0, subs: [] });
  return (
    <li>
      <button
        type="button"
        className="category"
        aria-expanded={subs.length > 0 ? isOpen : undefined}
        aria-current={(isSelected && !selectedSub) || undefined}
        onClick={onToggle}
      >
        <span>{category}</span>
        <span className="category-count">{formatCount(now ? now.count : count, counted)}</span>
      </button>
      {isOpen && (
        <ul>
          {subs.map((sub) => (
            <li key={sub.name}>
              <button
                type="button"
                className={classNames('category', 'category-sub')}
                aria-current={selectedSub === sub.name || undefined}
                onClick={() => onChooseSub(sub.name)}
              >
                <span>{sub.name}</span>
                <span className="category-count">
                  {formatCount(now ? (now.subs.find(({ name }) => name === sub.name)?.count ?? 0) : sub.count, counted)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** `12+` if only the first matches were counted; blank if none of those are in it. */
function formatCount(count: number, counted: Counted): string {
  if (!counted?.capped) return count.toLocaleString('en-IN');
  return count === 0 ? '' : `${count.toLocaleString('en-IN')}+`;
}
