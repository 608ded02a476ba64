import { formatTime } from '#client/format.ts';
import {
  exportSubscribersEndpoint,
  INBOX_PAGE_SIZE,
  listSubscribersEndpoint,
  type Subscriber,
  SUBSCRIBER_STATES,
  SubscriberState,
} from '#contracts/visitors/inbox-admin.ts';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { statusOptions } from '#ui/lists/status-options.ts';
import { SortSelect } from '#ui/lists/SortSelect.tsx';
import type { StatusTone } from '#contracts/life-cycle.ts';
import { Status } from '#ui/Status.tsx';
import type { Column } from '#ui/Table.tsx';
import { handledFilter } from './inbox-filters.ts';
import './inbox.css';
import { MarkHandled } from './MarkHandled.tsx';

const tones: Record<SubscriberState, StatusTone> = { confirmed: 'ok', waiting: 'busy', ended: 'idle' };

const columns: Column<Subscriber>[] = [
  { label: 'Email', lead: true, cell: ({ email }) => <span className="inbox-address">{email}</span> },
  { label: 'Newsletter', cell: ({ state }) => <Status tone={tones[state]}>{SUBSCRIBER_STATES[state]}</Status> },
  { label: 'Signed up', cell: ({ created_at }) => <time dateTime={created_at}>{formatTime(created_at)}</time> },
  {
    label: 'Handled',
    labelHidden: true,
    cell: ({ id, email, handled_at }) => <MarkHandled kind="subscriber" id={id} handled_at={handled_at} who={email} />,
  },
];

const states = statusOptions(SubscriberState.options, SUBSCRIBER_STATES);

const sorts = { date_asc: 'Oldest first', email_asc: 'Email: A-Z', email_desc: 'Email: Z-A' };

/** Newsletter subscribers. Only confirmed addresses may be mailed. */
export function SubscriberList() {
  return (
    <RecordList
      endpoint={listSubscribersEndpoint}
      size={INBOX_PAGE_SIZE}
      singular="address"
      plural="addresses"
      search="Email"
      filters={[{ name: 'state', label: 'Newsletter', all: 'All addresses', options: states }, handledFilter]}
      tools={(list) => (
        <>
          <SortSelect sort={list.sort} defaultLabel="Newest first" sorts={sorts} />
          <ExportButton endpoint={exportSubscribersEndpoint} list={list} name="subscribers" />
        </>
      )}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ text: 'No subscribers yet. The sign-up form is on the blog page.', drawing: 'people' }}
    />
  );
}
