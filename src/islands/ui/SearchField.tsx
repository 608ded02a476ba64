import { type ComponentProps, useLayoutEffect, useRef } from 'react';
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

/** A search box that can be cleared. Waiting before the search applies is the caller's part. */
export function SearchField({ label, value, onChange, large, className, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the island came to life is in the box, but nobody was told.
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== value) onChange(typed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
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
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <button type="button" aria-label="Clear search" onClick={clear}>
          <Icon name="close" />
        </button>
      )}
    </span>
  );
}
