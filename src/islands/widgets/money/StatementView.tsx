import type { ReactNode } from 'react';
import { formatDay, sentenceCase } from '#client/format.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { dayErrors, DAYS_REVERSED } from '#contracts/fields/day-span.ts';
import { getReceiptPdfEndpoint } from '#contracts/receipts/portal.ts';
import { BUCKET_NAMES, BUCKETS } from '#contracts/receivables/ageing.ts';
import {
  AWAITS_IRN,
  type getAdminStatementEndpoint,
  type getStatementEndpoint,
  type Statement,
  type StatementEntry,
} from '#contracts/receivables/statement.ts';
import { Day } from '#ui/Day.tsx';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { useDateFields } from '#ui/lists/use-date-fields.ts';
import { changeList } from '#ui/lists/use-list-query.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { Money } from '#ui/Money.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { SheetSkeleton } from '#ui/SheetSkeleton.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useRead } from '#ui/use-read.ts';
import { PayTo } from './PayTo.tsx';
import { PdfLink } from '../PdfLink.tsx';
import './statement.css';

type Props = {
  endpoint: typeof getAdminStatementEndpoint | typeof getStatementEndpoint;
  /** The period, and for staff the company. */
  query: Record<string, string | number | null>;
  area: '/admin' | '/portal';
  /** The downloads. */
  tools: ReactNode;
  children?: ReactNode;
};

/** The period in the address; null for the financial year so far. */
export function usePeriod() {
  const params = useSearchParams();
  return { from: params.get('from') || null, to: params.get('to') || null };
}

/** A statement of account, for staff and for buyers. */
export function StatementView({ endpoint, query, area, tools, children }: Props) {
  const asked = { from: query.from as string | null, to: query.to as string | null };
  const isValid = Object.keys(dayErrors(asked)).length === 0;
  const read = useRead(endpoint as typeof getAdminStatementEndpoint, query, { keepPrevious: true, enabled: isValid });
  const { error } = read;
  const data = isValid ? read.data : undefined;
  const { from, to } = data ?? asked;
  return (
    <div className="stack statement">
      <div className="list-tools no-print">
        {/* Blank until the period is known, so that nothing moves. */}
        <PeriodFields key={`${from} ${to}`} from={from ?? ''} to={to ?? ''} />
        {isValid && tools}
      </div>
      {children}
      {!isValid ? (
        <p className="quiet">Correct the dates above to see the statement.</p>
      ) : error ? (
        <ReadError read={read} />
      ) : data ? (
        <StatementSheet statement={data} area={area} />
      ) : (
        <SheetSkeleton />
      )}
    </div>
  );
}

function PeriodFields({ from, to }: { from: string; to: string }) {
  const { typed, field } = useDateFields({ from, to }, (period) => changeList(period));
  const reversed = dayErrors(typed).to === DAYS_REVERSED;
  return (
    <div className="statement-period">
      <DateInput {...field('from')} label="From" labelHidden={false} />
      <DateInput {...field('to')} label="To" labelHidden={false} error={reversed ? DAYS_REVERSED : undefined} />
    </div>
  );
}

/** A balance; one in the company's favour is marked. */
const formatBalance = (balance: number) => (balance < 0 ? `${formatRupees(-balance)} Cr` : formatRupees(balance));

function StatementSheet({ statement, area }: { statement: Statement; area: Props['area'] }) {
  const { company, from, to, opening, closing, debits, credits, entries, ageing, pay_to } = statement;
  return (
    <>
      <TitleBlock
        cells={[
          ['Statement of', company.name],
          ['Period', `${formatDay(from)} to ${formatDay(to)}`],
          ['Opening balance', formatBalance(opening)],
          ['Total debit', formatRupees(debits)],
          ['Total credit', formatRupees(credits)],
          ['Closing balance', <strong>{formatBalance(closing)}</strong>],
        ]}
      />
      <section aria-label="Ageing">
        <h2 className="section-rule">Ageing as on {formatDay(to)}</h2>
        <TitleBlock
          cells={[
            ...BUCKET_NAMES.map((name): [string, string] => [BUCKETS[name], formatRupees(ageing[name])]),
            ['On account', formatRupees(-ageing.on_account || 0)],
            ['Balance', <strong>{formatBalance(ageing.total)}</strong>],
          ]}
        />
      </section>
      {area === '/portal' && pay_to && (
        <div className="statement-pay no-print">
          <PayTo payTo={pay_to} amount={closing} reference={company.name} />
        </div>
      )}
      <section>
        <h2 className="section-rule">Entries</h2>
        {entries.length === 0 ? (
          <p className="quiet">No entries in this period.</p>
        ) : (
          <div className="sheet statement-entries">
            <Table
              caption="Entries"
              columns={columnsOf(area)}
              rows={entries.map((entry, key) => ({ ...entry, key }))}
              rowKey={({ key }) => key}
            />
          </div>
        )}
      </section>
    </>
  );
}

type Row = StatementEntry & { key: number };

const columnsOf = (area: Props['area']): Column<Row>[] => [
  { label: 'Date', lead: true, cell: ({ date }) => <Day value={date} /> },
  { label: 'Entry', cell: (entry) => <Entry {...entry} area={area} /> },
  { label: 'Due', cell: ({ due_date }) => (due_date ? <Day value={due_date} /> : '–') },
  { label: 'Debit', end: true, cell: ({ debit }) => (debit === 0 ? '–' : <Money value={debit} />) },
  { label: 'Credit', end: true, cell: ({ credit }) => (credit === 0 ? '–' : <Money value={credit} />) },
  { label: 'Balance', end: true, cell: ({ balance }) => formatBalance(balance) },
];

function Entry({ area, ...entry }: StatementEntry & { area: Props['area'] }) {
  const { kind, reference, tds, awaits_irn } = entry;
  const details = [reference, awaits_irn && AWAITS_IRN, tds !== 0 && `TDS ${formatRupees(tds)}`].filter(Boolean);
  return (
    <span>
      {sentenceCase(kind)} <EntryNumber {...entry} area={area} />
      {details.length > 0 && <span className="statement-details small quiet">{details.join(' · ')}</span>}
    </span>
  );
}

/** The number as a link to the document; for buyers that of a receipt opens its voucher. */
function EntryNumber({ number, invoice_id, receipt_id, awaits_irn, area }: StatementEntry & { area: Props['area'] }) {
  if (!number) return null;
  if (receipt_id !== null && area === '/portal') {
    return (
      <span className="code">
        <PdfLink id={receipt_id} inv={number} endpoint={getReceiptPdfEndpoint} label={number} />
      </span>
    );
  }
  if (awaits_irn && area === '/portal') return <span className="code">{number}</span>;
  return (
    <a
      className="code"
      href={invoice_id === null ? `${area}/receipts/${receipt_id}` : `${area}/invoices/${invoice_id}`}
    >
      {number}
    </a>
  );
}
