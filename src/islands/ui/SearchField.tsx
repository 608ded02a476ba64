import { type ComponentProps, useRef } from 'react';
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
