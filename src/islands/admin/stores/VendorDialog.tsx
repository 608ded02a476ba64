import { useState } from 'react';
import { parseNumber } from '#client/table-files/parse-number.ts';
import { states } from '#contracts/fields/gst-states.ts';
import { parseGstin } from '#contracts/fields/gstin.ts';
import { saveVendorEndpoint, type Vendor } from '#contracts/stores/vendors.ts';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useAction } from '#ui/use-action.ts';

type Props = {
  /** Absent for a new vendor. */
  vendor?: Vendor;
  onClose: () => void;
};

const draftOf = (vendor?: Vendor) => ({
  name: vendor?.name ?? '',
  gstin: vendor?.gstin ?? '',
  state: vendor?.state ?? '',
  address: vendor?.address ?? '',
  contact_name: vendor?.contact_name ?? '',
  email: vendor?.email ?? '',
  phone: vendor?.phone ?? '',
  payment_days: vendor?.payment_days?.toString() ?? '',
  lead_days: vendor?.lead_days?.toString() ?? '',
  note: vendor?.note ?? '',
});

/** Adds a vendor, or changes one. */
export function VendorDialog({ vendor, onClose }: Props) {
  const [draft, setDraft] = useState(() => draftOf(vendor));
  const [active, setActive] = useState(vendor?.active ?? true);
  const action = useAction(saveVendorEndpoint, onClose);
  const bind = bindFields(draft, (part) => setDraft((now) => ({ ...now, ...part })), action);
  const { onChange: changeGstin, ...gstin } = bind('gstin');
  const values = {
    ...draft,
    payment_days: parseNumber(draft.payment_days),
    lead_days: parseNumber(draft.lead_days),
    active,
    ...(vendor ? { id: vendor.id, version: vendor.version } : {}),
  };
  return (
    <FormDialog
      title={vendor ? 'Edit vendor' : 'Add vendor'}
      onClose={onClose}
      onSubmit={() => void action.submit(values)}
      submitLabel={vendor ? 'Save' : 'Add vendor'}
      busy={action.busy}
      failure={action.failure}
    >
      <ErrorSummary errors={action.errors} />
      <TextInput label="Name" maxLength={150} autoComplete="off" {...bind('name')} data-autofocus />
      <FieldRow>
        <TextInput
          label="GST number"
          optional
          maxLength={20}
          autoComplete="off"
          {...gstin}
          onChange={(event) => {
            changeGstin(event);
            // The first two digits are the State.
            const state = parseGstin(event.target.value.trim().toUpperCase())?.state;
            if (state && states.includes(state)) bind('state').onChange({ target: { value: state } });
          }}
        />
        <Select label="State" optional {...bind('state')}>
          <option value="">Choose</option>
          {states.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </Select>
      </FieldRow>
      <TextArea
        label="Address"
        optional
        hint="Printed on purchase orders."
        rows={2}
        maxLength={500}
        {...bind('address')}
      />
      <TextInput label="Contact" optional maxLength={100} autoComplete="off" {...bind('contact_name')} />
      <FieldRow>
        <TextInput label="Phone" optional type="tel" maxLength={25} autoComplete="off" {...bind('phone')} />
        <TextInput label="Email" optional type="email" maxLength={254} autoComplete="off" {...bind('email')} />
      </FieldRow>
      <FieldRow>
        <TextInput
          label="Payment days"
          optional
          hint="From the date of their invoice."
          inputMode="numeric"
          autoComplete="off"
          {...bind('payment_days')}
        />
        <TextInput
          label="Lead time, days"
          optional
          hint="From our order until the goods arrive."
          inputMode="numeric"
          autoComplete="off"
          {...bind('lead_days')}
        />
      </FieldRow>
      <TextArea label="Note" optional hint="Visible to staff only." rows={2} maxLength={500} {...bind('note')} />
      {vendor && (
        <Checkbox
          label="Active: can be chosen for purchase orders"
          name="active"
          checked={active}
          onChange={(event) => setActive(event.target.checked)}
        />
      )}
    </FormDialog>
  );
}
