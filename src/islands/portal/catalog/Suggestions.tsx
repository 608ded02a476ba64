import type { ReactNode } from 'react';
import { addRecentSearch } from '#client/recent-searches.ts';
import { Icon } from '#ui/Icon.tsx';
import { type ComboboxState, useCombobox } from '#ui/use-combobox.ts';
import { ProductOption } from '#widgets/products/ProductOption.tsx';
import { showSearch } from '#widgets/views/view-calls.ts';
import { CategoryOption, TextOption } from './SuggestionOption.tsx';
import type { Filters } from './use-filters.ts';
import { useSuggestions } from './use-suggestions.ts';

type Props = {
  /** What has been typed. */
  text: string;
  setText: (text: string) => void;
  /** Searches for a text at once. */
  apply: (text?: string) => void;
  onCombobox: (state: ComboboxState) => void;
  changeFilters: (change: Partial<Filters>) => void;
};

const LIST_ID = 'catalog-suggestions';
const recentId = (place: number) => `${LIST_ID}-recent-${place}`;

/** Suggestions below the search box: saved and recent searches, and for a text products and categories. */
export default function Suggestions({ text, setText, apply, onCombobox, changeFilters }: Props) {
  const { products, categories, saved, recent, forget } = useSuggestions(text);
  const productIds = products.map(({ id }) => `${LIST_ID}-product-${id}`);
  const categoryIds = categories.map((_, place) => `${LIST_ID}-category-${place}`);
  const savedIds = saved.map(({ id }) => `${LIST_ID}-saved-${id}`);
  const recentIds = recent.map((_, place) => recentId(place));
  const { host, isShown, active, highlight, close } = useCombobox({
    listId: LIST_ID,
    ids: [...productIds, ...categoryIds, ...savedIds, ...recentIds],
    onState: onCombobox,
    onEnter: () => search(text),
    onDelete: (id) => {
      const search = recent[recentIds.indexOf(id)];
      if (search !== undefined) forget(search);
      return search !== undefined;
    },
    onLeave: () => addRecentSearch(text),
  });
  const search = (q: string) => {
    addRecentSearch(q);
    apply(q);
    close();
  };
  const showCategory = ({ category, subcategory }: Pick<Filters, 'category' | 'subcategory'>) => {
    addRecentSearch(text);
    setText('');
    changeFilters({ q: '', category, subcategory });
    close();
  };
  const openProduct = () => {
    addRecentSearch(text);
    close();
  };
  const option = (id: string) => ({ id, selected: id === active, onHover: () => highlight(id) });

  return (
    // A press keeps the focus in the box; without it the list would close before the click.
    <div ref={host} className="suggestions" hidden={!isShown} onMouseDown={(event) => event.preventDefault()}>
      {isShown && (
        <div role="listbox" id={LIST_ID} aria-label="Suggestions" className="suggestions-list">
          <Group name="Products">
            {products.map((product, place) => (
              <ProductOption key={product.id} product={product} onClick={openProduct} {...option(productIds[place]!)} />
            ))}
          </Group>
          <Group name="Categories" hasTitle>
            {categories.map((found, place) => (
              <CategoryOption
                key={categoryIds[place]}
                found={found}
                onClick={() => showCategory(found)}
                {...option(categoryIds[place]!)}
              />
            ))}
          </Group>
          <Group name="Saved searches" hasTitle>
            {saved.map((view, place) => (
              <TextOption
                key={view.id}
                text={view.name}
                onClick={() => {
                  showSearch(view.search, location.search);
                  close();
                }}
                {...option(savedIds[place]!)}
              />
            ))}
          </Group>
          <Group name="Recent searches" hasTitle>
            {recent.map((q, place) => (
              <TextOption key={q} text={q} onClick={() => search(q)} {...option(recentIds[place]!)} />
            ))}
          </Group>
        </div>
      )}
      {isShown && text === '' && <Removers searches={recent} onRemove={forget} />}
    </div>
  );
}

type GroupProps = { name: string; hasTitle?: boolean; children: ReactNode[] };

function Group({ name, hasTitle, children }: GroupProps) {
  if (children.length === 0) return null;
  return (
    <div role="group" aria-label={name}>
      {hasTitle && (
        <p className="suggestions-title" role="presentation">
          {name}
        </p>
      )}
      {children}
    </div>
  );
}

/** Buttons beside the list and not in it, as an option can contain no button. The keyboard has the Delete key. */
function Removers({ searches, onRemove }: { searches: string[]; onRemove: (search: string) => void }) {
  return (
    <div className="suggestions-removers">
      {searches.map((search) => (
        <button
          key={search}
          type="button"
          tabIndex={-1}
          aria-label={`Remove “${search}” from the recent searches`}
          onClick={() => onRemove(search)}
        >
          <Icon name="close" />
        </button>
      ))}
    </div>
  );
}
