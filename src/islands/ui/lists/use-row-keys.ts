import { type RefObject, useEffect } from 'react';
import { areRowKeysOn } from '#client/shell/row-keys.ts';
import { isTyping } from '#client/shell/is-typing.ts';

/** The rows of a list: of a table, or the entries of one that is no table. */
const ROWS = 'tbody tr, :scope > :is(ul, ol) > li';

/**
 * Keys for the rows inside `place`: j and k or the arrows move the focus from row to row, Enter opens the focused row, x selects
 * it, Shift+x all rows from the one selected before. Only the page's first list has them, and none behind an open dialog.
 */
export function useRowKeys(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const list = place.current;
      if (!list || list !== document.querySelector('.record-rows') || document.querySelector('dialog[open]')) return;
      if (actOn(list, event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [place]);
}

/** True if the key did something. */
function actOn(list: HTMLElement, { key, shiftKey, target }: KeyboardEvent): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>(ROWS)].filter(
    (row) => !row.closest('[aria-busy]:not(.record-rows)'),
  );
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const isRow = at >= 0 && target === rows[at];
  const isLetter = areRowKeysOn();
  if (key === 'Enter' && isRow) return open(rows[at]!);
  if ((key === 'j' && isLetter) || (key === 'ArrowDown' && isRow))
    return focus(rows[Math.min(at + 1, rows.length - 1)]);
  if ((key === 'k' && isLetter) || (key === 'ArrowUp' && isRow)) return focus(rows[Math.max(at - 1, 0)]);
  if (key.toLowerCase() === 'x' && isLetter && at >= 0) return select(rows[at]!, shiftKey);
  return false;
}

function open(row: HTMLElement): boolean {
  const link = row.querySelector<HTMLAnchorElement>('a[href]');
  link?.click();
  return link !== null;
}

function focus(row: HTMLElement | undefined): boolean {
  if (!row) return false;
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
  return true;
}

function select(row: HTMLElement, shiftKey: boolean): boolean {
  const box = row.querySelector('input[data-select]');
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
  return box !== null;
}
