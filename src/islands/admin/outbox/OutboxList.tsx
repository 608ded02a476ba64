import { formatTime } from '#client/format.ts';
import { listOutboxEndpoint, OUTBOX_PAGE_SIZE, retryMailEndpoint, type WaitingMail } from '#contracts/outbox/admin.ts';
import { exportOutboxEndpoint } from '#contracts/admin/exports.ts';
import { Button } from '#ui/Button.tsx';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { SortSelect } from '#ui/lists/SortSelect.tsx';
import { Status } from '#ui/Status.tsx';
import type { Column } from '#ui/Table.tsx';
import { useAction } from '#ui/use-action.ts';
import { formatMailKind } from './mail-name.ts';
import { MailActions } from './MailActions.tsx';
import { useWatchOutbox } from './use-watch-outbox.ts';

const columns: Column<WaitingMail>[] = [
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
  { label: 'Status', cell: (mail) => <MailStatus {...mail} /> },
  { label: 'Attempts', end: true, cell: ({ attempts }) => attempts },
  {
    label: 'Last error',
    cell: ({ last_error }) => (last_error ? <span className="outbox-error">{last_error}</span> : '–'),
  },
  { label: 'Created', cell: ({ created_at }) => <time dateTime={created_at}>{formatTime(created_at)}</time> },
  { label: 'Actions', labelHidden: true, end: true, cell: (mail) => <MailActions mail={mail} /> },
];

const states = [
  { value: 'failing', label: 'Failed' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'dropped', label: 'Given up' },
];

const sorts = { date_asc: 'Oldest first', next_asc: 'Next retry first' };

/** Emails that have not been sent, with their subject record, recipient and last error; never their content. */
export function OutboxList() {
  return (
    <RecordList
      endpoint={listOutboxEndpoint}
      size={OUTBOX_PAGE_SIZE}
      singular="email"
      plural="emails"
      search="Recipient, kind or number"
      filters={[{ name: 'state', label: 'Status', all: 'All', options: states }]}
      tools={(list) => (
        <>
          <SortSelect sort={list.sort} defaultLabel="Newest first" sorts={sorts} />
          <RetryAll disabled={list.isEmpty && !list.isFiltered} />
          <ExportButton endpoint={exportOutboxEndpoint} list={list} name="outbox" />
        </>
      )}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ text: 'All emails have been sent.', drawing: 'mail' }}
    />
  );
}

function MailStatus({ given_up_by, given_up_at, attempts, next_attempt_at }: WaitingMail) {
  if (given_up_by) return <Status tone="idle">Given up by {given_up_by}</Status>;
  if (given_up_at || !next_attempt_at) return <Status tone="bad">Failed, no more retries</Status>;
  return (
    <span>
      <Status tone={attempts > 0 ? 'warn' : 'busy'}>{attempts > 0 ? 'Failed' : 'Waiting'}</Status>{' '}
      <span className="quiet small">
        {attempts > 0 ? 'next retry' : 'due'} <time dateTime={next_attempt_at}>{formatTime(next_attempt_at)}</time>
      </span>
    </span>
  );
}

function RetryAll({ disabled }: { disabled: boolean | undefined }) {
  const watchOutbox = useWatchOutbox();
  const { submit, busy, failure } = useAction(retryMailEndpoint, watchOutbox);
  return (
    <>
      <Button disabled={disabled} busy={busy} busyText="Retrying…" onClick={() => void submit({ id: null })}>
        Retry all failed
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
