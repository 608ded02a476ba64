import { useState } from 'react';
import { sentenceCase } from '#client/format.ts';
import type { CompanyUser } from '#contracts/companies/admin-overview.ts';
import { CompanyRole } from '#contracts/companies/company-role.ts';
import { createCustomerEndpoint } from '#contracts/companies/create-customer.ts';
import { May } from '#ui/May.tsx';
import type { LimitPeriod } from '#contracts/companies/limit-period.ts';
import { saveCustomerLimitsEndpoint } from '#contracts/companies/own-limits.ts';
import { changeCustomer, CustomerActions } from '#widgets/companies/CustomerActions.tsx';
import { OwnLimitsDialog } from '#widgets/companies/OwnLimitsDialog.tsx';
import { OwnLimitsText } from '#widgets/companies/OwnLimitsText.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { signInColumns } from '#widgets/passwords/SignInStatus.tsx';
import { type Column, Table } from '#ui/Table.tsx';

const columnsOf = (period: LimitPeriod, setLimits: (user: CompanyUser) => void): Column<CompanyUser>[] => [
  {
    label: 'Name',
    lead: true,
    cell: ({ name, email, phone }) => (
      <span className="two-lines">
        <strong>{name}</strong>
        <a className="small" href={`mailto:${email}`}>
          {email}
        </a>
        {phone && (
          <a className="small" href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
        )}
      </span>
    ),
  },
  { label: 'Role', cell: (user) => <RoleSelect user={user} /> },
  {
    label: 'Limits',
    cell: (user) => (
      <span className="cluster company-limits">
        <OwnLimitsText limits={user} period={period} />
        <Button
          call={saveCustomerLimitsEndpoint}
          kind="quiet"
          small
          aria-label={`Limits of ${user.name}`}
          onClick={() => setLimits(user)}
        >
          Change
        </Button>
      </span>
    ),
  },
  ...signInColumns,
  { label: 'Actions', labelHidden: true, end: true, cell: (user) => <CustomerActions customer={user} /> },
];

type Props = { company_id: number; users: CompanyUser[]; period: LimitPeriod };

/** The company's buyers, their roles and limits. The server refuses a change that leaves no company admin. */
export function CompanyPeople({ company_id, users, period }: Props) {
  const [limited, setLimited] = useState<CompanyUser | null>(null);
  return (
    <div className="stack">
      {users.length === 0 ? (
        <EmptyState>No people yet. The first customer you create becomes the company admin.</EmptyState>
      ) : (
        <div className="sheet">
          <Table caption="People" columns={columnsOf(period, setLimited)} rows={users} rowKey={({ id }) => id} />
        </div>
      )}
      <div>
        <May call={createCustomerEndpoint}>
          <a className="button button-secondary" href={`/admin/create-customer?company_id=${company_id}`}>
            Create Customer
          </a>
        </May>
      </div>
      {limited && (
        <OwnLimitsDialog
          key={limited.id}
          person={limited}
          period={period}
          endpoint={saveCustomerLimitsEndpoint}
          asksPassword={false}
          onClose={() => setLimited(null)}
        />
      )}
    </div>
  );
}

function RoleSelect({ user: { id, name, company_role } }: { user: CompanyUser }) {
  return (
    <Select
      label={`Role of ${name}`}
      labelHidden
      className="company-role"
      value={company_role}
      onChange={(event) => void changeCustomer({ id, company_role: event.target.value as CompanyRole })}
    >
      {CompanyRole.options.map((role) => (
        <option key={role} value={role}>
          {sentenceCase(role)}
        </option>
      ))}
    </Select>
  );
}
