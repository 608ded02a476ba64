import { useState } from 'react';
import { navigate } from 'astro:transitions/client';
import { call } from '#client/api.ts';
import { type Company, COMPANY_CONFLICT, getCompanyEndpoint, saveCompanyEndpoint } from '#contracts/admin-companies.ts';
import { slugOf } from '#contracts/slug.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { DeskSection } from '#ui/DeskSection.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { compareNewer } from '#ui/newer-version.ts';
import { NewerVersion } from '#ui/NewerVersion.tsx';
import { SaveBar } from '#ui/SaveBar.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { useForm } from '#ui/use-form.ts';
import { AddressFields } from './AddressFields.tsx';
import {
  bodyOf,
  type CompanyDraft,
  type CompanyField,
  comparedOf,
  draftOf,
  emptyDraft,
  isSamePlace,
  shipToOf,
} from './company-draft.ts';
import { LogoField } from './LogoField.tsx';
import { SameGst, SameName } from './Namesake.tsx';
import { PersonFields } from './PersonFields.tsx';
import { TaxNumbers } from './TaxNumbers.tsx';
import { RulesFields, TermsFields } from './TermsFields.tsx';

type Props = {
  /** As it was read; absent for a new company. */
  company?: Company;
  /** Reads the company anew and starts over with it. */
  onReload?: () => void;
};

/** The company form, the same for a new company and for one that is there (specification §2, §5). */
export function CompanyForm({ company, onReload }: Props) {
  const [base, setBase] = useState(company);
  const form = useForm({
    endpoint: saveCompanyEndpoint,
    initial: company ? draftOf(company) : emptyDraft,
    keep: base ? `company ${base.id} ${base.version}` : 'company',
    bodyOf: (values) => bodyOf(values, base),
    onSaved: async ({ id, slug, version, message }, _values, letGo) => {
      if (base) {
        setBase({ ...base, version });
        form.rebase({ slug });
        form.setStatus({ tone: 'ok', text: message });
        return;
      }
      letGo();
      await navigate(`/admin/companies/${id}`);
      toast(message);
    },
    onRefused: async ({ fields }) => {
      if (!base || fields.version !== COMPANY_CONFLICT) return;
      const now = await call(getCompanyEndpoint, { query: { id: base.id } }).catch(() => null);
      if (!now) return;
      setBase(now.company);
      form.moveOnto(draftOf(now.company));
    },
  });
  const { values: draft, errors } = form;
  const [same, setSame] = useState(company ? hasShipTo(company) && isSamePlace(draft) : false);
  // Somebody else may have told the two apart meanwhile.
  const sameAsBillTo = same && isSamePlace(draft);

  const edit = (change: Partial<CompanyDraft>) => {
    setSame(sameAsBillTo);
    const moves = sameAsBillTo && Object.keys(change).some((field) => field.startsWith('bill_to_'));
    form.edit(moves ? { ...change, ...shipToOf({ ...draft, ...change }) } : change);
  };
  const bind = (name: CompanyField) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
  });
  const toggleSame = (same: boolean) => {
    setSame(same);
    if (same) form.edit(shipToOf(draft));
  };
  const parts = { draft, edit, errors };

  return (
    <form className="desk-form" onSubmit={form.submit} noValidate>
      <ErrorSummary errors={errors} />
      {base && form.newer && (
        <NewerVersion
          key={base.version}
          message={COMPANY_CONFLICT}
          at={base.updated_at}
          {...compareNewer(form.newer, draft, comparedOf)}
          onTheirs={() => onReload?.()}
          onMine={() => void form.save(draft)}
          busy={form.busy}
        />
      )}
      <DeskSection title="Company">
        <TextInput label="Name" maxLength={200} autoComplete="off" required {...bind('name')} />
        <SameName value={draft.name} opened={company?.name ?? ''} self={base?.id} />
        <TextInput
          label="Slug"
          optional
          hint={
            base
              ? 'Left blank, it stays as it is.'
              : `Left blank, it is made from the name${draft.name.trim() ? `: ${slugOf(draft.name)}` : ''}.`
          }
          maxLength={60}
          spellCheck={false}
          autoCapitalize="none"
          {...bind('slug')}
        />
        <LogoField url={draft.logo_url} onChange={(logo_url) => edit({ logo_url })} />
      </DeskSection>
      <DeskSection title="Tax numbers">
        <TaxNumbers {...parts}>
          <SameGst value={draft.gst_number} opened={company?.gst_number ?? ''} self={base?.id} />
        </TaxNumbers>
      </DeskSection>
      <DeskSection title="Bill to">
        <AddressFields block="bill_to" {...parts} />
      </DeskSection>
      <DeskSection title="Ship to">
        <Checkbox
          label="Same as bill-to"
          checked={sameAsBillTo}
          onChange={(event) => toggleSame(event.target.checked)}
        />
        {!sameAsBillTo && <AddressFields block="ship_to" {...parts} />}
        <p className="field-hint">Buyers can order once address, city, State and PIN code are complete.</p>
      </DeskSection>
      <DeskSection title="Contact person">
        <PersonFields person="contact_person" {...parts} />
      </DeskSection>
      <DeskSection title="Accounts person">
        <PersonFields person="accounts_person" {...parts} />
      </DeskSection>
      <DeskSection title="Credit terms">
        <TermsFields {...parts} />
      </DeskSection>
      <DeskSection title="Rules for orders">
        <RulesFields {...parts} />
      </DeskSection>
      <SaveBar {...form} back="/admin/companies" />
    </form>
  );
}

const hasShipTo = ({ ship_to_address, ship_to_city }: Company) => Boolean(ship_to_address ?? ship_to_city);
