import { useEffect, useRef, useState } from 'react';

/** What assistive technology reads on the search box. */
export interface ComboboxState {
  'aria-expanded': boolean;
  'aria-controls'?: string | undefined;
  /** The id of the highlighted option; the focus stays in the box. */
  'aria-activedescendant'?: string | undefined;
}

interface Options {
  listId: string;
  /** Ids of the options in their order; none are shown as no list. */
  ids: string[];
  onState: (state: ComboboxState) => void;
  /** Enter without a highlighted option. */
  onEnter: () => void;
  /** Delete on a highlighted option; false if it cannot be removed. */
  onDelete: (id: string) => boolean;
  /** The focus has left box and list. */
  onLeave: () => void;
}

/**
 * A list of options below a search box, mounted while the box is in use: `host` is an element beside it, in their common
 * parent. Escape closes the list, typing and the arrow keys open it again.
 */
export function useCombobox({ listId, ids, onState, onEnter, onDelete, onLeave }: Options) {
  const host = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(true);
  const [active, setActive] = useState<string | null>(null);
  const isShown = isOpen && ids.length > 0;
  const at = isShown ? ids.indexOf(active ?? '') : -1;
  const current = ids[at];
  const close = () => {
    setIsOpen(false);
    setActive(null);
  };

  /** What a key does; false for a key of the box itself. */
  const press = (key: string): boolean => {
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp':
        // From the last to none, and on to the first; `at` is -1 for none.
        if (isShown) setActive([...ids, null].at(key === 'ArrowDown' ? at + 1 : at < 0 ? -2 : at - 1) ?? null);
        setIsOpen(true);
        return true;
      case 'Enter':
        if (current) document.getElementById(current)?.click();
        else onEnter();
        close();
        return true;
      case 'Escape':
        close();
        // The next one clears the box, as in any search field.
        return isShown;
      case 'Delete':
        return current !== undefined && onDelete(current);
      default:
        return false;
    }
  };

  useEffect(() => {
    const both = host.current!.parentElement!;
    const stop = new AbortController();
    const listen = <E extends Event>(type: string, heard: (event: E) => void) =>
      both.addEventListener(type, heard as EventListener, { signal: stop.signal });
    listen<KeyboardEvent>('keydown', (event) => {
      // While an input method composes a word, as for Hindi, its keys are its own.
      const isOfBox = event.target instanceof HTMLInputElement && !event.isComposing;
      if (isOfBox && press(event.key)) event.preventDefault();
    });
    listen('input', () => {
      setIsOpen(true);
      setActive(null);
    });
    listen<FocusEvent>('focusout', ({ relatedTarget }) => {
      if (!both.contains(relatedTarget as Node | null)) onLeave();
    });
    return () => stop.abort();
  });
  useEffect(() => {
    onState({
      'aria-expanded': isShown,
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': current,
    });
    if (current) document.getElementById(current)?.scrollIntoView({ block: 'nearest' });
    return () => onState({ 'aria-expanded': false });
  }, [isShown, current, listId, onState]);

  return { host, isShown, active: current, highlight: setActive, close };
}
