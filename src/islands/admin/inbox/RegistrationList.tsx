import { formatTime } from '#client/format.ts';
import {
  exportRegistrationsEndpoint,
  INBOX_PAGE_SIZE,
  listRegistrationsEndpoint,
  type Registration,
} from '#contracts/visitors/inbox-admin.ts';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { SortSelect } from '#ui/lists/SortSelect.tsx';
import type { Column } from '#ui/Table.tsx';
import { handledFilter } from './inbox-filters.ts';
import './inbox.css';
import { MarkHandled } from './MarkHandled.tsx';

const sorts = { date_asc: 'Oldest first', name_asc: 'Name: A-Z', name_desc: 'Name: Z-A' };

/** Webinar registrations; `webinars` are the site's published ones. */
export function RegistrationList({ webinars }: { webinars: { id: string; title: string }[] }) {
  const titles = new Map(webinars.map(({ id, title }) => [id, title]));
  const columns: Column<Registration>[] = [
    {
      label: 'Person',
      lead: true,
      cell: ({ name, email, company }) => (
        <span className="inbox-address">
          {name}
          {company && `, ${company}`} <a href={`mailto:${email}`}>{email}</a>
        </span>
      ),
    },
    { label: 'Webinar', cell: ({ webinar }) => titles.get(webinar) ?? webinar },
    { label: 'Registered', cell: ({ created_at }) => <time dateTime={created_at}>{formatTime(created_at)}</time> },
    {
      label: 'Handled',
      labelHidden: true,
      cell: ({ id, name, handled_at }) => (
        <MarkHandled kind="registration" id={id} handled_at={handled_at} who={name} />
      ),
    },
  ];
  return (
    <RecordList
      endpoint={listRegistrationsEndpoint}
      size={INBOX_PAGE_SIZE}
      singular="registration"
      plural="registrations"
      search="Name, company or email"
      filters={[
        {
          name: 'webinar',
          label: 'Webinar',
          all: 'All webinars',
          options: webinars.map(({ id, title }) => ({ value: id, label: title })),
        },
        handledFilter,
      ]}
      tools={(list) => (
        <>
          <SortSelect sort={list.sort} defaultLabel="Newest first" sorts={sorts} />
          <ExportButton endpoint={exportRegistrationsEndpoint} list={list} name="registrations" />
        </>
      )}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ text: 'No registrations yet. They arrive from the webinar page.', drawing: 'people' }}
    />
  );
}
