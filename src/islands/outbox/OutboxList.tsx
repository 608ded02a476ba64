import { formatTime } from '#client/format.ts';
import { listOutboxEndpoint, OUTBOX_PAGE_SIZE, retryMailEndpoint, type WaitingMail } from '#contracts/admin-outbox.ts';
import { exportOutboxEndpoint } from '#contracts/exports.ts';
import { Button } from '#ui/Button.tsx';
import { ExportButton } from '#ui/ExportButton.tsx';
import { RecordList } from '#ui/RecordList.tsx';
import { SortSelect } from '#ui/SortSelect.tsx';
import { Status } from '#ui/Status.tsx';
import type { Column } from '#ui/Table.tsx';
import { useAct } from '#ui/use-act.ts';
import { kindOf } from './mail-words.ts';
import { MailActions } from './MailActions.tsx';
import { useOutcome } from './use-outcome.ts';
import './outbox.css';

const columns: Column<WaitingMail>[] = [
  {
    label: 'Mail',
    lead: true,
    cell: (mail) => (
      <span className="outbox-mail">
        <strong>{kindOf(mail)}</strong>
        {mail.about && <span className="outbox-about">{mail.about}</span>}
        <span className="outbox-to">{mail.recipient}</span>
      </span>
    ),
  },
  { label: 'State', cell: (mail) => <State {...mail} /> },
  { label: 'Tries', end: true, cell: ({ attempts }) => attempts },
  {
    label: 'Last error',
    cell: ({ last_error }) => (last_error ? <span className="outbox-error">{last_error}</span> : '–'),
  },
  { label: 'Written', cell: ({ created_at }) => <time dateTime={created_at}>{formatTime(created_at)}</time> },
  { label: 'Actions', labelHidden: true, end: true, cell: (mail) => <MailActions mail={mail} /> },
];

const states = [
  { value: 'failing', label: 'Failed' },
  { value: 'waiting', label: 'Not tried yet' },
  { value: 'dropped', label: 'Given up' },
];

const sorts = { date_asc: 'Oldest first', next_asc: 'Next to be tried' };

/** Mails that have not gone out: what they are about, whom they are for and why they failed, not what they say. */
export function OutboxList() {
  return (
    <RecordList
      endpoint={listOutboxEndpoint}
      size={OUTBOX_PAGE_SIZE}
      one="mail"
      many="mails"
      search="Search by recipient, kind or number"
      filters={[{ name: 'state', label: 'State', all: 'All', options: states }]}
      tools={(list) => (
        <>
          <SortSelect sort={list.sort} own="Newest first" sorts={sorts} />
          <RetryAll />
          <ExportButton endpoint={exportOutboxEndpoint} list={list} name="outbox" />
        </>
      )}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ words: 'All mails have gone out. There is nothing to do.', drawing: 'shipments' }}
    />
  );
}

function State({ given_up_by, given_up_at, attempts, next_attempt_at }: WaitingMail) {
  if (given_up_by) return <Status tone="idle">Given up by {given_up_by}</Status>;
  if (given_up_at || !next_attempt_at) return <Status tone="bad">Failed, no longer tried</Status>;
  return (
    <span>
      <Status tone={attempts > 0 ? 'warn' : 'busy'}>{attempts > 0 ? 'Failed' : 'Not tried yet'}</Status>{' '}
      <span className="quiet small">
        next try <time dateTime={next_attempt_at}>{formatTime(next_attempt_at)}</time>
      </span>
    </span>
  );
}

function RetryAll() {
  const { watch } = useOutcome();
  const { submit, busy, failure } = useAct(retryMailEndpoint, watch);
  return (
    <>
      <Button busy={busy} busyText="Retrying…" onClick={() => void submit({ id: null })}>
        Retry all that failed
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
