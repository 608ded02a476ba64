import { formatDate, formatDay } from '#client/format.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import type { QuoteSummary } from '#contracts/quotes/portal.ts';
import { Day } from '#ui/Day.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { QUOTE_STATES } from '#contracts/quotes/states.ts';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import { type Column, Table } from '#ui/Table.tsx';

/** The open quote, with a link to it. */
export function OpenQuote({ id, code, total, valid_until, days_left }: QuoteSummary) {
  return (
    <div className="rfq-open-quote sheet">
      <div>
        <p className="rfq-open-total">{formatRupees(total)}</p>
        <p>
          <span className="code">{code}</span> is valid until {formatDay(valid_until!)}
          {days_left! <= 3 && <strong> ({daysLeftText(days_left!)})</strong>}.
        </p>
      </div>
      <a className="button button-primary no-print" href={`/portal/quotes/${id}`}>
        Review the quote
      </a>
    </div>
  );
}

/** Says that the last quote is no longer valid, and what to do. */
export function ExpiredQuote({ code, valid_until }: QuoteSummary) {
  return (
    <Notice tone="warn">
      {code} expired on {formatDay(valid_until!)}. If you still need the goods, ask for a new version{' '}
      <a href="#messages">in a message</a>.
    </Notice>
  );
}

function daysLeftText(days: number): string {
  if (days === 0) return 'last day';
  return days === 1 ? '1 day left' : `${days} days left`;
}

const columns: Column<QuoteSummary>[] = [
  {
    label: 'Quote',
    lead: true,
    cell: ({ id, code }) => (
      <a className="code" href={`/portal/quotes/${id}`}>
        {code}
      </a>
    ),
  },
  { label: 'Sent', cell: ({ sent_at }) => sent_at && <time dateTime={sent_at}>{formatDate(sent_at)}</time> },
  { label: 'Status', cell: ({ status }) => <StatusBadge of={QUOTE_STATES} status={status} /> },
  { label: 'Valid until', cell: ({ valid_until }) => valid_until && <Day value={valid_until} /> },
  { label: 'Total', end: true, cell: ({ total }) => <Money value={total} /> },
];

/** The versions of the quote, newest first; nothing if none was sent. */
export function RfqQuotes({ quotes }: { quotes: QuoteSummary[] }) {
  if (quotes.length === 0) return null;
  return (
    <section>
      <h2 className="section-rule">Quotes</h2>
      <div className="sheet">
        <Table caption="Versions of the quote" columns={columns} rows={quotes} rowKey={({ id }) => id} />
      </div>
    </section>
  );
}
