import {
  COMPANIES_PAGE_SIZE,
  type CompanyRow,
  listCompaniesEndpoint,
  saveCompanyEndpoint,
} from '#contracts/companies/admin.ts';
import { exportCompaniesEndpoint } from '#contracts/admin/exports.ts';
import { May } from '#ui/May.tsx';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { ListViews } from '#widgets/views/ListViews.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import type { Column } from '#ui/Table.tsx';
import './companies.css';

const columns: Column<CompanyRow>[] = [
  {
    label: 'Name',
    sort: 'name',
    lead: true,
    cell: ({ id, name, is_prospect }) => (
      <>
        <a href={`/admin/companies/${id}`}>{name}</a>
        {is_prospect && <span className="quiet"> Prospect</span>}
      </>
    ),
  },
  {
    label: 'GST number',
    cell: ({ gst_number }) =>
      gst_number ? <span className="code">{gst_number}</span> : <span className="quiet">No GST</span>,
  },
  {
    label: 'Contact email',
    cell: ({ contact_person_email }) => (
      <span className={contact_person_email ? 'company-email' : 'quiet'}>
        {contact_person_email ?? 'No contact email'}
      </span>
    ),
  },
  {
    label: 'Actions',
    labelHidden: true,
    end: true,
    cell: ({ id, name }) => (
      <a href={`/admin/companies/${id}/edit`} aria-label={`Edit ${name}`}>
        Edit
      </a>
    ),
  },
];

/** All companies, sorted and searched by name (specification §2). */
export function CompanyList() {
  return (
    <RecordList
      above={<ListViews list="companies" all="All companies" />}
      columnsName="companies"
      endpoint={listCompaniesEndpoint}
      size={COMPANIES_PAGE_SIZE}
      singular="company"
      plural="companies"
      search="Name or GSTIN"
      columns={columns}
      rowKey={({ id }) => id}
      tools={(list) => <ExportButton endpoint={exportCompaniesEndpoint} list={list} name="companies" />}
      empty={{
        text: 'No companies yet.',
        drawing: 'companies',
        action: (
          <May call={saveCompanyEndpoint}>
            <a className="button button-secondary" href="/admin/companies/new">
              Add Company
            </a>
          </May>
        ),
      }}
    />
  );
}
