import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { isTyping } from '#client/is-typing.ts';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> & {
  /** The field's name for screen readers. */
  label: string;
  value: string;
  onChange: (words: string) => void;
  /** 56 px high: the biggest thing on the catalogue. */
  large?: boolean;
};

/** A search box that can be cleared, and that `/` leads to. Waiting before the search applies is the caller's part. */
export function SearchField({ label, value, onChange, large, className, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the island came to life is in the box, but nobody was told.
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== value) onChange(typed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);
  useEffect(() => {
    const focusByKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // Where a page has several, the first is the page's own; behind an open dialog nothing can be reached.
      if (field.current !== document.querySelector('.search input') || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      field.current?.select();
      field.current?.focus();
    };
    document.addEventListener('keydown', focusByKey);
    return () => document.removeEventListener('keydown', focusByKey);
  }, []);
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  return (
    <span className={classNames('search', large && 'search-large', className)}>
      <Icon name="search" />
      <input
        autoComplete="off"
        enterKeyHint="search"
        {...input}
        ref={field}
        type="search"
        className="input"
        aria-label={label}
        aria-keyshortcuts="/"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value === '' && (
        <kbd className="search-key" aria-hidden="true">
          /
        </kbd>
      )}
      {value && (
        <button type="button" aria-label="Clear search" onClick={clear}>
          <Icon name="close" />
        </button>
      )}
    </span>
  );
}
