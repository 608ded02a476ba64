import { useState } from 'react';
import { navigate } from 'astro:transitions/client';
import { queryClient } from '#client/queries.ts';
import { savePriceListEndpoint } from '#contracts/catalog/price-lists.ts';
import type { Validity } from '#contracts/catalog/validity.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { useSubmit } from '#ui/use-submit.ts';

type Props = {
  /** Absent for a new list. */
  list?: Validity & { id: number; version: number; name: string; note: string | null; active: boolean };
  onClose: () => void;
};

/** Adds a price list and opens it, or changes its name, note and status. */
export function PriceListDialog({ list, onClose }: Props) {
  const [draft, setDraft] = useState({
    name: list?.name ?? '',
    note: list?.note ?? '',
    valid_from: list?.valid_from ?? '',
    valid_until: list?.valid_until ?? '',
  });
  const [active, setActive] = useState(list?.active ?? true);
  const action = useSubmit(savePriceListEndpoint, async ({ id, message }) => {
    await queryClient.invalidateQueries();
    if (!list) await navigate(`/admin/price-lists/${id}`);
    toast(message);
    onClose();
  });
  const bind = bindFields(draft, (part) => setDraft((before) => ({ ...before, ...part })), action);
  const values = {
    ...draft,
    valid_from: draft.valid_from || null,
    valid_until: draft.valid_until || null,
    active,
    ...(list ? { id: list.id, version: list.version } : {}),
  };
  const days = (name: 'valid_from' | 'valid_until') => {
    const { onChange, ...field } = bind(name);
    return { ...field, optional: true, onDate: (value: string) => onChange({ target: { value } }) };
  };
  return (
    <FormDialog
      title={list ? 'Edit price list' : 'Add price list'}
      onClose={onClose}
      onSubmit={() => void action.submit(values)}
      submitLabel={list ? 'Save' : 'Add price list'}
      busy={action.busy}
      failure={action.failure ?? action.errors.active ?? null}
    >
      <TextInput
        label="Name"
        hint="E.g. the region, or the kind of customer."
        maxLength={100}
        autoComplete="off"
        {...bind('name')}
        data-autofocus
      />
      <FieldRow>
        <DateInput label="Valid from" hint="Until then products keep their present prices." {...days('valid_from')} />
        <DateInput
          label="Valid until"
          hint="Last day. After it, buyers must request a quote."
          {...days('valid_until')}
        />
      </FieldRow>
      <TextArea label="Note" optional hint="Visible to staff only." rows={3} maxLength={500} {...bind('note')} />
      {list && (
        <Checkbox
          label="Active: can be assigned to companies"
          name="active"
          checked={active}
          onChange={(event) => {
            action.edited('active');
            setActive(event.target.checked);
          }}
        />
      )}
    </FormDialog>
  );
}
