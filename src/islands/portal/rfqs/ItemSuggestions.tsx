import { MIN_SUGGEST_LENGTH, suggestEndpoint } from '#contracts/catalog/suggest.ts';
import { SUGGEST_DEBOUNCE_MS } from '#contracts/limits.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { useRead } from '#ui/use-read.ts';
import { type ComboboxState, useCombobox } from '#ui/use-combobox.ts';
import { ProductOption, type SuggestedProduct } from '#widgets/products/ProductOption.tsx';

type Props = {
  /** What has been typed. */
  text: string;
  listId: string;
  onCombobox: (state: ComboboxState) => void;
  /** Enter without a highlighted product. */
  onEnter: () => void;
  onPick: (product: SuggestedProduct) => void;
};

/** Products of the catalogue below the item that is typed. */
export function ItemSuggestions({ text, listId, onCombobox, onEnter, onPick }: Props) {
  const typed = text.trim();
  const q = useDebounced(typed, SUGGEST_DEBOUNCE_MS);
  const enabled = typed.length >= MIN_SUGGEST_LENGTH && q.length >= MIN_SUGGEST_LENGTH;
  const { data } = useRead(suggestEndpoint, { q }, { keepPrevious: true, enabled });
  const products = (enabled && data?.products) || [];
  const idOf = ({ id }: SuggestedProduct) => `${listId}-${id}`;
  const { host, isShown, active, highlight } = useCombobox({
    ...{ listId, ids: products.map(idOf), onState: onCombobox, onEnter },
    onDelete: () => false,
    onLeave: () => undefined,
  });
  return (
    // A press keeps the focus in the field; without it the list would close before the click.
    <div ref={host} className="suggestions" hidden={!isShown} onMouseDown={(event) => event.preventDefault()}>
      {isShown && (
        <div role="listbox" id={listId} aria-label="Products of your catalogue" className="suggestions-list">
          {products.map((product) => (
            <ProductOption
              key={product.id}
              product={product}
              id={idOf(product)}
              selected={idOf(product) === active}
              onHover={() => highlight(idOf(product))}
              onClick={(event) => {
                // With a key, the link opens the product in a new tab.
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onPick(product);
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}
