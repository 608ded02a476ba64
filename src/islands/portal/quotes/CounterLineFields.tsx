import { formatProductName } from '#client/typeset.ts';
import { formatPer, formatUnitPrice } from '#contracts/fields/money.ts';
import type { QuoteLine } from '#contracts/quotes/portal.ts';
import { formatQuantity, isCounted } from '#contracts/fields/unit-names.ts';
import { TextInput } from '#ui/forms/TextInput.tsx';
import type { CounterLine } from './counter-draft.ts';

type Props = {
  line: QuoteLine;
  counter: CounterLine;
  /** Its index in the quote. */
  index: number;
  /** Of the whole form, by path: `lines.0.price`. */
  errors: Record<string, string>;
  onChange: (wish: CounterLine) => void;
};

/** A quoted line with fields for another price and quantity. */
export function CounterLineFields({ line, counter, index, errors, onChange }: Props) {
  const { name, sku, qty, unit, price_per, kind } = line;
  const path = `lines.${index}`;
  return (
    <fieldset className="quote-wish">
      <legend>
        {index + 1}. {formatProductName(name)} {sku && <span className="code small quiet">{sku}</span>}
      </legend>
      <TextInput
        label={price_per === 1 ? 'Unit price (₹)' : `Price per ${formatPer(line)} (₹)`}
        hint={`Quoted ${formatUnitPrice(line)}`}
        name={`${path}.price`}
        inputMode="decimal"
        autoComplete="off"
        value={counter.price}
        error={errors[`${path}.price`]}
        onChange={(event) => onChange({ ...counter, price: event.target.value })}
      />
      {kind === 'goods' && (
        <TextInput
          label="Quantity"
          hint={`Quoted ${formatQuantity(qty, unit)}`}
          name={`${path}.qty`}
          inputMode={isCounted(unit) ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={counter.qty}
          error={errors[`${path}.qty`]}
          onChange={(event) => onChange({ ...counter, qty: event.target.value })}
        />
      )}
    </fieldset>
  );
}
