import { formatTime } from '#client/format.ts';
import {
  type DeskMessage,
  exportMessagesEndpoint,
  INBOX_PAGE_SIZE,
  listMessagesEndpoint,
} from '#contracts/admin-messages.ts';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { RecordList } from '#ui/RecordList.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { handledFilter } from './inbox-filters.ts';
import './inbox.css';
import { MarkHandled } from './MarkHandled.tsx';

/** Messages of the contact form, each to be read in full. */
export function MessageList() {
  return (
    <RecordList
      endpoint={listMessagesEndpoint}
      size={INBOX_PAGE_SIZE}
      one="message"
      many="messages"
      search="Search by name, company or e-mail"
      filters={[handledFilter]}
      tools={({ q, filters }) => (
        <DownloadButton endpoint={exportMessagesEndpoint} query={{ q, ...filters }} name="messages.csv" />
      )}
      rows={(rows) => (
        <ol role="list" className="inbox">
          {rows?.map((message) => <MessageCard key={message.id} {...message} />) ?? (
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

function MessageCard({ id, name, company, email, phone, message, created_at, handled_at }: DeskMessage) {
  return (
    <li className="inbox-entry sheet">
      <header className="inbox-head">
        <h2>{name}</h2>
        {company && <span>{company}</span>}
        <time dateTime={created_at}>{formatTime(created_at)}</time>
      </header>
      <p className="inbox-words">{message}</p>
      <footer className="inbox-foot">
        <a href={`mailto:${email}`}>{email}</a>
        {phone && <a href={`tel:${phone}`}>{phone}</a>}
        <MarkHandled kind="message" id={id} handled_at={handled_at} who={name} />
      </footer>
    </li>
  );
}
