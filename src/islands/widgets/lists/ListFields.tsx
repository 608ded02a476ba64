import { MAX_LIST_NAME, MAX_LIST_NOTE } from '#contracts/lists/lists.ts';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';

export type ListValues = { name: string; note: string; shared: boolean };
export const emptyList: ListValues = { name: '', note: '', shared: false };

type Props = {
  values: ListValues;
  onChange: (change: Partial<ListValues>) => void;
  action: { errors: Record<string, string>; edited: (field: string) => void };
  /** Only the owner decides whether a list is shared. */
  mine: boolean;
};

/** Name, note and sharing of a list. */
export function ListFields({ values, onChange, action, mine }: Props) {
  const bind = bindFields(values, onChange, action);
  return (
    <>
      <TextInput
        label="Name"
        maxLength={MAX_LIST_NAME}
        autoComplete="off"
        placeholder="Weekly consumables, line 2"
        {...bind('name')}
      />
      <TextArea label="Note" optional rows={2} maxLength={MAX_LIST_NOTE} {...bind('note')} />
      {mine && (
        <Checkbox
          label="Share with colleagues. They can order from it; you and company admins can change it."
          name="shared"
          checked={values.shared}
          onChange={({ target }) => onChange({ shared: target.checked })}
        />
      )}
    </>
  );
}
