import { formatDay, formatTime } from '#client/format.ts';
import { writeSearch } from '#client/url-search.ts';
import { type BookLock, type Closing, type ClosingSeries, getClosingEndpoint } from '#contracts/accounts/closing.ts';
import { Select } from '#ui/forms/Select.tsx';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { Tiles } from '#ui/Tiles.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useRead } from '#ui/use-read.ts';
import { ClosingChecks } from './ClosingChecks.tsx';
import { LockForm } from './LockForm.tsx';
import { formatPeriod, offeredPeriods, periodIn } from './periods.ts';
import './accounts.css';

/** What to check before a month or financial year is closed, its totals, and the lock of the books. */
export function ClosingPage() {
  const hydrated = useHydrated();
  const params = useSearchParams();
  // The built page serves every period.
  if (!hydrated) return <Skeleton className="closing-skeleton" />;
  const period = periodIn(params);
  const { years, months } = offeredPeriods();
  const option = (one: string) => (
    <option key={one} value={one}>
      {formatPeriod(one)}
    </option>
  );
  return (
    <div className="stack closing">
      <Select
        label="Period"
        className="closing-period"
        value={period}
        onChange={(event) => writeSearch({ period: event.target.value }, { push: true })}
      >
        {!years.includes(period) && !months.includes(period) && option(period)}
        <optgroup label="Months">{months.map(option)}</optgroup>
        <optgroup label="Financial years">{years.map(option)}</optgroup>
      </Select>
      <Period period={period} />
    </div>
  );
}

function Period({ period }: { period: string }) {
  const read = useRead(getClosingEndpoint, { period });
  const { data } = read;
  if (read.error && !data) return <ReadError read={read} />;
  if (!data) return <Skeleton className="closing-skeleton" />;
  return (
    <>
      <LockState data={data} />
      <ClosingChecks data={data} />
      <Totals data={data} />
      <Series data={data} />
      <Lock data={data} />
    </>
  );
}

function LockState({ data: { locked_until, first, last } }: { data: Closing }) {
  if (!locked_until) return <Notice tone="warn">The books are open: entries can be dated in any month.</Notice>;
  const part =
    locked_until >= last
      ? 'This period is locked.'
      : locked_until < first
        ? 'This period is open.'
        : 'A part of this period is locked.';
  return (
    <Notice tone="ok">
      The books are locked up to {formatDay(locked_until)}. {part}
    </Notice>
  );
}

const totalColumns: Column<Closing['totals'][number]>[] = [
  { label: 'Documents', lead: true, cell: ({ kind }) => KINDS[kind] },
  { label: 'Number', end: true, cell: ({ count }) => count.toLocaleString('en-IN') },
  { label: 'Taxable value', end: true, cell: ({ taxable }) => <Money value={taxable} /> },
  { label: 'IGST', end: true, cell: ({ igst }) => <Money value={igst} /> },
  { label: 'CGST', end: true, cell: ({ cgst }) => <Money value={cgst} /> },
  { label: 'SGST', end: true, cell: ({ sgst }) => <Money value={sgst} /> },
  { label: 'Total', end: true, cell: ({ amount }) => <Money value={amount} /> },
];

const KINDS: Record<ClosingSeries['kind'], string> = {
  invoice: 'Invoices',
  'debit note': 'Debit notes',
  'credit note': 'Credit notes',
  'delivery challan': 'Delivery challans',
};

function Totals({ data: { totals, net, received } }: { data: Closing }) {
  return (
    <section className="closing-section" aria-label="Totals">
      <h2 className="section-rule">Totals</h2>
      <Tiles
        className="closing-tiles"
        tiles={[
          { label: 'Documents', figure: net.count.toLocaleString('en-IN') },
          { label: 'Net taxable value', figure: <Money value={net.taxable} /> },
          { label: 'Net tax', figure: <Money value={net.igst + net.cgst + net.sgst} /> },
          { label: 'Net total', figure: <Money value={net.amount} /> },
          { label: 'Received', figure: <Money value={received} /> },
        ]}
      />
      {totals.length > 0 && (
        <div className="sheet closing-wide">
          <Table
            caption="Totals by kind of document"
            columns={totalColumns}
            rows={totals}
            rowKey={({ kind }) => kind}
          />
        </div>
      )}
    </section>
  );
}

const seriesColumns: Column<ClosingSeries>[] = [
  { label: 'Documents', lead: true, cell: ({ kind }) => KINDS[kind] },
  { label: 'From', cell: ({ first }) => <span className="code">{first}</span> },
  { label: 'To', cell: ({ last }) => <span className="code">{last}</span> },
  { label: 'Issued', end: true, cell: ({ count }) => count.toLocaleString('en-IN') },
  { label: 'Missing', end: true, cell: ({ missing }) => missing.toLocaleString('en-IN') },
];

function Series({ data: { series } }: { data: Closing }) {
  return (
    <section className="closing-section" aria-label="Number series">
      <h2 className="section-rule">Number series of the financial year</h2>
      {series.length === 0 ? (
        <p className="quiet">No numbers used in this financial year so far.</p>
      ) : (
        <div className="sheet">
          <Table caption="Number series" columns={seriesColumns} rows={series} rowKey={({ first }) => first} />
        </div>
      )}
      <p className="quiet small">From 1 April, each series restarts at 000001 automatically.</p>
    </section>
  );
}

const lockColumns: Column<BookLock>[] = [
  {
    label: 'Locked up to',
    lead: true,
    cell: ({ locked_until }) => (locked_until ? formatDay(locked_until) : 'Opened'),
  },
  { label: 'Reason', cell: ({ reason }) => reason },
  { label: 'By', cell: ({ by }) => by },
  { label: 'On', cell: ({ at }) => <time dateTime={at}>{formatTime(at)}</time> },
];

function Lock({ data }: { data: Closing }) {
  const { locked_until, last, is_over, may_change, locks } = data;
  return (
    <section className="closing-section" aria-label="Lock the books">
      <h2 className="section-rule">Lock the books</h2>
      <p>
        Once locked, invoices, notes, challans and payments dated on or before the lock date are not accepted, nor are
        changes to their IRNs or cancellations. Later payments and notes on them, emails and PDFs still work.
      </p>
      {may_change ? (
        // Starts again from what a colleague has saved, and for another period.
        <LockForm key={`${locked_until} ${last}`} was={locked_until} proposed={is_over ? last : ''} />
      ) : (
        <p className="quiet">Only admins can change this. Ask an admin.</p>
      )}
      {locks.length > 0 && (
        <div className="sheet closing-locks">
          <Table caption="Changes of the lock date" columns={lockColumns} rows={locks} rowKey={({ id }) => id} />
        </div>
      )}
    </section>
  );
}
