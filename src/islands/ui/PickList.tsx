import type { ReactNode } from 'react';
import './pick-list.css';

type Props<Item> = {
  /** Undefined while they load. */
  items: Item[] | undefined;
  onPick: (item: Item) => void;
  disabled?: boolean;
  /** What is said where nothing is found. */
  none: ReactNode;
  /** What the button of an item says. */
  children: (item: Item) => ReactNode;
};

/** What a search has found, to choose one. */
export function PickList<Item extends { id: number }>({ items, onPick, disabled, none, children }: Props<Item>) {
  return (
    <ul role="list" className="picks">
      {items?.map((item) => (
        <li key={item.id}>
          <button type="button" disabled={disabled} onClick={() => onPick(item)}>
            {children(item)}
          </button>
        </li>
      ))}
      {items?.length === 0 && <li className="quiet">{none}</li>}
    </ul>
  );
}
