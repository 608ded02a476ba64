import { useState } from 'react';
import type { ApiError } from '#client/api.ts';
import { formatDate } from '#client/format.ts';
import { listStaffEndpoint, type StaffMember } from '#contracts/admin-staff.ts';
import { exportStaffEndpoint } from '#contracts/exports.ts';
import { Button } from '#ui/Button.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { ListCount } from '#ui/ListCount.tsx';
import { Notice } from '#ui/Notice.tsx';
import { signInColumns } from '#ui/SignInStatus.tsx';
import { SortSelect } from '#ui/SortSelect.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { useRead } from '#ui/use-read.ts';
import { useSearchParams } from '#ui/use-search-params.ts';
import { useSoundAddress } from '#ui/use-sound-address.ts';
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
  { label: 'Role', cell: ({ role }) => (role === 'admin' ? 'Admin' : 'Employee') },
  ...signInColumns,
  { label: 'Since', cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time> },
  { label: 'Actions', labelHidden: true, end: true, cell: (member) => !member.me && <StaffActions member={member} /> },
];

const sorts = { name_desc: 'Name: Z-A', date_desc: 'Newest first', date_asc: 'Oldest first' };

/** Who works at the desk; for admins. An employee who comes here by the address is told so. */
export function StaffList() {
  const sort = useSearchParams().get('sort');
  const read = useRead(listStaffEndpoint, { sort }, { keep: true });
  const { data } = read;
  const error = useSoundAddress(read.error) ? null : read.error;
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <header className="page-head">
        <h1>Staff</h1>
        {!error && (
          <Button kind="primary" disabled={!data} onClick={() => setInviting(true)}>
            Add somebody
          </Button>
        )}
      </header>
      {error ? <Refused {...read} error={error} /> : <People people={data?.items} sort={sort} />}
      {inviting && <InviteStaff onClose={() => setInviting(false)} />}
    </>
  );
}

function People({ people, sort }: { people: StaffMember[] | undefined; sort: string | null }) {
  return (
    <div className="stack record-list">
      <div className="list-tools">
        <SortSelect sort={sort} own="Name: A-Z" sorts={sorts} />
        <DownloadButton endpoint={exportStaffEndpoint} query={{ sort }} name="staff.csv" />
        <ListCount total={people?.length} capped={false} one="person" many="people" />
      </div>
      <div className="sheet staff-list">
        <Table caption="Staff" columns={columns} rows={people} rowKey={({ id }) => id} />
      </div>
    </div>
  );
}

function Refused({ error, refetch, isFetching }: { error: ApiError; refetch: () => unknown; isFetching: boolean }) {
  const refused = error.status === 403;
  return (
    <Notice tone={refused ? 'info' : 'bad'} onRetry={refused ? undefined : () => void refetch()} busy={isFetching}>
      {refused ? 'Only admins run the staff. Ask one of them.' : error.message}
    </Notice>
  );
}
