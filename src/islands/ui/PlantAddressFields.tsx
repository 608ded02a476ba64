import type { ChangeEvent } from 'react';
import type { PlantAddress } from '#contracts/addresses.ts';
import { capitals } from '#contracts/gstin.ts';
import { states } from '#contracts/states.ts';
import { Checkbox } from './Checkbox.tsx';
import { PinCodeInput } from './PinCodeInput.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextInput } from './TextInput.tsx';

const blank = { label: '', address: '', city: '', state: '', pincode: '', gstin: '', is_sez: false, is_default: false };

/** What the fields of an address hold while they are edited. */
export type AddressDraft = typeof blank;

/** What the form starts with; null for a new address. */
export function addressDraft(address: PlantAddress | null): AddressDraft {
  if (!address) return blank;
  const { label, address: street, city, state, pincode, gstin, is_sez, is_default } = address;
  return { label, address: street, city, state, pincode, gstin: gstin ?? '', is_sez, is_default };
}

type Props = {
  /** As it was read; null for a new one. */
  address: PlantAddress | null;
  draft: AddressDraft;
  onEdit: (change: Partial<AddressDraft>) => void;
  errors: Record<string, string>;
};

/** The fields of a ship-to address, for a company's own admin and for the desk. The place of the company's own is fixed. */
export function PlantAddressFields({ address, draft, onEdit, errors }: Props) {
  const bind = (name: 'label' | 'address' | 'city' | 'state' | 'gstin') => ({
    name,
    value: draft[name],
    error: errors[name],
    // A GSTIN is often pasted in groups.
    onChange: ({ target }: { target: { value: string } }) =>
      onEdit({ [name]: name === 'gstin' ? capitals(target.value) : target.value }),
  });
  const tick = (name: 'is_sez' | 'is_default') => ({
    name,
    checked: draft[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onEdit({ [name]: target.checked }),
  });
  const fixed = address?.of_company ?? false;
  return (
    <>
      <TextInput label="Name" maxLength={80} data-autofocus {...bind('label')} />
      <TextArea label="Address" rows={2} maxLength={500} readOnly={fixed} {...bind('address')} />
      <TextInput label="City" maxLength={100} readOnly={fixed} {...bind('city')} />
      <PinCodeInput
        name="pincode"
        value={draft.pincode}
        state={draft.state}
        error={errors.pincode}
        readOnly={fixed}
        onPin={(pincode) => onEdit({ pincode })}
      />
      <Select label="State" hint="It decides between CGST + SGST and IGST." disabled={fixed} {...bind('state')}>
        <option value="">Choose a State or union territory</option>
        {states.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </Select>
      <TextInput
        label="GSTIN of this address"
        optional
        hint="Where this place has a registration of its own."
        maxLength={20}
        autoCapitalize="characters"
        spellCheck={false}
        {...bind('gstin')}
      />
      <Checkbox label="In a special economic zone (SEZ): IGST applies" {...tick('is_sez')} />
      <Checkbox
        label="Default: the cart offers it first"
        disabled={address?.is_default ?? false}
        {...tick('is_default')}
      />
    </>
  );
}
