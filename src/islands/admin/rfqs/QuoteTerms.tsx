import type { AdminRfqDetail } from '#contracts/quotes/admin.ts';
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
  return (
    <>
      <div className="quote-editor-terms">
        <Select
          label="Ship to"
          name="ship_address_id"
          value={values.ship_address_id}
          error={errors.ship_address_id}
          onChange={(event) => onChange({ ship_address_id: event.target.value })}
        >
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
        <TextInput
          label="Freight (₹)"
          name="freight"
          inputMode="decimal"
          value={values.freight}
          error={errors.freight}
          onChange={(event) => onChange({ freight: event.target.value })}
        />
      </div>
      <TextArea
        label="Terms"
        optional
        name="terms"
        rows={3}
        maxLength={4000}
        value={values.terms}
        error={errors.terms}
        onChange={(event) => onChange({ terms: event.target.value })}
      />
      <TextArea
        label="Note to the buyer"
        optional
        name="notes"
        rows={2}
        maxLength={2000}
        value={values.notes}
        error={errors.notes}
        onChange={(event) => onChange({ notes: event.target.value })}
      />
    </>
  );
}
