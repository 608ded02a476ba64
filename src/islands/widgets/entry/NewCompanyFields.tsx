import { parseGstin } from '#contracts/fields/gstin.ts';
import { states } from '#contracts/fields/gst-states.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { PinCodeInput } from '../companies/PinCodeInput.tsx';
import type { MakeRfqDraft } from './make-rfq-draft.ts';
import type { MakeRfqForm } from './MakeRfqDialog.tsx';

/** Each field of the draft and its name in the contract. */
const NAMES = {
  name: 'company.name',
  gst_number: 'company.gst_number',
  address: 'company.ship_to_address',
  city: 'company.ship_to_city',
  state: 'company.ship_to_state',
  pincode: 'company.ship_to_pincode',
} as const;

/** A new company: a prospect until it buys. A quote needs its address, which can also be added later. */
export function NewCompanyFields({ form: { draft, edit, errors } }: { form: MakeRfqForm }) {
  const bind = (field: keyof typeof NAMES) => ({
    name: NAMES[field],
    value: draft[field],
    error: errors[NAMES[field]],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      edit(NAMES[field], { [field]: target.value } as Partial<MakeRfqDraft>),
  });
  const chooseGstin = (gst_number: string) => {
    const state = parseGstin(gst_number)?.state;
    edit(NAMES.gst_number, { gst_number, ...(state && !draft.state ? { state } : {}) });
  };
  return (
    <>
      <TextInput label="Name of the company" maxLength={200} {...bind('name')} />
      <Checkbox
        label="Prospect: quoted, not a customer yet"
        name="is_prospect"
        checked={draft.is_prospect}
        onChange={({ target }) => edit('company.is_prospect', { is_prospect: target.checked })}
      />
      <TextInput
        {...bind('gst_number')}
        label="GST number"
        optional
        maxLength={20}
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => chooseGstin(target.value)}
      />
      <TextInput
        label="Ship-to address"
        optional
        hint="A quote needs address, city, State and PIN code."
        maxLength={500}
        {...bind('address')}
      />
      <TextInput label="City" optional maxLength={100} {...bind('city')} />
      <Select label="State" optional {...bind('state')}>
        <option value="">Choose a State or union territory</option>
        {states.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </Select>
      <PinCodeInput
        optional
        name={NAMES.pincode}
        value={draft.pincode}
        state={draft.state}
        error={errors[NAMES.pincode]}
        onPin={(pincode) => edit(NAMES.pincode, { pincode })}
      />
    </>
  );
}
