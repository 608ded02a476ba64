import { productWords } from '#client/typeset.ts';
import { formatRupees } from '#contracts/money.ts';
import type { QuoteLine } from '#contracts/quotes.ts';
import { TextInput } from '#ui/TextInput.tsx';
import type { Wish } from './counter-draft.ts';

type Props = {
  line: QuoteLine;
  wish: Wish;
  /** Its place in the quote. */
  index: number;
  /** Of the whole form, by path: `lines.0.price`. */
  errors: Record<string, string>;
  onChange: (wish: Wish) => void;
};

/** One quoted line with what the buyer would rather pay or take. */
export function CounterLineFields({ line, wish, index, errors, onChange }: Props) {
  const { name, sku, qty, unit, price, kind } = line;
  const path = `lines.${index}`;
  return (
    <fieldset className="quote-wish">
      <legend>
        {index + 1}. {productWords(name)} {sku && <span className="code small quiet">{sku}</span>}
      </legend>
      <TextInput
        label="Price for one, ₹"
        hint={`Quoted ${formatRupees(price)}`}
        name={`${path}.price`}
        inputMode="decimal"
        autoComplete="off"
        value={wish.price}
        error={errors[`${path}.price`]}
        onChange={(event) => onChange({ ...wish, price: event.target.value })}
      />
      {kind === 'goods' && (
        <TextInput
          label="Quantity"
          hint={`Quoted ${qty.toLocaleString('en-IN')} ${unit}`}
          name={`${path}.qty`}
          inputMode="numeric"
          autoComplete="off"
          value={wish.qty}
          error={errors[`${path}.qty`]}
          onChange={(event) => onChange({ ...wish, qty: event.target.value })}
        />
      )}
    </fieldset>
  );
}
