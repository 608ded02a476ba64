import { DEFAULT_COUNTRY } from '#contracts/companies/admin.ts';
import { states } from '#contracts/fields/gst-states.ts';
import { PinCodeInput } from '#widgets/companies/PinCodeInput.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import type { AddressBlock, CompanyDraft } from './company-draft.ts';

type Props = {
  block: AddressBlock;
  draft: CompanyDraft;
  edit: (change: Partial<CompanyDraft>) => void;
  errors: Record<string, string>;
};

/** One address block. The State comes from a list because GST depends on its exact name; the PIN code is checked against it. */
export function AddressFields({ block, draft, edit, errors }: Props) {
  const bind = (field: 'address' | 'city' | 'state' | 'pincode' | 'country') => {
    const name = `${block}_${field}` as const;
    return {
      name,
      value: draft[name],
      error: errors[name],
      onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
    };
  };
  const inIndia = draft[`${block}_country`].trim() === DEFAULT_COUNTRY || draft[`${block}_country`].trim() === '';
  return (
    <>
      <TextArea label="Address" optional rows={2} maxLength={500} {...bind('address')} />
      <FieldRow>
        <TextInput label="City" optional maxLength={100} {...bind('city')} />
        {inIndia ? (
          <PinCodeInput
            optional
            name={`${block}_pincode`}
            value={draft[`${block}_pincode`]}
            state={draft[`${block}_state`]}
            error={errors[`${block}_pincode`]}
            onPin={(pin) => edit({ [`${block}_pincode`]: pin })}
          />
        ) : (
          <TextInput label="PIN code" optional maxLength={12} {...bind('pincode')} />
        )}
      </FieldRow>
      <FieldRow>
        {inIndia ? (
          <Select label="State" optional {...bind('state')}>
            <option value="">Choose a State or union territory</option>
            {!isListed(draft[`${block}_state`]) && <option>{draft[`${block}_state`]}</option>}
            {states.map((state) => (
              <option key={state}>{state}</option>
            ))}
          </Select>
        ) : (
          <TextInput label="State" optional maxLength={100} {...bind('state')} />
        )}
        <TextInput label="Country" maxLength={60} {...bind('country')} />
      </FieldRow>
    </>
  );
}

const isListed = (state: string) => state === '' || states.includes(state);
