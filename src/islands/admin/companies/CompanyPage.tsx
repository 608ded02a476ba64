import { getCompanyEndpoint } from '#contracts/companies/admin.ts';
import { getCompanyOverviewEndpoint } from '#contracts/companies/admin-overview.ts';
import { EditPage } from '#ui/forms/EditPage.tsx';
import { FormSkeleton } from '#ui/forms/FormSkeleton.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { CompanySheet } from './CompanySheet.tsx';
import './companies.css';

const COMPANIES = { label: 'Companies', href: '/admin/companies' };
const NOT_FOUND = 'This company was not found.';

/** A new company. */
export function NewCompany() {
  return useHydrated() ? <CompanyForm /> : <FormSkeleton />;
}

/** One company on one screen. */
export function CompanyPage() {
  return (
    <RecordPage
      endpoint={getCompanyOverviewEndpoint}
      crumbs={(reply) => [COMPANIES, { label: reply?.company.name ?? 'Company' }]}
      notFound={NOT_FOUND}
      back={{ label: 'Back to companies', href: COMPANIES.href }}
    >
      {(overview) => <CompanySheet overview={overview} />}
    </RecordPage>
  );
}

/** The form of a company: a page of its own, so that Back asks before unsaved changes are lost. */
export function EditCompany() {
  return (
    <EditPage
      endpoint={getCompanyEndpoint}
      list={COMPANIES}
      title={(reply) => reply?.company.name ?? 'Company'}
      notFound={NOT_FOUND}
    >
      {({ company }, reload) => <CompanyForm company={company} onReload={reload} />}
    </EditPage>
  );
}
