import { useState } from 'react';
import { navigate } from 'astro:transitions/client';
import { call } from '#client/api.ts';
import { type Company, COMPANY_CONFLICT, getCompanyEndpoint, saveCompanyEndpoint } from '#contracts/companies/admin.ts';
import { slugOf } from '#contracts/fields/slug.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { compareVersions } from '#ui/forms/edit-conflict.ts';
import { FormConflict } from '#ui/forms/FormConflict.tsx';
import { SaveBar } from '#ui/forms/SaveBar.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { useForm } from '#ui/forms/use-form.ts';
import { AddressFields } from './AddressFields.tsx';
import {
  bodyOf,
  type CompanyDraft,
  type CompanyField,
  comparedFields,
  copyBillToShipTo,
  draftOf,
  emptyDraft,
  isSameAddress,
} from './company-draft.ts';
import { DuplicateGstWarning, DuplicateNameWarning } from './DuplicateCompanyWarning.tsx';
import { LogoField } from './LogoField.tsx';
import { PersonFields } from './PersonFields.tsx';
import { TaxNumbers } from './TaxNumbers.tsx';
import { RulesFields, TermsFields } from './TermsFields.tsx';

type Props = {
  /** As it was read; absent for a new company. */
  company?: Company;
  /** Reads the company again and discards the edits. */
  onReload?: () => void;
};

/** The company form, for a new company and for an existing one (specification §2, §5). */
export function CompanyForm({ company, onReload }: Props) {
  const { base, form } = useCompanyForm(company);
  const { values: draft, errors } = form;
  const { sameAsBillTo, toggleSame, edit } = useSameAsBillTo(form, company);
  const bind = (name: CompanyField) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
  });
  const fieldProps = { draft, edit, errors };
  const slugHint = base
    ? 'Leave blank to keep the current slug.'
    : `Leave blank to create it from the name${draft.name.trim() ? `: ${slugOf(draft.name)}` : ''}.`;

  return (
    <form className="desk-form" onSubmit={form.submit} noValidate>
      <ErrorSummary errors={errors} />
      {base && form.conflict && (
        <FormConflict
          key={base.version}
          message={COMPANY_CONFLICT}
          at={base.updated_at}
          {...compareVersions(form.conflict, draft, comparedFields)}
          onLoadTheirs={() => onReload?.()}
          onSaveMine={() => void form.save(draft)}
          busy={form.busy}
        />
      )}
      <FormSection title="Company">
        <TextInput label="Name" maxLength={200} autoComplete="off" required {...bind('name')} />
        <DuplicateNameWarning value={draft.name} initial={company?.name ?? ''} companyId={base?.id} />
        <TextInput
          label="Slug"
          optional
          hint={slugHint}
          maxLength={60}
          spellCheck={false}
          autoCapitalize="none"
          {...bind('slug')}
        />
        <LogoField url={draft.logo_url} onChange={(logo_url) => edit({ logo_url })} />
      </FormSection>
      <FormSection title="Tax numbers">
        <TaxNumbers {...fieldProps}>
          <DuplicateGstWarning value={draft.gst_number} initial={company?.gst_number ?? ''} companyId={base?.id} />
        </TaxNumbers>
      </FormSection>
      <FormSection title="Bill to">
        <AddressFields block="bill_to" {...fieldProps} />
      </FormSection>
      <FormSection title="Ship to">
        <Checkbox
          label="Same as bill-to"
          checked={sameAsBillTo}
          onChange={(event) => toggleSame(event.target.checked)}
        />
        {!sameAsBillTo && <AddressFields block="ship_to" {...fieldProps} />}
        <p className="field-hint">Buyers can order once the address, city, State and PIN code are filled in.</p>
      </FormSection>
      <FormSection title="Contact person">
        <PersonFields person="contact_person" {...fieldProps} />
      </FormSection>
      <FormSection title="Accounts person">
        <PersonFields person="accounts_person" {...fieldProps} />
      </FormSection>
      <FormSection title="Credit terms">
        <TermsFields {...fieldProps} />
      </FormSection>
      <FormSection title="Order rules">
        <RulesFields {...fieldProps} />
      </FormSection>
      <SaveBar {...form} back="/admin/companies" />
    </form>
  );
}

/** The form's state, and the company as last read or saved (`base`; absent for a new one). */
function useCompanyForm(company: Company | undefined) {
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
function useSameAsBillTo(form: ReturnType<typeof useCompanyForm>['form'], company: Company | undefined) {
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
