import { exportMessagesEndpoint, INBOX_PAGE_SIZE, listMessagesEndpoint } from '#contracts/visitors/inbox-admin.ts';
import '#ui/lists/record-entries.css';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SortSelect } from '#ui/lists/SortSelect.tsx';
import { handledFilter } from './inbox-filters.ts';
import './inbox.css';
import { MessageCard } from './MessageCard.tsx';

/** Messages from the contact form, shown in full. */
export function MessageList() {
  return (
    <RecordList
      endpoint={listMessagesEndpoint}
      size={INBOX_PAGE_SIZE}
      singular="message"
      plural="messages"
      search="Name, company or email"
      filters={[handledFilter]}
      tools={(list) => (
        <>
          <SortSelect sort={list.sort} defaultLabel="Newest first" sorts={{ date_asc: 'Oldest first' }} />
          <ExportButton endpoint={exportMessagesEndpoint} list={list} name="messages" />
        </>
      )}
      rows={(rows) => (
        <ol role="list" className="entries">
          {rows?.map((message) => <MessageCard key={message.id} message={message} />) ?? (
            <li>
              <Skeleton className="inbox-skeleton" />
            </li>
          )}
        </ol>
      )}
      empty={{ text: 'No messages yet. They arrive from the contact form.', drawing: 'tickets' }}
    />
  );
}
