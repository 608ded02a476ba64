import type { KeyboardEvent } from 'react';
import { listCompanyCostCentresEndpoint } from '#contracts/companies/cost-centres.ts';
import { getCompanyOverviewEndpoint } from '#contracts/companies/admin-overview.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { FormSkeleton } from '#ui/forms/FormSkeleton.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useRead } from '#ui/use-read.ts';
import { PoFileField } from '#widgets/attachments/PoFileField.tsx';
import { BuyerFields } from '#widgets/entry/BuyerFields.tsx';
import { chosenCostCentre, CostCentreField } from '#widgets/cost-centres/CostCentreField.tsx';
import '#widgets/entry/entry.css';
import { SourceSelect } from '#widgets/entry/SourceSelect.tsx';
import { ofCompany } from './new-order-draft.ts';
import { NewOrderLines } from './NewOrderLines.tsx';
import { NewOrderSum } from './NewOrderSum.tsx';
import { useNewOrder } from './use-new-order.ts';
import './new-order.css';

/** The page on which staff enter an order that a buyer placed by phone, mail, WhatsApp or in person. */
export function NewOrder() {
  return (
    <>
      <div className="entry-crumbs">
        <Breadcrumb crumbs={[{ label: 'Orders', href: '/admin/orders' }, { label: 'New order' }]} />
      </div>
      <header className="page-head">
        <h1>New order</h1>
      </header>
      {useHydrated() ? <Form /> : <FormSkeleton />}
    </>
  );
}

/** Enter in a field never places an order. */
const ignoreEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

function Form() {
  const form = useNewOrder();
  const { draft, edit, errors, review, priced } = form;
  const companyId = draft.company_id;
  const { data: costCentres } = useRead(
    listCompanyCostCentresEndpoint,
    { company_id: companyId ?? 0 },
    { enabled: companyId !== null },
  );
  const poRequired = priced.data?.po_required ?? false;
  const bind = (name: 'po_number' | 'notes') => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => edit(name, { [name]: target.value }),
  });
  const bindDay = (name: 'po_date' | 'need_by') => ({
    name,
    value: draft[name],
    error: errors[name],
    onDate: (day: string) => edit(name, { [name]: day }),
  });
  return (
    <form
      className="entry-form"
      onKeyDown={ignoreEnter}
      onSubmit={(event) => {
        event.preventDefault();
        review(poRequired, costCentres?.required ?? false);
      }}
      noValidate
    >
      <ErrorSummary errors={errors} />
      <FormSection title="Order">
        <BuyerFields
          companyId={draft.company_id}
          userId={draft.user_id}
          errors={errors}
          onCompany={(id) => edit('user_id', (now) => ofCompany(id, now))}
          onPerson={(user_id) => edit('user_id', { user_id })}
        />
        <FieldRow>
          <SourceSelect value={draft.source} error={errors.source} onChange={(source) => edit('source', { source })} />
          <DateInput label="Need by" optional hint="When the buyer needs the goods." {...bindDay('need_by')} />
        </FieldRow>
        <ShipTo
          companyId={draft.company_id}
          value={draft.ship_address_id}
          error={errors.ship_address_id}
          onChange={(ship_address_id) => edit('ship_address_id', { ship_address_id })}
        />
        <FieldRow>
          <TextInput
            label="PO number"
            optional={!poRequired}
            maxLength={60}
            autoComplete="off"
            {...bind('po_number')}
          />
          <DateInput label="PO date" optional {...bindDay('po_date')} />
        </FieldRow>
        <PoFileField uploads={form.poFile} error={errors.po_file} />
        <CostCentreField
          data={companyId === null ? undefined : costCentres}
          chosen={chosenCostCentre(costCentres, draft.cost_centre_id)}
          total={priced.data?.totals.total}
          error={errors.cost_centre_id}
          onChange={(cost_centre_id) => edit('cost_centre_id', { cost_centre_id })}
        />
      </FormSection>
      <NewOrderLines form={form} />
      <FormSection title="Delivery and invoice">
        <TextArea
          label="Notes"
          optional
          hint="For delivery and invoice. The buyer sees them."
          rows={3}
          maxLength={2000}
          {...bind('notes')}
        />
      </FormSection>
      <NewOrderSum form={form} />
    </form>
  );
}

type ShipToProps = {
  companyId: number | null;
  value: number | null;
  error: string | undefined;
  onChange: (id: number | null) => void;
};

/** The ship-to address, on which the tax depends. */
function ShipTo({ companyId, value, error, onChange }: ShipToProps) {
  const { data } = useRead(getCompanyOverviewEndpoint, { id: companyId ?? 0 }, { enabled: companyId !== null });
  const addresses = companyId === null ? [] : (data?.addresses ?? []);
  const isMissing = companyId !== null && data && addresses.length === 0;
  return (
    <Select
      label="Ship to"
      name="ship_address_id"
      disabled={addresses.length === 0}
      hint={isMissing ? <NoAddress companyId={companyId} /> : undefined}
      value={value ?? addresses[0]?.id ?? ''}
      error={error}
      onChange={({ target }) => onChange(Number(target.value) || null)}
    >
      {addresses.length === 0 && <option value="">{companyId === null ? 'Choose the company first' : '–'}</option>}
      {addresses.map(({ id, label, address, city, state, pincode }) => (
        <option key={id} value={id}>
          {label}: {address}, {city}, {state} {pincode}
        </option>
      ))}
    </Select>
  );
}

function NoAddress({ companyId }: { companyId: number }) {
  return (
    <>
      This company has no address. <a href={`/admin/companies/${companyId}`}>Add one</a>.
    </>
  );
}
