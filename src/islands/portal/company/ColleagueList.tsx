import { useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { type Colleague, saveColleagueEndpoint } from '#contracts/companies/members.ts';
import { CompanyRole } from '#contracts/companies/company-role.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { SignInStatus } from '#widgets/passwords/SignInStatus.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { toast } from '#ui/toast.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { companyRoles } from './company-roles.ts';

/** The company's users. Its admin can change roles, disable and invite users, but not change their own account. */
export function ColleagueList({ colleagues, mayEdit }: { colleagues: Colleague[]; mayEdit: boolean }) {
  const [inviting, setInviting] = useState(false);
  const columns: Column<Colleague>[] = [
    {
      label: 'Name',
      lead: true,
      cell: ({ name, email, me }) => (
        <span className="two-lines">
          <strong>
            {name}
            {me && <span className="quiet"> (you)</span>}
          </strong>
          <span className="small quiet">{email}</span>
        </span>
      ),
    },
    {
      label: 'Role',
      cell: (colleague) =>
        mayEdit && !colleague.me ? <RoleSelect colleague={colleague} /> : companyRoles[colleague.company_role].label,
    },
    { label: 'Sign-in', cell: (colleague) => <SignInStatus {...colleague} /> },
  ];
  if (mayEdit) {
    columns.push({
      label: 'Actions',
      labelHidden: true,
      end: true,
      cell: (colleague) => !colleague.me && <SignInSwitch colleague={colleague} />,
    });
  }
  return (
    <div className="stack">
      <div className="sheet colleagues">
        <Table caption="Colleagues" columns={columns} rows={colleagues} rowKey={({ id }) => id} />
      </div>
      {mayEdit && (
        <div>
          <Button onClick={() => setInviting(true)}>Invite a colleague</Button>
        </div>
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  );
}

function RoleSelect({ colleague: { id, name, company_role } }: { colleague: Colleague }) {
  return (
    <Select
      label={`Role of ${name}`}
      labelHidden
      className="colleague-role"
      value={company_role}
      onChange={(event) => void updateColleague({ id, company_role: event.target.value as CompanyRole })}
    >
      {CompanyRole.options.map((role) => (
        <option key={role} value={role}>
          {companyRoles[role].label}
        </option>
      ))}
    </Select>
  );
}

function SignInSwitch({ colleague: { id, name, disabled } }: { colleague: Colleague }) {
  const undo = () => void updateColleague({ id, disabled: false });
  return (
    <Button
      kind="quiet"
      small
      aria-label={`${disabled ? 'Enable' : 'Disable'} ${name}`}
      onClick={() => void updateColleague({ id, disabled: !disabled }, disabled ? undefined : undo)}
    >
      {disabled ? 'Enable' : 'Disable'}
    </Button>
  );
}

async function updateColleague(
  body: { id: number; company_role?: CompanyRole; disabled?: boolean },
  undo?: () => void,
) {
  try {
    const { message } = await call(saveColleagueEndpoint, { body });
    toast(message, undo ? { undo } : {});
  } catch (error) {
    toast(error instanceof ApiError ? error.message : 'No changes saved. Try again.', { tone: 'bad' });
  }
  // After a refusal too, so that the list shows the current state.
  await queryClient.invalidateQueries();
}
