import { useEffect, useRef, useState } from 'react';
import { MAX_BULK } from '#contracts/bulk.ts';
import { isTyping } from '#client/shell/is-typing.ts';
import { toast } from '../toast.ts';

/** Lets the rows of a list be selected, for actions on all of them. */
export type Selectable<Row> = {
  idOf: (row: Row) => number;
  /** What a row is called: `order 100042`. */
  nameOf: (row: Row) => string;
};

/** The selected rows, in the order of their selection; they may be on several pages. */
export type Selection<Row> = Selectable<Row> & {
  rows: Row[];
  has: (row: Row) => boolean;
  /** Selects or deselects a row; with `extend` all rows from the one before it. */
  toggle: (row: Row, extend: boolean) => void;
  isPageSelected: boolean;
  /** Selects or deselects the rows of the page. */
  togglePage: () => void;
  clear: () => void;
  /** Keeps only these rows selected. */
  keep: (ids: readonly number[]) => void;
};

type Shown<Row> = {
  /** The rows of the page; undefined while they load. */
  page: Row[] | undefined;
  /** Changes with the list's search and filters: other rows are then listed, and none is selected. */
  listKey: string;
};

/** State of the selected rows. Escape clears the selection. */
export function useSelection<Row>(selectable: Selectable<Row>, { page = [], listKey }: Shown<Row>): Selection<Row> {
  const { idOf } = selectable;
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map());
  const anchor = useRef<number | null>(null);
  const [shownKey, setShownKey] = useState(listKey);
  if (shownKey !== listKey) {
    setShownKey(listKey);
    setChosen(new Map());
  }
  const clear = () => setChosen(new Map());
  useClearOnEscape(chosen.size > 0, clear);

  const set = (rows: Row[], select: boolean) => {
    const next = new Map(chosen);
    for (const row of rows) {
      if (select) next.set(idOf(row), row);
      else next.delete(idOf(row));
    }
    if (next.size > MAX_BULK) toast(`Select at most ${MAX_BULK} rows.`, { tone: 'bad' });
    else setChosen(next);
  };
  const toggle = (row: Row, extend: boolean) => {
    const [from, to] = [page.findIndex((other) => idOf(other) === anchor.current), page.indexOf(row)];
    anchor.current = idOf(row);
    const range = extend && from >= 0 ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
    set(range, !chosen.has(idOf(row)));
  };
  const isPageSelected = page.length > 0 && page.every((row) => chosen.has(idOf(row)));
  // A row of the page is shown as it is now.
  const rows = [...chosen].map(([id, row]) => page.find((current) => idOf(current) === id) ?? row);
  return {
    ...selectable,
    rows,
    has: (row) => chosen.has(idOf(row)),
    toggle,
    isPageSelected,
    togglePage: () => set(page, !isPageSelected),
    clear,
    keep: (ids) => setChosen(new Map([...chosen].filter(([id]) => ids.includes(id)))),
  };
}

function useClearOnEscape(isActive: boolean, clear: () => void): void {
  const latest = useRef(clear);
  useEffect(() => void (latest.current = clear));
  useEffect(() => {
    if (!isActive) return;
    const onKey = (event: KeyboardEvent) => {
      const isFree = event.key === 'Escape' && !event.defaultPrevented && !isTyping(event.target);
      if (isFree && !document.querySelector('dialog[open]')) latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isActive]);
}
