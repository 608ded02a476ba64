import { useState } from 'react';
import { getCompanyEndpoint } from '#contracts/admin-companies.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { LoadFault } from '#ui/LoadFault.tsx';
import { useFresh } from '#ui/use-fresh.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { CompanyForm } from './CompanyForm.tsx';

/** A new company. */
export function NewCompany() {
  return useHydrated() ? <CompanyForm /> : <FormSkeleton />;
}

/** One company. The shell is one static page: the id stands in the address. */
export function CompanyPage() {
  const id = useHydrated() ? (location.pathname.split('/').at(-1) ?? '') : '';
  const { data, error, refetch, isFetching } = useFresh(getCompanyEndpoint, { id }, { enabled: id !== '' });
  const [round, setRound] = useState(0);
  const reload = async () => {
    await refetch();
    setRound(round + 1);
  };
  return (
    <>
      <header className="page-head">
        <div>
          <Breadcrumb crumbs={[{ label: 'Companies', href: '/admin/companies' }, { label: 'Edit' }]} />
          <h1>{data?.company.name ?? 'Company'}</h1>
        </div>
      </header>
      {error ? (
        <LoadFault
          error={error}
          missing="This company was not found."
          back="/admin/companies"
          backLabel="Back to companies"
          onRetry={() => refetch()}
          busy={isFetching}
        />
      ) : data ? (
        <CompanyForm key={round} company={data.company} onReload={() => void reload()} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}
