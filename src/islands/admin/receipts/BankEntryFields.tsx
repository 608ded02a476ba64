import type { ChangeEvent } from 'react';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { MethodOptions } from '#widgets/money/MethodOptions.tsx';

type Bound = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
};

type Props = {
  /** The form, by its `useDraftAction`. */
  form: {
    draft: { received_on: string };
    bind: (name: 'method' | 'reference') => Bound;
    change: (part: { received_on: string }) => void;
    edited: (name: string) => void;
    errors: Record<string, string | undefined>;
  };
  /** `Received on` */
  dateLabel: string;
};

/** Method, date and reference of a bank entry. */
export function BankEntryFields({ form: { draft, bind, change, edited, errors }, dateLabel }: Props) {
  return (
    <>
      <FieldRow>
        <Select label="Method" {...bind('method')}>
          <MethodOptions />
        </Select>
        <DateInput
          name="received_on"
          label={dateLabel}
          value={draft.received_on}
          error={errors.received_on}
          onDate={(received_on) => {
            edited('received_on');
            change({ received_on });
          }}
        />
      </FieldRow>
      <TextInput label="Reference" hint="UTR or cheque number" optional maxLength={60} {...bind('reference')} />
    </>
  );
}
