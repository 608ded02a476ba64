import { formatTime } from '#client/format.ts';
import { DUNNING_LOG_PAGE_SIZE, type DunningMail, listDunningMailsEndpoint } from '#contracts/receivables/dunning.ts';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { Money } from '#ui/Money.tsx';
import type { Column } from '#ui/Table.tsx';
import { CompanyFilter } from '#widgets/companies/CompanyFilter.tsx';
import { describeStepDay } from './step-day.ts';

const columns: Column<DunningMail>[] = [
  { label: 'Sent', lead: true, cell: ({ sent_at }) => <time dateTime={sent_at}>{formatTime(sent_at)}</time> },
  {
    label: 'Company',
    cell: ({ company_id, company }) => <a href={`/admin/receivables/${company_id}`}>{company}</a>,
  },
  { label: 'Step', cell: ({ days }) => describeStepDay(days) },
  {
    label: 'Invoices',
    cell: ({ invoices }) => (
      <span className="dunned">
        {invoices.map(({ id, inv }) => (
          <a key={id} className="code" href={`/admin/invoices/${id}`}>
            {inv}
          </a>
        ))}
      </span>
    ),
  },
  { label: 'To', cell: ({ recipients }) => <span className="dunned">{recipients.join(', ')}</span> },
  {
    label: 'Amount',
    end: true,
    cell: ({ invoices }) => <Money value={Math.round(invoices.reduce((sum, { open }) => sum + open * 100, 0)) / 100} />,
  },
];

/** The reminders sent, the latest first. */
export function DunningLog() {
  return (
    <RecordList
      endpoint={listDunningMailsEndpoint}
      size={DUNNING_LOG_PAGE_SIZE}
      singular="reminder"
      plural="reminders"
      filters={['company_id']}
      tools={(list) => <CompanyFilter list={list} />}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ text: 'No reminders sent yet.', drawing: 'invoices' }}
    />
  );
}
