import { type Company, getCompanyEndpoint } from '#contracts/companies/admin.ts';
import { getCompanyOverviewEndpoint } from '#contracts/companies/admin-overview.ts';
import { EditPage } from '#ui/forms/EditPage.tsx';
import { FormSkeleton } from '#ui/forms/FormSkeleton.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useRead } from '#ui/use-read.ts';
import { CompanySections, CompanySummary } from './CompanyOverview.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import './companies.css';

/** A new company. */
export function NewCompany() {
  return useHydrated() ? <CompanyForm /> : <FormSkeleton />;
}

/** One company: its figures, its form, its people and its addresses. */
export function CompanyPage() {
  return (
    <EditPage
      endpoint={getCompanyEndpoint}
      list={{ label: 'Companies', href: '/admin/companies' }}
      title={(reply) => reply?.company.name ?? 'Company'}
      notFound="This company was not found."
    >
      {({ company }, reload) => <CompanyDetail company={company} onReload={reload} />}
    </EditPage>
  );
}

function CompanyDetail({ company, onReload }: { company: Company; onReload: () => void }) {
  const { id } = company;
  const read = useRead(getCompanyOverviewEndpoint, { id });
  const { data: overview, error } = read;
  // Drawn together with the summary, whose height is not known before: the form below must not jump.
  if (!overview && !error) return <FormSkeleton />;
  return (
    <div className="company-page">
      {overview && <CompanySummary id={id} overview={overview} />}
      {error && !overview && <ReadError read={read} />}
      <div id="company-form">
        <CompanyForm company={company} onReload={onReload} />
      </div>
      {overview && <CompanySections id={id} overview={overview} />}
    </div>
  );
}
