import { getCompanyEndpoint } from '#contracts/admin-companies.ts';
import { EditPage } from '#ui/EditPage.tsx';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { CompanyForm } from './CompanyForm.tsx';

/** A new company. */
export function NewCompany() {
  return useHydrated() ? <CompanyForm /> : <FormSkeleton />;
}

/** One company. */
export function CompanyPage() {
  return (
    <EditPage
      endpoint={getCompanyEndpoint}
      list={{ label: 'Companies', href: '/admin/companies' }}
      title={(reply) => reply?.company.name ?? 'Company'}
      missing="This company was not found."
    >
      {({ company }, reload) => <CompanyForm company={company} onReload={reload} />}
    </EditPage>
  );
}
