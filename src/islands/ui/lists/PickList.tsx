import type { ReactNode } from 'react';
import './pick-list.css';

type Props<Item> = {
  /** Undefined while they load. */
  items: Item[] | undefined;
  onPick: (item: Item) => void;
  disabled?: boolean;
  /** Shown where nothing is found. */
  emptyText: ReactNode;
  /** The content of an item's button. */
  children: (item: Item) => ReactNode;
};

/** Search results to choose one from. */
export function PickList<Item extends { id: number }>({ items, onPick, disabled, emptyText, children }: Props<Item>) {
  return (
    <ul role="list" className="picks">
      {items?.map((item) => (
        <li key={item.id}>
          <button type="button" disabled={disabled} onClick={() => onPick(item)}>
            {children(item)}
          </button>
        </li>
      ))}
      {items?.length === 0 && <li className="quiet">{emptyText}</li>}
    </ul>
  );
}
