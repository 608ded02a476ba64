import type { DeskRfqDetail } from '#contracts/rfq-desk.ts';
import { DayInput } from '#ui/DayInput.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { Draft } from './quote-draft.ts';
import type { Faults } from './use-quote-faults.ts';

type Props = {
  values: Draft;
  errors: Faults;
  addresses: DeskRfqDetail['addresses'];
  onChange: (part: Partial<Omit<Draft, 'lines'>>) => void;
};

/** What holds of a whole quote: where to, until when, at what freight, on which terms. */
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
          {addresses.length === 0 && <option value="">The company has no address yet</option>}
          {addresses.map(({ id, label, state }) => (
            <option key={id} value={id}>
              {label}, {state}
            </option>
          ))}
        </Select>
        <DayInput
          label="Valid until"
          name="valid_until"
          value={values.valid_until}
          error={errors.valid_until}
          onDay={(valid_until) => onChange({ valid_until })}
        />
        <TextInput
          label="Freight, ₹"
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
