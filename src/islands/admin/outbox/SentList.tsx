import { formatTime } from '#client/format.ts';
import { LINK_MAILS, listSentMailsEndpoint, SENT_MAILS_PAGE_SIZE, type SentMail } from '#contracts/outbox/sent.ts';
import { formatRetention } from '#contracts/privacy/retention.ts';
import { RecordList } from '#ui/lists/RecordList.tsx';
import type { Column } from '#ui/Table.tsx';
import { formatMailKind } from './mail-name.ts';
import { SentActions } from './SentActions.tsx';

const columns: Column<SentMail>[] = [
  {
    label: 'Email',
    lead: true,
    cell: (mail) => (
      <span className="outbox-mail">
        <strong>{formatMailKind(mail)}</strong>
        {mail.about && <span className="outbox-about">{mail.about}</span>}
        <span className="outbox-to">{mail.recipient}</span>
      </span>
    ),
  },
  {
    label: 'Sent',
    cell: ({ sent_at, resent_by }) => (
      <span className="two-lines">
        <time dateTime={sent_at}>{formatTime(sent_at)}</time>
        {resent_by && <span className="small quiet">Sent again by {resent_by}</span>}
      </span>
    ),
  },
  { label: 'Note', labelHidden: true, cell: (mail) => <TextNote {...mail} /> },
  {
    label: 'Actions',
    labelHidden: true,
    end: true,
    cell: (mail) => mail.text === 'kept' && <SentActions mail={mail} />,
  },
];

/** Emails that have been sent, to be read and sent again. */
export function SentList() {
  return (
    <RecordList
      endpoint={listSentMailsEndpoint}
      size={SENT_MAILS_PAGE_SIZE}
      singular="email"
      plural="emails"
      search="Recipient, kind or number"
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ text: 'No emails have been sent yet.', drawing: 'mail' }}
    />
  );
}

/** Whether the text can be read, or why not and how the reader gets a new link. */
function TextNote({ kind, recipient, about, text }: SentMail) {
  if (text === 'kept') return null;
  if (text === 'deleted') return <span className="quiet">Text deleted {formatRetention('mail_texts')}</span>;
  const page = newLinkPage(kind, recipient, about);
  return (
    <span className="outbox-why">
      Text not kept: it had a link that acts for the reader. {LINK_MAILS[kind]}{' '}
      {page && <a href={page.href}>{page.label}</a>}
    </span>
  );
}

/** The page on which staff can send a new link, or see what the link was for. */
function newLinkPage(kind: string, recipient: string, about: string): { href: string; label: string } | null {
  switch (kind) {
    case 'customer-welcome':
    case 'colleague-invited':
      return { href: `/admin/customers?q=${encodeURIComponent(recipient)}`, label: 'Open customer' };
    case 'staff-invited':
      return { href: '/admin/staff', label: 'Open staff' };
    case 'order-approval-needed':
    case 'order-approval-reminder': {
      const [, order] = /^Order (\d+)/.exec(about) ?? [];
      return order ? { href: `/admin/orders/${order}`, label: 'Open order' } : null;
    }
    default:
      return null;
  }
}
