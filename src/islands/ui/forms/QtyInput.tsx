import { type KeyboardEvent, useId, useState } from 'react';
import { inThousandths, sumQty } from '#contracts/fields/thousandths.ts';
import { isCounted } from '#contracts/fields/unit-names.ts';
import { MAX_QTY } from '#contracts/limits.ts';
import { Icon } from '../Icon.tsx';

type Props = {
  value: number;
  /** Receives quantities above 0, or from 0 with `allowZero`: whole numbers, or up to three decimals of what is measured. */
  onChange: (qty: number) => void;
  /** Decides whether decimals are accepted. */
  unit?: string;
  /** Accessible name, such as `Quantity of 6205-2RS`. */
  label: string;
  disabled?: boolean;
  /** Keeps 0 and blank as 0, for a form that refuses 0 with a message instead of changing it to 1. */
  allowZero?: boolean;
  name?: string;
  /** How to fix the input. */
  error?: string | undefined;
};

/** A quantity with − and + buttons. Anything but a quantity becomes 1 when the field is left. */
export function QtyInput({ value, onChange, unit = 'NOS', label, disabled, allowZero = false, name, error }: Props) {
  const errorId = useId();
  const { draft, fault, set, type, press, settle } = useQtyDraft(value, unit, allowZero ? 0 : 1, onChange);
  const message = fault ?? error;
  return (
    <>
      <span className="quantity" role="group" aria-label={label}>
        <button
          type="button"
          aria-label="Less"
          disabled={disabled || value <= 1}
          onClick={() => set(sumQty(value, -1))}
        >
          <Icon name="minus" />
        </button>
        {/* Not of type number, which accepts 1e3 and changes with the mouse wheel. */}
        <input
          role="spinbutton"
          inputMode={isCounted(unit) ? 'numeric' : 'decimal'}
          autoComplete="off"
          aria-valuemin={isCounted(unit) ? 1 : 0.001}
          aria-valuemax={MAX_QTY}
          aria-valuenow={value}
          aria-label={label}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? errorId : undefined}
          name={name}
          disabled={disabled}
          value={draft ?? value}
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
          onKeyDown={press}
        />
        <button
          type="button"
          aria-label="More"
          disabled={disabled || value >= MAX_QTY}
          onClick={() => set(Math.min(sumQty(value, 1), MAX_QTY))}
        >
          <Icon name="plus" />
        </button>
      </span>
      {message && (
        <p id={errorId} className="field-error">
          {message}
        </p>
      )}
    </>
  );
}

/** The text of the field while the user types, when it may be blank or incomplete; the cart keeps the last quantity. */
function useQtyDraft(value: number, unit: string, fallback: number, onChange: (qty: number) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const decimals = isCounted(unit) ? 0 : 3;
  const set = (qty: number) => {
    setDraft(null);
    setFault(null);
    onChange(qty);
  };
  /** Typed text as a quantity; what is not one becomes `fallback` (specification §5). */
  const clamp = (text: string) => Math.min(inThousandths(Number(text)) / 1000 || fallback, MAX_QTY);
  return {
    draft,
    fault,
    set,
    type: (text: string) => {
      const digits = digitsIn(text, decimals);
      setDraft(digits);
      setFault(decimals === 0 && /^[\d\s,]*\.\d*[1-9]/.test(text) ? `Whole numbers only for ${unit}.` : null);
      const qty = Number(digits);
      if (digits !== '' && (qty > 0 || fallback === 0) && qty <= MAX_QTY) onChange(qty);
    },
    press: (event: KeyboardEvent) => {
      if (event.key === 'Enter') set(clamp(draft ?? String(value)));
      const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      const next = sumQty(value, step);
      set(next > 0 ? Math.min(next, MAX_QTY) : value);
    },
    /** When the field is left. */
    settle: () => {
      if (draft !== null) {
        setDraft(null);
        onChange(clamp(draft));
      }
    },
  };
}

/** The leading number of typed or pasted text: `1,000` → 1000, `12 NOS` → 12, `2.5 m` → 2.5, but 2 where counted. */
function digitsIn(text: string, decimals: number): string {
  const [, whole = '', rest = ''] = /^(\d*)(\.\d*)?/.exec(text.replace(/[\s,]/g, ''))!;
  const number = whole.slice(0, String(MAX_QTY).length);
  return decimals === 0 ? number : number + rest.slice(0, decimals + 1);
}
