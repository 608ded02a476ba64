import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import type { CompanyDraft, Contact } from './company-draft.ts';

type Props = {
  person: Contact;
  draft: CompanyDraft;
  edit: (change: Partial<CompanyDraft>) => void;
  errors: Record<string, string>;
};

/** Name, email and phone of the contact or accounts person. */
export function PersonFields({ person, draft, edit, errors }: Props) {
  const bind = (field: 'name' | 'email' | 'phone') => {
    const name = `${person}_${field}` as const;
    return {
      name,
      value: draft[name],
      error: errors[name],
      autoComplete: 'off',
      onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
    };
  };
  return (
    <>
      <TextInput label="Name" optional maxLength={100} {...bind('name')} />
      <FieldRow>
        <TextInput label="Email" optional type="email" inputMode="email" maxLength={254} {...bind('email')} />
        <TextInput label="Phone" optional type="tel" inputMode="tel" maxLength={25} {...bind('phone')} />
      </FieldRow>
    </>
  );
}
