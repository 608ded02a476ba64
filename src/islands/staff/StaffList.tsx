import { useState } from 'react';
import { formatDate } from '#client/format.ts';
import { listStaffEndpoint, type StaffMember } from '#contracts/admin-staff.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Status } from '#ui/Status.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { useRead } from '#ui/use-read.ts';
import { InviteStaff } from './InviteStaff.tsx';
import './staff.css';
import { StaffActions } from './StaffActions.tsx';

const columns: Column<StaffMember>[] = [
  {
    label: 'Name',
    lead: true,
    cell: ({ name, email, me }) => (
      <span className="staff-name">
        <strong>{name}</strong>
        {me && <span className="quiet"> you</span>} <span className="quiet small">{email}</span>
      </span>
    ),
  },
  { label: 'Role', cell: ({ role }) => (role === 'admin' ? 'Admin' : 'Employee') },
  {
    label: 'Sign-in',
    cell: ({ disabled }) => <Status tone={disabled ? 'idle' : 'ok'}>{disabled ? 'Disabled' : 'Enabled'}</Status>,
  },
  { label: 'Since', cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time> },
  { label: 'Actions', labelHidden: true, end: true, cell: (member) => !member.me && <StaffActions member={member} /> },
];

/** Who works at the desk; for admins. An employee who comes here by the address is told so. */
export function StaffList() {
  const { data, error, refetch, isFetching } = useRead(listStaffEndpoint);
  const [inviting, setInviting] = useState(false);
  if (error) {
    const refused = error.status === 403;
    return (
      <Notice tone={refused ? 'info' : 'bad'} onRetry={refused ? undefined : () => void refetch()} busy={isFetching}>
        {refused ? 'Only admins run the staff. Ask one of them.' : error.message}
      </Notice>
    );
  }
  return (
    <div className="stack">
      <div>
        <Button kind="primary" disabled={!data} onClick={() => setInviting(true)}>
          Add somebody
        </Button>
      </div>
      <div className="sheet">
        <Table caption="Staff" columns={columns} rows={data?.items} rowKey={({ id }) => id} />
      </div>
      {inviting && <InviteStaff onClose={() => setInviting(false)} />}
    </div>
  );
}
