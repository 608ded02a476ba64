import { sentenceCase } from '#client/format.ts';
import {
  CUSTOMERS_PAGE_SIZE,
  type CustomerRow,
  exportCustomersEndpoint,
  listCustomersEndpoint,
} from '#contracts/companies/admin-customers.ts';
import { createCustomerEndpoint } from '#contracts/companies/create-customer.ts';
import { May } from '#ui/May.tsx';
import { CompanyFilter } from '#widgets/companies/CompanyFilter.tsx';
import { CustomerActions } from '#widgets/companies/CustomerActions.tsx';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { ListViews } from '#widgets/views/ListViews.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { signInColumns } from '#widgets/passwords/SignInStatus.tsx';
import type { Column } from '#ui/Table.tsx';
import './customers.css';

const columns: Column<CustomerRow>[] = [
  {
    label: 'Name',
    lead: true,
    sort: 'name',
    cell: ({ name, email }) => (
      <span className="two-lines customer">
        <strong>{name}</strong>
        <span className="small quiet">{email}</span>
      </span>
    ),
  },
  { label: 'Company', cell: ({ company, company_id }) => <a href={`/admin/companies/${company_id}`}>{company}</a> },
  { label: 'Role', cell: ({ company_role }) => sentenceCase(company_role) },
  ...signInColumns,
  { label: 'Actions', labelHidden: true, end: true, cell: (customer) => <CustomerActions customer={customer} /> },
];

const states = [
  { value: 'enabled', label: 'Active or invited' },
  { value: 'active', label: 'Active' },
  { value: 'never', label: 'Invited' },
  { value: 'disabled', label: 'Disabled' },
];

/** The buyers of all companies. */
export function CustomerList() {
  return (
    <RecordList
      above={<ListViews list="customers" all="All customers" />}
      columnsName="customers"
      endpoint={listCustomersEndpoint}
      size={CUSTOMERS_PAGE_SIZE}
      singular="customer"
      plural="customers"
      search="Name, email or company"
      filters={[{ name: 'state', label: 'Sign-in', all: 'Any sign-in status', options: states }, 'company_id']}
      tools={(list) => (
        <>
          <CompanyFilter list={list} />
          <ExportButton endpoint={exportCustomersEndpoint} list={list} name="customers" />
        </>
      )}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{
        text: 'No customers yet.',
        drawing: 'companies',
        action: (
          <May call={createCustomerEndpoint}>
            <a className="button button-secondary" href="/admin/create-customer">
              Create Customer
            </a>
          </May>
        ),
      }}
    />
  );
}
