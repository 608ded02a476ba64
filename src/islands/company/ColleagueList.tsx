import { useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { type Colleague, saveColleagueEndpoint } from '#contracts/colleagues.ts';
import { CompanyRole } from '#contracts/company-role.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { SignInStatus } from '#ui/SignInStatus.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { toast } from '#ui/toast.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { roleWords } from './role-words.ts';

/** Who signs in for the company. Its admin gives roles, disables and invites; nobody changes himself. */
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
        mayEdit && !colleague.me ? <RoleSelect colleague={colleague} /> : roleWords[colleague.company_role].label,
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
      onChange={(event) => void change({ id, company_role: event.target.value as CompanyRole })}
    >
      {CompanyRole.options.map((role) => (
        <option key={role} value={role}>
          {roleWords[role].label}
        </option>
      ))}
    </Select>
  );
}

function SignInSwitch({ colleague: { id, name, disabled } }: { colleague: Colleague }) {
  const undo = () => void change({ id, disabled: false });
  return (
    <Button
      kind="quiet"
      small
      aria-label={`${disabled ? 'Enable' : 'Disable'} ${name}`}
      onClick={() => void change({ id, disabled: !disabled }, disabled ? undefined : undo)}
    >
      {disabled ? 'Enable' : 'Disable'}
    </Button>
  );
}

async function change(body: { id: number; company_role?: CompanyRole; disabled?: boolean }, undo?: () => void) {
  try {
    const { message } = await call(saveColleagueEndpoint, { body });
    toast(message, undo ? { undo } : {});
  } catch (error) {
    toast(error instanceof ApiError ? error.message : 'Nothing was changed. Try again.', { tone: 'bad' });
  }
  // After a refusal too: the list shows what is so.
  await queryClient.invalidateQueries();
}
