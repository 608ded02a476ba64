import type { AdminRfqDetail } from '#contracts/quotes/admin.ts';
import { parsePercent } from '#client/table-files/parse-number.ts';
import { gstRates } from '#contracts/fields/units.ts';
import { proposedFreightRate } from '#contracts/quotes/freight.ts';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import type { Draft } from './quote-draft.ts';
import type { FieldErrors } from './quote-errors.ts';

type Props = {
  values: Draft;
  errors: FieldErrors;
  addresses: AdminRfqDetail['addresses'];
  onChange: (fields: Partial<Omit<Draft, 'lines'>>) => void;
};

/** The fields of the whole quote: ship-to address, validity, freight, terms and a note. */
export function QuoteTerms({ values, errors, addresses, onChange }: Props) {
  const bind = (name: 'ship_address_id' | 'freight' | 'freight_gst_rate' | 'terms' | 'notes') => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const proposed = proposedFreightRate(values.lines.map(({ gst_rate }) => rateOf(gst_rate)));
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
        <TextInput label="Freight (₹)" inputMode="decimal" {...bind('freight')} />
        <Select label="GST on freight" {...bind('freight_gst_rate')}>
          <option value="">{proposed === null ? 'As the goods' : `As the goods: ${proposed}%`}</option>
          {gstRates.map((rate) => (
            <option key={rate} value={rate}>
              {rate}%
            </option>
          ))}
        </Select>
      </div>
      <TextArea label="Terms" optional rows={3} maxLength={4000} {...bind('terms')} />
      <TextArea label="Note to the buyer" optional rows={2} maxLength={2000} {...bind('notes')} />
    </>
  );
}

/** The rate of a line while it is typed; null while it is none. */
function rateOf(typed: string): number | null {
  const rate = parsePercent(typed);
  return rate === null || Number.isNaN(rate) ? null : rate;
}
