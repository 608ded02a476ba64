import {
  type AdminPromise,
  listAdminPromisesEndpoint,
  PromiseState,
  PROMISES_PAGE_SIZE,
} from '#contracts/receivables/promises.ts';
import { CompanyFilter } from '#widgets/companies/CompanyFilter.tsx';
import { PromiseStatus } from '#widgets/money/PromiseStatus.tsx';
import { Day } from '#ui/Day.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { statusOptions } from '#ui/lists/status-options.ts';
import { Money } from '#ui/Money.tsx';
import type { Column } from '#ui/Table.tsx';

const columns: Column<AdminPromise>[] = [
  {
    label: 'Invoice',
    lead: true,
    cell: ({ invoice_id, inv }) => (
      <a className="code" href={`/admin/invoices/${invoice_id}`}>
        {inv}
      </a>
    ),
  },
  {
    label: 'Company',
    cell: ({ company_id, company }) => <a href={`/admin/receivables/${company_id}`}>{company}</a>,
  },
  { label: 'Payment on', cell: ({ pay_on }) => <Day value={pay_on} /> },
  {
    label: 'State',
    cell: ({ state, kept_on }) => state && <PromiseStatus state={state} kept_on={kept_on} />,
  },
  {
    label: 'Promised by',
    cell: ({ said_by, note }) => (
      <>
        {said_by}
        {note && <span className="ageing-promised small quiet">{note}</span>}
      </>
    ),
  },
  { label: 'Promised', end: true, cell: ({ amount }) => <Money value={amount} /> },
  { label: 'Amount due', end: true, cell: ({ open }) => (open > 0 ? <Money value={open} /> : '–') },
];

const states = statusOptions(PromiseState.options);

/** All companies' promises to pay, by date. */
export function PromisesToPay() {
  return (
    <RecordList
      endpoint={listAdminPromisesEndpoint}
      size={PROMISES_PAGE_SIZE}
      singular="promise"
      plural="promises"
      filters={[{ name: 'state', label: 'State', all: 'All', options: states }, 'company_id']}
      tools={(list) => <CompanyFilter list={list} />}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ text: 'No promises to pay. Record one on an invoice.', drawing: 'invoices' }}
    />
  );
}
