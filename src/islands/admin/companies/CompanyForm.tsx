import { type Company, COMPANY_CONFLICT } from '#contracts/companies/admin.ts';
import { slugOf } from '#contracts/fields/slug.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { compareVersions } from '#ui/forms/edit-conflict.ts';
import { FormConflict } from '#ui/forms/FormConflict.tsx';
import { SaveBar } from '#ui/forms/SaveBar.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { AddressFields } from './AddressFields.tsx';
import { comparedFields } from './company-draft.ts';
import { DuplicateGstWarning, DuplicateNameWarning } from './DuplicateCompanyWarning.tsx';
import { LogoField } from './LogoField.tsx';
import { PersonFields } from './PersonFields.tsx';
import { TaxNumbers } from './TaxNumbers.tsx';
import { RulesFields, TermsFields } from './TermsFields.tsx';
import { useCompanyForm } from './use-company-form.ts';

type Props = {
  /** As it was read; absent for a new company. */
  company?: Company;
  /** Reads the company again and discards the edits. */
  onReload?: () => void;
};

/** The company form, for a new company and for an existing one (specification §2, §5). */
export function CompanyForm({ company, onReload }: Props) {
  const { base, form, fieldProps, bind, sameAsBillTo, toggleSame } = useCompanyForm(company);
  const { draft, edit, errors } = fieldProps;
  const slugHint = base
    ? 'Leave blank to keep the current slug.'
    : `Leave blank to create it from the name${draft.name.trim() ? `: ${slugOf(draft.name)}` : ''}.`;

  return (
    <form className="form-sheet" onSubmit={form.submit} noValidate>
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
        <Checkbox
          label="Prospect: quoted, not a customer yet"
          name="is_prospect"
          checked={draft.is_prospect === 'yes'}
          onChange={({ target }) => edit({ is_prospect: target.checked ? 'yes' : '' })}
        />
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
      <SaveBar {...form} back={base ? `/admin/companies/${base.id}` : '/admin/companies'} />
    </form>
  );
}
