import { exportMessagesEndpoint, INBOX_PAGE_SIZE, listMessagesEndpoint } from '#contracts/admin-messages.ts';
import '#ui/entries.css';
import { ExportButton } from '#ui/ExportButton.tsx';
import { RecordList } from '#ui/RecordList.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SortSelect } from '#ui/SortSelect.tsx';
import { handledFilter } from './inbox-filters.ts';
import './inbox.css';
import { MessageCard } from './MessageCard.tsx';

/** Messages of the contact form, each to be read in full and answered. */
export function MessageList() {
  return (
    <RecordList
      endpoint={listMessagesEndpoint}
      size={INBOX_PAGE_SIZE}
      one="message"
      many="messages"
      search="Search by name, company or email"
      filters={[handledFilter]}
      tools={(list) => (
        <>
          <SortSelect sort={list.sort} own="Newest first" sorts={{ date_asc: 'Oldest first' }} />
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
      empty={{ words: 'No messages yet. They come from the contact form.', drawing: 'tickets' }}
    />
  );
}
