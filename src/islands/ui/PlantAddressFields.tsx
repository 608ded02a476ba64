import type { ChangeEvent } from 'react';
import type { PlantAddress } from '#contracts/addresses.ts';
import { capitals } from '#contracts/gstin.ts';
import { isPinCode, plainPin, statesOfPin } from '#contracts/pin-code.ts';
import { states } from '#contracts/states.ts';
import { Checkbox } from './Checkbox.tsx';
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

/** What is kept of fields that people write in groups. */
const PLAIN: Partial<Record<keyof AddressDraft, (typed: string) => string>> = { gstin: capitals, pincode: plainPin };

type Props = {
  /** As it was read; null for a new one. */
  address: PlantAddress | null;
  draft: AddressDraft;
  onEdit: (change: Partial<AddressDraft>) => void;
  errors: Record<string, string>;
};

/** The fields of a ship-to address, for a company's own admin and for the desk. The place of the company's own is fixed. */
export function PlantAddressFields({ address, draft, onEdit, errors }: Props) {
  const bind = (name: 'label' | 'address' | 'city' | 'state' | 'pincode' | 'gstin') => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onEdit({ [name]: PLAIN[name]?.(target.value) ?? target.value }),
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
      <TextInput
        label="PIN code"
        inputMode="numeric"
        maxLength={12}
        readOnly={fixed}
        hint={pinHint(draft.pincode, draft.state)}
        {...bind('pincode')}
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

/**
 * A hint, not a refusal: post offices near a border may lie in the neighbour's range. It always says something, in one
 * line, so that no field moves while somebody types.
 */
export function pinHint(pin: string, state: string): string {
  const names = isPinCode(pin.trim()) ? statesOfPin(pin.trim()) : [];
  if (names.length === 0) return 'Six digits, like 301019.';
  const elsewhere = state && !names.includes(state) ? `, not in ${state}` : '';
  return `Lies in ${names.join(' or ')}${elsewhere}.`;
}
