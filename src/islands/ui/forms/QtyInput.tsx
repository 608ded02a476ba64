import { type KeyboardEvent, useId, useState } from 'react';
import { MAX_QTY } from '#contracts/limits.ts';
import { Icon } from '../Icon.tsx';

type Props = {
  value: number;
  /** Receives whole numbers from 1, or from 0 with `allowZero`. */
  onChange: (qty: number) => void;
  /** Accessible name, such as `Quantity of 6205-2RS`. */
  label: string;
  disabled?: boolean;
  /** Keeps 0 and blank as 0, for a form that refuses 0 with a message instead of changing it to 1. */
  allowZero?: boolean;
  name?: string;
  /** How to fix the input. */
  error?: string | undefined;
};

/** A quantity with − and + buttons. Anything but a whole number from 1 becomes 1 when the field is left. */
export function QtyInput({ value, onChange, label, disabled, allowZero = false, name, error }: Props) {
  const errorId = useId();
  const min = allowZero ? 0 : 1;
  const { draft, set, type, press, settle } = useQtyDraft(value, min, onChange);
  return (
    <>
      <span className="quantity" role="group" aria-label={label}>
        <button type="button" aria-label="Less" disabled={disabled || value <= 1} onClick={() => set(value - 1)}>
          <Icon name="minus" />
        </button>
        {/* Not of type number, which accepts 1e3 and 1.5 and changes with the mouse wheel. */}
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
          onBlur={settle}
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

/** The text of the field while the user types, when it may be blank or incomplete; the cart keeps the last whole number. */
function useQtyDraft(value: number, min: number, onChange: (qty: number) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const set = (qty: number) => {
    setDraft(null);
    onChange(qty);
  };
  return {
    draft,
    set,
    type: (text: string) => {
      const digits = digitsIn(text);
      setDraft(digits);
      const qty = Number(digits);
      if (qty >= min && qty <= MAX_QTY) onChange(qty);
    },
    press: (event: KeyboardEvent) => {
      if (event.key === 'Enter') set(clampQty(draft ?? String(value), min));
      const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      set(Math.min(Math.max(value + step, 1), MAX_QTY));
    },
    /** When the field is left. */
    settle: () => {
      if (draft !== null) set(clampQty(draft, min));
    },
  };
}

/** The leading whole number of typed or pasted text: `1,000` → 1000, `1.5` → 1, `12 NOS` → 12. */
function digitsIn(text: string): string {
  return /^\d*/.exec(text.replace(/[\s,]/g, ''))![0].slice(0, String(MAX_QTY).length);
}

/** From `min` to the limit; text that is not a number becomes `min` (specification §5). */
function clampQty(text: string, min: number): number {
  return Math.min(Math.max(Math.trunc(Number(text)) || min, min), MAX_QTY);
}
