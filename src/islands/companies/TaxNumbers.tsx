import { type ReactNode, useState } from 'react';
import { saveCompanyEndpoint } from '#contracts/admin-companies.ts';
import { capitals, parseGstin } from '#contracts/gstin.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { errorsOf } from '#ui/use-submit.ts';
import { bodyOf, type CompanyDraft, filledFrom } from './company-draft.ts';

type Props = {
  draft: CompanyDraft;
  edit: (change: Partial<CompanyDraft>) => void;
  errors: Record<string, string>;
  /** What is known of the GST number, below it. */
  children?: ReactNode;
};

/** From so many characters on a number is complete: until then, nobody is told what is wrong with the first ones. */
const COMPLETE = { gst_number: 15, pan_tin_number: 10 };
type Name = keyof typeof COMPLETE;

/** GST number and PAN, checked as they are typed by the rules of the save. */
export function TaxNumbers({ draft, edit, errors, children }: Props) {
  const [left, setLeft] = useState<Partial<Record<Name, boolean>>>({});
  /** What a GST number has told: it follows the number while nobody changes it. */
  const [filled, setFilled] = useState<Partial<CompanyDraft>>({});
  const found = errorsOf(saveCompanyEndpoint.body, bodyOf(draft));
  const bind = (name: Name) => ({
    name,
    value: draft[name],
    error: errors[name] ?? (left[name] || isComplete(name, draft[name]) ? found[name] : undefined),
    className: 'field-code',
    maxLength: 30,
    spellCheck: false,
    autoCapitalize: 'characters',
    onBlur: () => setLeft((before) => ({ ...before, [name]: true })),
  });
  const gst = bind('gst_number');
  const editGst = (typed: string) => {
    const gst_number = capitals(typed);
    const told = filledFrom(gst_number, draft, filled);
    setFilled({ ...filled, ...told });
    edit({ gst_number, ...told });
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
        hint="Filled from the GST number where it is blank."
        {...bind('pan_tin_number')}
        onChange={(event) => edit({ pan_tin_number: capitals(event.target.value) })}
      />
    </>
  );
}

/** Ten figures may become the eleven of a TIN. */
const isComplete = (name: Name, value: string) => value.length >= COMPLETE[name] && !/^\d{10}$/.test(value);

/** While it is typed: what is still to come, or what it says. */
function gstHint({ gst_number, bill_to_state, bill_to_country }: CompanyDraft): string {
  const gstin = parseGstin(gst_number);
  if (!gstin) return '15 characters; State and PAN are filled from it.';
  const elsewhere = bill_to_state && bill_to_country === 'India' && bill_to_state !== gstin.state;
  return elsewhere
    ? `Registered in ${gstin.state}; the bill-to State is ${bill_to_state}.`
    : `Registered in ${gstin.state}.`;
}
