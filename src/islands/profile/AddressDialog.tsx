import { type FormEvent, useState } from 'react';
import { queryClient } from '#client/queries.ts';
import { type PlantAddress, saveAddressEndpoint } from '#contracts/addresses.ts';
import { capitals } from '#contracts/gstin.ts';
import { isPinCode, statesOfPin } from '#contracts/pin-code.ts';
import { states } from '#contracts/states.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Drawer } from '#ui/Dialog.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { useSubmit } from '#ui/use-submit.ts';

const blank = { label: '', address: '', city: '', state: '', pincode: '', gstin: '', is_sez: false, is_default: false };

/** One address in a drawer; null for a new one. */
export function AddressDialog({ address, onClose }: { address: PlantAddress | null; onClose: () => void }) {
  const [draft, setDraft] = useState({ ...blank, ...address, gstin: address?.gstin ?? '' });
  const { submit, busy, errors, failure, edited } = useSubmit(saveAddressEndpoint, async ({ message }) => {
    onClose();
    toast(message);
    await queryClient.invalidateQueries();
  });
  type Words = 'label' | 'address' | 'city' | 'state' | 'pincode' | 'gstin';
  const bind = (name: Words) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      edited(name);
      setDraft({ ...draft, [name]: name === 'gstin' ? capitals(event.target.value) : event.target.value });
    },
  });
  const tick = (name: 'is_sez' | 'is_default') => ({
    name,
    checked: draft[name],
    onChange: (event: { target: { checked: boolean } }) => setDraft({ ...draft, [name]: event.target.checked }),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { label, address: street, city, state, pincode, gstin, is_sez, is_default } = draft;
    const values = { label, address: street, city, state, pincode, gstin, is_sez, is_default };
    void submit(address ? { id: address.id, ...values } : values);
  };
  // Our desk keeps it equal to the company's record.
  const fixed = address?.of_company ?? false;

  return (
    <Drawer open onClose={onClose} title={address ? 'Edit address' : 'Add an address'}>
      <form className="stack" onSubmit={save} noValidate>
        <ErrorSummary errors={errors} />
        {failure && <Notice tone="bad">{failure}</Notice>}
        {fixed && <Notice>This address follows your company’s record. Write to support to move it.</Notice>}
        <TextInput label="Name" maxLength={80} data-autofocus {...bind('label')} />
        <TextArea label="Address" rows={2} maxLength={500} readOnly={fixed} {...bind('address')} />
        <TextInput label="City" maxLength={100} readOnly={fixed} {...bind('city')} />
        <TextInput
          label="PIN code"
          inputMode="numeric"
          maxLength={6}
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
        <div className="cluster">
          <Button kind="primary" type="submit" busy={busy} busyText="Saving…">
            Save address
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Drawer>
  );
}

/** A hint, not a refusal: post offices near a border may lie in the neighbour's range. */
function pinHint(pin: string, state: string): string | undefined {
  const names = isPinCode(pin.trim()) ? statesOfPin(pin.trim()) : [];
  if (names.length === 0 || names.includes(state)) return undefined;
  return state ? `${pin.trim()} lies in ${names.join(' or ')}, not in ${state}.` : `Lies in ${names.join(' or ')}.`;
}
