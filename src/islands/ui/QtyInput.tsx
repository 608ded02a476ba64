import { useState } from 'react';
import { MAX_QTY } from '#contracts/limits.ts';
import { Icon } from './Icon.tsx';

type Props = {
  value: number;
  /** Gets whole numbers from 1 only. */
  onChange: (qty: number) => void;
  /** Names the line, such as `Quantity of 6205-2RS`. */
  label: string;
  disabled?: boolean;
};

/** A quantity: less, the number, more. What is no whole number from 1 falls back to 1 when the field is left. */
export function QtyInput({ value, onChange, label, disabled }: Props) {
  // While someone types, the field may be empty or unfinished; the cart keeps the last whole number.
  const [draft, setDraft] = useState<string | null>(null);
  const set = (qty: number) => {
    setDraft(null);
    onChange(qty);
  };
  const type = (words: string) => {
    setDraft(words);
    const qty = Number(words);
    if (Number.isInteger(qty) && qty >= 1 && qty <= MAX_QTY) onChange(qty);
  };
  return (
    <span className="quantity" role="group" aria-label={label}>
      <button type="button" aria-label="Less" disabled={disabled || value <= 1} onClick={() => set(value - 1)}>
        <Icon name="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_QTY}
        step={1}
        aria-label={label}
        disabled={disabled}
        value={draft ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => draft !== null && set(wholeQty(draft))}
        onKeyDown={(event) => event.key === 'Enter' && set(wholeQty(draft ?? String(value)))}
      />
      <button type="button" aria-label="More" disabled={disabled || value >= MAX_QTY} onClick={() => set(value + 1)}>
        <Icon name="plus" />
      </button>
    </span>
  );
}

/** At least 1, at most the limit; unreadable means 1 (specification §5). */
function wholeQty(words: string): number {
  return Math.min(Math.max(Math.trunc(Number(words)) || 1, 1), MAX_QTY);
}
