import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isTyping } from '#client/shell/is-typing.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon.tsx';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> & {
  /** The field's name for screen readers. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** 56 px high, as above the catalogue. */
  large?: boolean;
};

/** A search box with a clear button and the `/` shortcut. Debouncing is up to the caller. */
export function SearchField({ label, value, onChange, large, className, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null);
  // Text typed before hydration is in the box but has fired no change.
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== value) onChange(typed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);
  useFocusOnSlash(field);
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
        // HTML allows no other role on a search box.
        type={input.role === 'combobox' ? 'text' : 'search'}
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

/** Focuses the field when the user presses `/`. */
function useFocusOnSlash(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // Only the first search box of the page answers, and none behind an open dialog.
      if (field.current !== document.querySelector('.search input') || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      field.current?.select();
      field.current?.focus();
    };
    document.addEventListener('keydown', focusOnSlash);
    return () => document.removeEventListener('keydown', focusOnSlash);
  }, [field]);
}
