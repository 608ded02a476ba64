import { useEffect } from 'react';
import { listCustomersEndpoint } from '#contracts/companies/admin-customers.ts';
import { MAX_PAGE_SIZE } from '#contracts/limits.ts';
import { Select } from '#ui/forms/Select.tsx';
import { useRead } from '#ui/use-read.ts';
import { CompanySelect } from '../companies/CompanySelect.tsx';

type Props = {
  companyId: number | null;
  userId: number | null;
  errors: Record<string, string>;
  onCompany: (id: number | null) => void;
  onPerson: (id: number | null) => void;
};

/** The company, then the person for whom staff enter a request. The only person of a company is chosen at once. */
export function BuyerFields({ companyId, userId, errors, onCompany, onPerson }: Props) {
  const query = { company_id: companyId ?? 0, state: 'enabled', size: MAX_PAGE_SIZE } as const;
  const people = useRead(listCustomersEndpoint, query, { enabled: companyId !== null });
  const found = companyId === null ? undefined : people.data?.items;
  const only = found?.length === 1 ? found[0]!.id : null;
  useEffect(() => {
    if (only !== null && userId === null) onPerson(only);
  });
  return (
    <div className="entry-pair">
      <CompanySelect
        label="Company"
        name="company_id"
        noneLabel="Choose a company"
        value={companyId}
        {...(errors.company_id ? { error: errors.company_id } : {})}
        onChange={onCompany}
      />
      <Select
        label="Person"
        name="user_id"
        disabled={!found}
        value={userId ?? ''}
        error={people.error?.message ?? errors.user_id}
        hint={found?.length === 0 ? <NoPerson companyId={companyId!} /> : undefined}
        onChange={({ target }) => onPerson(Number(target.value) || null)}
      >
        <option value="">{companyId === null ? 'Choose the company first' : 'Choose a person'}</option>
        {found?.map(({ id, name, email }) => (
          <option key={id} value={id}>
            {name} ({email})
          </option>
        ))}
      </Select>
    </div>
  );
}

function NoPerson({ companyId }: { companyId: number }) {
  return (
    <>
      No one can sign in for this company. <a href={`/admin/create-customer?company_id=${companyId}`}>Add a person</a>.
    </>
  );
}
