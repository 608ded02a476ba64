import { formatTime, sentenceCase } from '#client/format.ts';
import {
  exportSubscribersEndpoint,
  INBOX_PAGE_SIZE,
  listSubscribersEndpoint,
  type Subscriber,
  SubscriberState,
} from '#contracts/admin-messages.ts';
import { ExportButton } from '#ui/ExportButton.tsx';
import { RecordList } from '#ui/RecordList.tsx';
import { SortSelect } from '#ui/SortSelect.tsx';
import { Status, type StatusTone } from '#ui/Status.tsx';
import type { Column } from '#ui/Table.tsx';
import { handledFilter } from './inbox-filters.ts';
import './inbox.css';
import { MarkHandled } from './MarkHandled.tsx';

const tones: Record<SubscriberState, StatusTone> = { confirmed: 'ok', waiting: 'busy', ended: 'idle' };

const columns: Column<Subscriber>[] = [
  { label: 'Email', lead: true, cell: ({ email }) => <span className="inbox-address">{email}</span> },
  { label: 'Newsletter', cell: ({ state }) => <Status tone={tones[state]}>{sentenceCase(state)}</Status> },
  { label: 'Asked for', cell: ({ created_at }) => <time dateTime={created_at}>{formatTime(created_at)}</time> },
  {
    label: 'Mark',
    labelHidden: true,
    cell: ({ id, email, handled_at }) => <MarkHandled kind="subscriber" id={id} handled_at={handled_at} who={email} />,
  },
];

const states = SubscriberState.options.map((value) => ({ value, label: sentenceCase(value) }));

const sorts = { date_asc: 'Oldest first', email_asc: 'Email: A-Z', email_desc: 'Email: Z-A' };

/** Addresses of the newsletter. Only confirmed ones may be written to. */
export function SubscriberList() {
  return (
    <RecordList
      endpoint={listSubscribersEndpoint}
      size={INBOX_PAGE_SIZE}
      one="address"
      many="addresses"
      search="Search by email"
      filters={[{ name: 'state', label: 'Newsletter', all: 'Anybody', options: states }, handledFilter]}
      tools={(list) => (
        <>
          <SortSelect sort={list.sort} own="Newest first" sorts={sorts} />
          <ExportButton endpoint={exportSubscribersEndpoint} list={list} name="subscribers" />
        </>
      )}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ words: 'Nobody reads the newsletter yet. Its form stands below the blog.', drawing: 'people' }}
    />
  );
}
