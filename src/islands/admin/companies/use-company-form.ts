import { useState } from 'react';
import { navigate } from 'astro:transitions/client';
import { call } from '#client/api.ts';
import { type Company, COMPANY_CONFLICT, getCompanyEndpoint, saveCompanyEndpoint } from '#contracts/companies/admin.ts';
import { toast } from '#ui/toast.ts';
import { useForm } from '#ui/forms/use-form.ts';
import {
  bodyOf,
  type CompanyDraft,
  type CompanyField,
  copyBillToShipTo,
  draftOf,
  emptyDraft,
  isSameAddress,
} from './company-draft.ts';

/** The form's state and fields, and the company as last read or saved (`base`; absent for a new one). */
export function useCompanyForm(company: Company | undefined) {
  const { base, form } = useSavedForm(company);
  const { values: draft, errors } = form;
  const { sameAsBillTo, toggleSame, edit } = useSameAsBillTo(form, company);
  const bind = (name: CompanyField) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
  });
  return { base, form, fieldProps: { draft, edit, errors }, bind, sameAsBillTo, toggleSame };
}

function useSavedForm(company: Company | undefined) {
  const [base, setBase] = useState(company);
  const form = useForm({
    endpoint: saveCompanyEndpoint,
    initial: company ? draftOf(company) : emptyDraft,
    draftKey: base ? `company ${base.id} ${base.version}` : 'company',
    bodyOf: (values) => bodyOf(values, base),
    onSaved: async ({ id, slug, version, message }, _values, allowLeave) => {
      if (base) {
        setBase({ ...base, version });
        form.rebase({ slug });
        form.setStatus({ tone: 'ok', text: message });
        return;
      }
      allowLeave();
      await navigate(`/admin/companies/${id}`);
      toast(message);
    },
    onRefused: async ({ fields }) => {
      if (!base || fields.version !== COMPANY_CONFLICT) return;
      const now = await call(getCompanyEndpoint, { query: { id: base.id } }).catch(() => null);
      if (!now) return;
      setBase(now.company);
      form.rebaseOnServer(draftOf(now.company));
    },
  });
  return { base, form };
}

/** "Same as bill-to": while it is on, edits of the bill-to block also change the ship-to block. */
function useSameAsBillTo(form: ReturnType<typeof useSavedForm>['form'], company: Company | undefined) {
  const draft = form.values;
  const [checked, setChecked] = useState(company ? hasShipTo(company) && isSameAddress(draft) : false);
  // Another user's version, merged in after a conflict, may have made the two differ.
  const sameAsBillTo = checked && isSameAddress(draft);
  const edit = (change: Partial<CompanyDraft>) => {
    setChecked(sameAsBillTo);
    const copies = sameAsBillTo && Object.keys(change).some((field) => field.startsWith('bill_to_'));
    form.edit(copies ? { ...change, ...copyBillToShipTo({ ...draft, ...change }) } : change);
  };
  const toggleSame = (same: boolean) => {
    setChecked(same);
    if (same) form.edit(copyBillToShipTo(draft));
  };
  return { sameAsBillTo, toggleSame, edit };
}

const hasShipTo = ({ ship_to_address, ship_to_city }: Company) => Boolean(ship_to_address ?? ship_to_city);
