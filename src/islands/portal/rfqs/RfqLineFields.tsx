import type { KeyboardEvent } from 'react';
import { units } from '#contracts/fields/units.ts';
import { Icon } from '#ui/Icon.tsx';
import { QtyInput } from '#ui/forms/QtyInput.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { ItemField } from './ItemField.tsx';
import type { DraftLine } from './rfq-draft.ts';

type Props = {
  line: DraftLine;
  index: number;
  /** Of the whole form, by path: `lines.0.item`. */
  errors: Record<string, string>;
  onPress: (event: KeyboardEvent) => void;
  /** Enter in the item, without a product. */
  onEnter: () => void;
  /** A product was chosen for the line. */
  onFound: () => void;
  onChange: (line: DraftLine) => void;
  onRemove: () => void;
};

/** One line of the form. On a wide screen only the first line shows its labels, like the head of a table. */
export function RfqLineFields({ line, index, errors, onPress, onEnter, onFound, onChange, onRemove }: Props) {
  const name = (field: string) => `lines.${index}.${field}`;
  return (
    <div className="rfq-line" role="group" aria-label={`Line ${index + 1}`} onKeyDown={onPress}>
      <span className="rfq-line-no code quiet">{index + 1}</span>
      <ItemField
        name={name('item')}
        value={line.item}
        isKnown={line.product_id !== null}
        error={errors[name('item')]}
        // Another text may mean another product.
        onText={(item) => onChange({ ...line, item, product_id: null })}
        onPick={(asked) => {
          onChange({ ...line, ...asked });
          onFound();
        }}
        onEnter={onEnter}
      />
      <div className="field">
        <span className="rfq-label">Quantity</span>
        <QtyInput
          value={line.qty}
          unit={line.unit}
          onChange={(qty) => onChange({ ...line, qty })}
          label={`Quantity of line ${index + 1}`}
          allowZero
          name={name('qty')}
          error={errors[name('qty')]}
        />
      </div>
      <Select
        label="Unit"
        name={name('unit')}
        className="rfq-line-unit"
        value={line.unit}
        error={errors[name('unit')]}
        onChange={(event) => onChange({ ...line, unit: event.target.value })}
      >
        <UnitOptions chosen={line.unit} />
      </Select>
      <TextInput
        label="Target price (₹)"
        optional
        name={name('target_price')}
        className="rfq-line-price"
        inputMode="decimal"
        autoComplete="off"
        value={line.target_price}
        error={errors[name('target_price')]}
        onChange={(event) => onChange({ ...line, target_price: event.target.value })}
      />
      <button
        type="button"
        className="button button-quiet button-icon rfq-line-remove"
        aria-label={`Remove line ${index + 1}`}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** The units of the contract, and a unit of an earlier RFQ that is none of them. */
function UnitOptions({ chosen }: { chosen: string }) {
  return (
    <>
      {!Object.hasOwn(units, chosen) && <option>{chosen}</option>}
      {Object.entries(units).map(([unit, meaning]) => (
        <option key={unit} value={unit}>
          {`${unit}, ${meaning}`}
        </option>
      ))}
    </>
  );
}
