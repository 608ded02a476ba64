import { type Company, getCompanyEndpoint } from '#contracts/admin-companies.ts';
import { getCompanyDeskEndpoint } from '#contracts/company-desk.ts';
import { EditPage } from '#ui/EditPage.tsx';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useRead } from '#ui/use-read.ts';
import { CompanyParts, CompanySummary } from './CompanyDesk.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import './companies.css';

/** A new company. */
export function NewCompany() {
  return useHydrated() ? <CompanyForm /> : <FormSkeleton />;
}

/** One company: its form, its people, its addresses, and how it stands with us. */
export function CompanyPage() {
  return (
    <EditPage
      endpoint={getCompanyEndpoint}
      list={{ label: 'Companies', href: '/admin/companies' }}
      title={(reply) => reply?.company.name ?? 'Company'}
      missing="This company was not found."
    >
      {({ company }, reload) => <Parts company={company} onReload={reload} />}
    </EditPage>
  );
}

function Parts({ company, onReload }: { company: Company; onReload: () => void }) {
  const { id } = company;
  const { data: desk, error, refetch, isFetching } = useRead(getCompanyDeskEndpoint, { id });
  const fault = error && !desk && (
    <Notice tone="bad" onRetry={() => refetch()} busy={isFetching}>
      {error.message}
    </Notice>
  );
  // How high the summary is depends on its answer, and the form stands below it.
  if (!desk && !error) return <FormSkeleton />;
  return (
    <div className="company-page">
      {fault || (desk && <CompanySummary id={id} desk={desk} />)}
      <div id="company-form">
        <CompanyForm company={company} onReload={onReload} />
      </div>
      {desk && <CompanyParts id={id} desk={desk} />}
    </div>
  );
}
