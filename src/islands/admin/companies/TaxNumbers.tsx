import { type ReactNode, useState } from 'react';
import { saveCompanyEndpoint } from '#contracts/companies/admin.ts';
import { normalizeCode, parseGstin } from '#contracts/fields/gstin.ts';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { fieldErrors } from '#ui/use-submit.ts';
import { bodyOf, type CompanyDraft, fieldsFromGstin } from './company-draft.ts';

type Props = {
  draft: CompanyDraft;
  edit: (change: Partial<CompanyDraft>) => void;
  errors: Record<string, string>;
  /** Shown below the GST number. */
  children?: ReactNode;
};

/** Length of a complete number: a shorter one shows no error while it is being typed. */
const COMPLETE_LENGTH = { gst_number: 15, pan_tin_number: 10 };
type Name = keyof typeof COMPLETE_LENGTH;

/** GST number and PAN, checked while typing by the same rules as on saving. */
export function TaxNumbers({ draft, edit, errors, children }: Props) {
  const [touched, setTouched] = useState<Partial<Record<Name, boolean>>>({});
  /** Filled in from the GST number: these follow the number until the user edits them. */
  const [autofilled, setAutofilled] = useState<Partial<CompanyDraft>>({});
  const draftErrors = fieldErrors(saveCompanyEndpoint.body, bodyOf(draft));
  const bind = (name: Name) => ({
    name,
    value: draft[name],
    error: errors[name] ?? (touched[name] || isComplete(name, draft[name]) ? draftErrors[name] : undefined),
    className: 'field-code',
    maxLength: 30,
    spellCheck: false,
    autoCapitalize: 'characters',
    onBlur: () => setTouched((before) => ({ ...before, [name]: true })),
  });
  const gst = bind('gst_number');
  const editGst = (typed: string) => {
    const gst_number = normalizeCode(typed);
    const derived = fieldsFromGstin(gst_number, draft, autofilled);
    setAutofilled({ ...autofilled, ...derived });
    edit({ gst_number, ...derived });
  };
  return (
    <>
      <TextInput
        label="GST number"
        optional
        hint={gst.error ? undefined : gstHint(draft)}
        {...gst}
        onChange={(event) => editGst(event.target.value)}
      />
      {children}
      <TextInput
        label="PAN / TIN"
        optional
        hint="Filled in from the GST number if left blank."
        {...bind('pan_tin_number')}
        onChange={(event) => edit({ pan_tin_number: normalizeCode(event.target.value) })}
      />
    </>
  );
}

/** Ten digits may be the start of an eleven-digit TIN. */
const isComplete = (name: Name, value: string) => value.length >= COMPLETE_LENGTH[name] && !/^\d{10}$/.test(value);

/** The expected format, then the State that the number is registered in. */
function gstHint({ gst_number, bill_to_state, bill_to_country }: CompanyDraft): string {
  const gstin = parseGstin(gst_number);
  if (!gstin) return '15 characters. State and PAN are filled in from it.';
  const differs = bill_to_state && bill_to_country === 'India' && bill_to_state !== gstin.state;
  return differs
    ? `Registered in ${gstin.state}; the bill-to State is ${bill_to_state}.`
    : `Registered in ${gstin.state}.`;
}
