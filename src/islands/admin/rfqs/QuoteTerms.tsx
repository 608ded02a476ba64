import type { AdminRfqDetail } from '#contracts/quotes/admin.ts';
import { MAX_QUOTE_TERMS } from '#contracts/quotes/admin.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { gstRates } from '#contracts/fields/units.ts';
import { proposedFreightRate } from '#contracts/quotes/freight.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { counteredVersion, freightWish } from './counter-wishes.ts';
import type { Draft } from './quote-draft.ts';
import type { FieldErrors } from './quote-errors.ts';
import { rateOf } from './quote-totals.ts';

type Props = {
  values: Draft;
  errors: FieldErrors;
  rfq: AdminRfqDetail;
  onChange: (fields: Partial<Omit<Draft, 'lines'>>) => void;
  onOpenLibrary: () => void;
};

/** The fields of the whole quote: ship-to address, validity, discount, freight, terms and a note. */
export function QuoteTerms({ values, errors, rfq, onChange, onOpenLibrary }: Props) {
  const { addresses, versions } = rfq;
  const bind = (name: 'ship_address_id' | 'discount' | 'freight' | 'freight_gst_rate' | 'terms' | 'notes') => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const proposed = proposedFreightRate(values.lines.map(({ gst_rate }) => rateOf(gst_rate)));
  const askedFreight = freightWish(counteredVersion(versions));
  return (
    <>
      <div className="quote-editor-terms">
        <Select label="Ship to" {...bind('ship_address_id')}>
          {addresses.length === 0 && <option value="">No addresses yet</option>}
          {addresses.map(({ id, label, state }) => (
            <option key={id} value={id}>
              {label}, {state}
            </option>
          ))}
        </Select>
        <DateInput
          label="Valid until"
          name="valid_until"
          value={values.valid_until}
          error={errors.valid_until}
          onDate={(valid_until) => onChange({ valid_until })}
        />
        <TextInput label="Discount on all goods (%)" inputMode="decimal" autoComplete="off" {...bind('discount')} />
        <TextInput label="Freight (₹)" inputMode="decimal" autoComplete="off" {...bind('freight')} />
        <Select label="GST on freight" {...bind('freight_gst_rate')}>
          <option value="">{proposed === null ? 'As goods' : `As goods: ${proposed}%`}</option>
          {gstRates.map((rate) => (
            <option key={rate} value={rate}>
              {rate}%
            </option>
          ))}
        </Select>
      </div>
      {askedFreight !== null && (
        <p className="quote-wish-line small">
          Buyer asks for freight of {formatRupees(askedFreight)}
          <Button
            kind="quiet"
            small
            aria-label="Take over the freight"
            onClick={() => onChange({ freight: String(askedFreight) })}
          >
            Take over
          </Button>
        </p>
      )}
      <Checkbox
        label="The buyer may accept some lines only, or lower quantities. Freight is charged in full, and the rest lapses."
        checked={values.partial_ok}
        onChange={({ target }) => onChange({ partial_ok: target.checked })}
      />
      <div className="quote-editor-text">
        <TextArea label="Terms" optional rows={4} maxLength={MAX_QUOTE_TERMS} {...bind('terms')} />
        <Button small onClick={onOpenLibrary}>
          Insert from the library
        </Button>
      </div>
      <TextArea label="Note to the buyer" optional rows={2} maxLength={2000} {...bind('notes')} />
    </>
  );
}
