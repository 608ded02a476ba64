import type { ChangeEvent } from 'react';
import type { PlantAddress } from '#contracts/companies/addresses.ts';
import { normalizeCode } from '#contracts/fields/gstin.ts';
import { states } from '#contracts/fields/gst-states.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { PinCodeInput } from './PinCodeInput.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';

const blank = { label: '', address: '', city: '', state: '', pincode: '', gstin: '', is_sez: false, is_default: false };

/** An address as it is edited. */
export type AddressDraft = typeof blank;

/** The draft that the form starts with; `address` is null for a new one. */
export function addressDraft(address: PlantAddress | null): AddressDraft {
  if (!address) return blank;
  const { label, address: street, city, state, pincode, gstin, is_sez, is_default } = address;
  return { label, address: street, city, state, pincode, gstin: gstin ?? '', is_sez, is_default };
}

type Props = {
  /** As loaded; null for a new one. */
  address: PlantAddress | null;
  draft: AddressDraft;
  onEdit: (change: Partial<AddressDraft>) => void;
  errors: Record<string, string>;
};

/** The fields of a ship-to address. The company's own address is read-only here. */
export function PlantAddressFields({ address, draft, onEdit, errors }: Props) {
  const bind = (name: 'label' | 'address' | 'city' | 'state' | 'gstin') => ({
    name,
    value: draft[name],
    error: errors[name],
    // A GSTIN is often pasted with spaces.
    onChange: ({ target }: { target: { value: string } }) =>
      onEdit({ [name]: name === 'gstin' ? normalizeCode(target.value) : target.value }),
  });
  const tick = (name: 'is_sez' | 'is_default') => ({
    name,
    checked: draft[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onEdit({ [name]: target.checked }),
  });
  const fixed = address?.is_company_address ?? false;
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
      <Select label="State" hint="Decides whether CGST + SGST or IGST applies." disabled={fixed} {...bind('state')}>
        <option value="">Choose a State or union territory</option>
        {states.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </Select>
      <TextInput
        label="GSTIN of this address"
        optional
        hint="Only if this location has its own GST registration."
        maxLength={20}
        autoCapitalize="characters"
        spellCheck={false}
        {...bind('gstin')}
      />
      <Checkbox label="In a special economic zone (SEZ): IGST applies" {...tick('is_sez')} />
      <Checkbox label="Default ship-to address" disabled={address?.is_default ?? false} {...tick('is_default')} />
    </>
  );
}
