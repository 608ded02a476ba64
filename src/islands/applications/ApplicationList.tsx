import { formatTime, sentenceCase } from '#client/format.ts';
import {
  APPLICATIONS_PAGE_SIZE,
  ApplicationStatus,
  type DeskApplication,
  exportApplicationsEndpoint,
  listApplicationsEndpoint,
} from '#contracts/admin-applications.ts';
import { ExportButton } from '#ui/ExportButton.tsx';
import { RecordList } from '#ui/RecordList.tsx';
import { SortSelect } from '#ui/SortSelect.tsx';
import { Status } from '#ui/Status.tsx';
import type { Column } from '#ui/Table.tsx';
import { applicationTones } from './application-tones.ts';
import './applications.css';
import { type Job, Position, titlesOf } from './Position.tsx';

const statuses = ApplicationStatus.options.map((value) => ({ value, label: sentenceCase(value) }));

const sorts = { date_asc: 'Oldest first', name_asc: 'Name: A-Z', name_desc: 'Name: Z-A' };

/** Applications by posting; `jobs` are the open ones, by the content. */
export function ApplicationList({ jobs }: { jobs: Job[] }) {
  const titles = titlesOf(jobs);
  const columns: Column<DeskApplication>[] = [
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
      cell: ({ status }) => <Status tone={applicationTones[status]}>{sentenceCase(status)}</Status>,
    },
    { label: 'Received', cell: ({ created_at }) => <time dateTime={created_at}>{formatTime(created_at)}</time> },
  ];
  return (
    <RecordList
      endpoint={listApplicationsEndpoint}
      size={APPLICATIONS_PAGE_SIZE}
      one="application"
      many="applications"
      search="Search by name or email"
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
          <SortSelect sort={list.sort} own="Newest first" sorts={sorts} />
          <ExportButton endpoint={exportApplicationsEndpoint} list={list} name="applications" />
        </>
      )}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ words: 'No applications yet. They come from the career pages.', drawing: 'people' }}
    />
  );
}
