import { useEffect, useState } from 'react';
import { listProductsEndpoint } from '#contracts/catalog/admin-list.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { useRead } from '#ui/use-read.ts';
import { LinePrice } from '#widgets/prices/LinePrice.tsx';
import { textFieldOf } from './sheet-cells.ts';

/** Shortest text for which products are suggested. */
const MIN_LENGTH = 2;

const LIST_ID = 'quote-suggestions';

/** Handles a key of the cell while the list is shown; false for a key of the cell itself. */
export type PressInList = (key: string) => boolean;

type Props = {
  companyId: number;
  q: string;
  /** Gets what handles keys while the list is shown; null when it is gone. */
  onListen: (press: PressInList | null) => void;
  onPick: (productId: number) => void;
  onClose: () => void;
};

/** Products of the company's catalogue below the cell that is typed into. The focus stays in the cell. */
export function LineSuggestions({ companyId, q, onListen, onPick, onClose }: Props) {
  const text = useDebounced(q).trim();
  const query = { q: text, company_id: companyId, status: 'active' as const, page: 1, size: 6 };
  const { data } = useRead(listProductsEndpoint, query, { keepPrevious: true, enabled: text.length >= MIN_LENGTH });
  const items = text.length >= MIN_LENGTH ? (data?.items ?? []) : [];
  // Another text has no chosen option yet.
  const [chosen, setChosen] = useState({ text, at: -1 });
  const active = chosen.text === text ? chosen.at : -1;
  const setActive = (at: number) => setChosen({ text, at });
  const current = items[active];
  useEffect(() => {
    onListen((key) => {
      if (items.length === 0) return false;
      if (key === 'ArrowDown') setActive(Math.min(active + 1, items.length - 1));
      else if (key === 'ArrowUp' && current) setActive(active - 1);
      else if (key === 'Enter' && current) onPick(current.id);
      else if (key === 'Escape') onClose();
      else return false;
      return true;
    });
    return () => onListen(null);
  });
  // The cell reads the chosen option to a screen reader.
  useEffect(() => {
    const cell = textFieldOf(document.activeElement);
    if (!cell || items.length === 0) return;
    cell.setAttribute('aria-controls', LIST_ID);
    if (current) cell.setAttribute('aria-activedescendant', `${LIST_ID}-${current.id}`);
    else cell.removeAttribute('aria-activedescendant');
    return () => {
      cell.removeAttribute('aria-controls');
      cell.removeAttribute('aria-activedescendant');
    };
  }, [current, items.length]);
  if (items.length === 0) return null;
  return (
    // A press keeps the focus in the cell; without it the list would close before the click.
    <ul
      role="listbox"
      id={LIST_ID}
      aria-label="Products of the catalogue"
      className="quote-suggestions"
      onMouseDown={(event) => event.preventDefault()}
    >
      {items.map(({ id, sku, name, stock, unit, ...price }, at) => (
        <li
          key={id}
          id={`${LIST_ID}-${id}`}
          role="option"
          aria-selected={at === active}
          onClick={() => onPick(id)}
          onMouseMove={() => setActive(at)}
        >
          <span className="two-lines">
            <span>{name}</span>
            <span className="small quiet">
              <span className="code">{sku}</span> · {formatQuantity(stock, unit)} in stock
            </span>
          </span>
          <LinePrice line={{ ...price, unit }} />
        </li>
      ))}
    </ul>
  );
}
