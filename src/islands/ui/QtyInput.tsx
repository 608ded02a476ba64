import { type KeyboardEvent, useId, useState } from 'react';
import { MAX_QTY } from '#contracts/limits.ts';
import { Icon } from './Icon.tsx';

type Props = {
  value: number;
  /** Gets whole numbers from 1 only, unless 0 is kept. */
  onChange: (qty: number) => void;
  /** Names the line, such as `Quantity of 6205-2RS`. */
  label: string;
  disabled?: boolean;
  /** Whether 0, and nothing, stay as 0: for a form that refuses it in words rather than to ask for 1 unasked. */
  keepZero?: boolean;
  name?: string;
  /** How to mend what was entered. */
  error?: string | undefined;
};

/** A quantity: less, the number, more. What is no whole number from 1 falls back to 1 when the field is left. */
export function QtyInput({ value, onChange, label, disabled, keepZero = false, name, error }: Props) {
  const errorId = useId();
  const least = keepZero ? 0 : 1;
  // While someone types, the field may be empty or unfinished; the cart keeps the last whole number.
  const [draft, setDraft] = useState<string | null>(null);
  const set = (qty: number) => {
    setDraft(null);
    onChange(qty);
  };
  const type = (words: string) => {
    const digits = digitsOf(words);
    setDraft(digits);
    const qty = Number(digits);
    if (qty >= least && qty <= MAX_QTY) onChange(qty);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') set(wholeQty(draft ?? String(value), least));
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    set(Math.min(Math.max(value + step, 1), MAX_QTY));
  };
  return (
    <>
      <span className="quantity" role="group" aria-label={label}>
        <button type="button" aria-label="Less" disabled={disabled || value <= 1} onClick={() => set(value - 1)}>
          <Icon name="minus" />
        </button>
        {/* Not of type number: that one takes 1e3 and 1.5, and turns with the wheel. */}
        <input
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuemin={1}
          aria-valuemax={MAX_QTY}
          aria-valuenow={value}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          name={name}
          disabled={disabled}
          value={draft ?? value}
          onChange={(event) => type(event.target.value)}
          onBlur={() => draft !== null && set(wholeQty(draft, least))}
          onKeyDown={press}
        />
        <button type="button" aria-label="More" disabled={disabled || value >= MAX_QTY} onClick={() => set(value + 1)}>
          <Icon name="plus" />
        </button>
      </span>
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </>
  );
}

/** The whole number that somebody types or pastes: `1,000` is 1000, `1.5` is 1, `12 NOS` is 12. */
function digitsOf(words: string): string {
  return /^\d*/.exec(words.replace(/[\s,]/g, ''))![0].slice(0, String(MAX_QTY).length);
}

/** At least 1, at most the limit; unreadable means 1 (specification §5). */
function wholeQty(words: string, least: number): number {
  return Math.min(Math.max(Math.trunc(Number(words)) || least, least), MAX_QTY);
}
