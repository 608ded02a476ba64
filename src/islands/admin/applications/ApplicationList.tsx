import { formatTime } from '#client/format.ts';
import {
  APPLICATIONS_PAGE_SIZE,
  ApplicationStatus,
  type AdminApplication,
  exportApplicationsEndpoint,
  listApplicationsEndpoint,
} from '#contracts/visitors/application-admin.ts';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { statusOptions } from '#ui/lists/status-options.ts';
import { SortSelect } from '#ui/lists/SortSelect.tsx';
import type { Column } from '#ui/Table.tsx';
import { APPLICATION_STATES } from '#contracts/visitors/states.ts';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import './applications.css';
import { type Job, Position, titlesOf } from './Position.tsx';

const statuses = statusOptions(ApplicationStatus.options);

const sorts = { date_asc: 'Oldest first', name_asc: 'Name: A-Z', name_desc: 'Name: Z-A' };

/** Job and internship applications; `jobs` are the open postings. */
export function ApplicationList({ jobs }: { jobs: Job[] }) {
  const titles = titlesOf(jobs);
  const columns: Column<AdminApplication>[] = [
    {
      label: 'Applicant',
      lead: true,
      cell: ({ id, name, email }) => (
        <span className="applicant">
          <a href={`/admin/applications/${id}`}>{name}</a> <span className="quiet small">{email}</span>
        </span>
      ),
    },
    {
      label: 'Position',
      cell: ({ job_code }) => (
        <span>
          <Position titles={titles} code={job_code} />
        </span>
      ),
    },
    {
      label: 'Status',
      cell: ({ status }) => <StatusBadge of={APPLICATION_STATES} status={status} />,
    },
    { label: 'Received', cell: ({ created_at }) => <time dateTime={created_at}>{formatTime(created_at)}</time> },
  ];
  return (
    <RecordList
      endpoint={listApplicationsEndpoint}
      size={APPLICATIONS_PAGE_SIZE}
      singular="application"
      plural="applications"
      search="Name or email"
      filters={[
        {
          name: 'job',
          label: 'Position',
          all: 'All positions',
          options: [...titles].map(([value, label]) => ({ value, label })),
        },
        { name: 'status', label: 'Status', all: 'All statuses', options: statuses },
      ]}
      tools={(list) => (
        <>
          <SortSelect sort={list.sort} defaultLabel="Newest first" sorts={sorts} />
          <ExportButton endpoint={exportApplicationsEndpoint} list={list} name="applications" />
        </>
      )}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ text: 'No applications yet. They come from the career pages.', drawing: 'people' }}
    />
  );
}
