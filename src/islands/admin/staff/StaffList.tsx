import { useState } from 'react';
import type { ApiError } from '#client/api.ts';
import { formatDate } from '#client/format.ts';
import { rightNames } from '#contracts/admin/rights.ts';
import { listStaffEndpoint, type StaffMember } from '#contracts/admin/staff.ts';
import { exportStaffEndpoint } from '#contracts/admin/exports.ts';
import { StaffRight } from '#contracts/endpoint.ts';
import { Button } from '#ui/Button.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { ListCount } from '#ui/lists/ListCount.tsx';
import { Notice } from '#ui/Notice.tsx';
import { lastSignInColumn, SignInStatus } from '#widgets/passwords/SignInStatus.tsx';
import { SortSelect } from '#ui/lists/SortSelect.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { useRead } from '#ui/use-read.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { useRemoveInvalidParams } from '#ui/lists/use-remove-invalid-params.ts';
import { InviteStaff } from './InviteStaff.tsx';
import './staff.css';
import { StaffActions } from './StaffActions.tsx';

const columns: Column<StaffMember>[] = [
  {
    label: 'Name',
    lead: true,
    cell: ({ name, email, me }) => (
      <span className="two-lines staff-name">
        <span>
          <strong>{name}</strong>
          {me && <span className="quiet"> (you)</span>}
        </span>
        <span className="quiet small">{email}</span>
      </span>
    ),
  },
  {
    label: 'Role',
    cell: ({ role, rights }) => (role === 'admin' ? 'Admin' : employeeWith(rights)),
  },
  {
    label: 'Sign-in',
    cell: (person) => (
      <span className="two-lines">
        <SignInStatus {...person} />
        <span className="quiet small">{person.second_factor ? 'Second factor' : 'Password only'}</span>
      </span>
    ),
  },
  lastSignInColumn,
  { label: 'Added', cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time> },
  { label: 'Actions', labelHidden: true, end: true, cell: (member) => !member.me && <StaffActions member={member} /> },
];

function employeeWith(rights: readonly StaffRight[]): string {
  if (rights.length === StaffRight.options.length) return 'Employee, all rights';
  return `Employee: ${rights.map((right) => rightNames[right]).join(', ') || 'no rights'}`;
}

const sorts = { name_desc: 'Name: Z-A', date_desc: 'Newest first', date_asc: 'Oldest first' };

/** The staff accounts, for admins. An employee who opens the address sees why the list is not shown. */
export function StaffList() {
  const sort = useSearchParams().get('sort');
  const read = useRead(listStaffEndpoint, { sort }, { keepPrevious: true });
  const { data } = read;
  const error = useRemoveInvalidParams(read.error) ? null : read.error;
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <header className="page-head">
        <h1>Staff</h1>
        {!error && (
          <Button kind="primary" disabled={!data} onClick={() => setInviting(true)}>
            Invite staff
          </Button>
        )}
      </header>
      {error ? <LoadError {...read} error={error} /> : <StaffTable members={data?.items} sort={sort} />}
      {inviting && <InviteStaff onClose={() => setInviting(false)} />}
    </>
  );
}

function StaffTable({ members, sort }: { members: StaffMember[] | undefined; sort: string | null }) {
  return (
    <div className="stack record-list">
      <div className="list-tools">
        <SortSelect sort={sort} defaultLabel="Name: A-Z" sorts={sorts} />
        <DownloadButton endpoint={exportStaffEndpoint} query={{ sort }} name="staff.csv" />
        <ListCount total={members?.length} capped={false} singular="person" plural="people" />
      </div>
      <div className="sheet staff-list">
        <Table caption="Staff" columns={columns} rows={members} rowKey={({ id }) => id} />
      </div>
    </div>
  );
}

function LoadError({ error, refetch, isFetching }: { error: ApiError; refetch: () => unknown; isFetching: boolean }) {
  const isForbidden = error.status === 403;
  return (
    <Notice
      tone={isForbidden ? 'info' : 'bad'}
      onRetry={isForbidden ? undefined : () => void refetch()}
      busy={isFetching}
    >
      {isForbidden ? 'Only admins can manage staff. Ask an admin.' : error.message}
    </Notice>
  );
}
