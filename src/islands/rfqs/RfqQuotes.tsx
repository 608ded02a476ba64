import { formatDate, formatDay, sentenceCase } from '#client/format.ts';
import { formatRupees } from '#contracts/money.ts';
import type { QuoteSummary } from '#contracts/quotes.ts';
import { Day } from '#ui/Day.tsx';
import { Money } from '#ui/Money.tsx';
import { Status } from '#ui/Status.tsx';
import { quoteTones } from '#ui/status-tones.ts';
import { type Column, Table } from '#ui/Table.tsx';

/** The quote that can be answered now, and the way to it. */
export function OpenQuote({ id, code, total, valid_until, days_left }: QuoteSummary) {
  return (
    <div className="rfq-open-quote sheet">
      <div>
        <p className="rfq-open-total">{formatRupees(total)}</p>
        <p>
          <span className="code">{code}</span> holds until the end of {formatDay(valid_until!)}
          {days_left! <= 3 && <strong> ({daysWords(days_left!)})</strong>}.
        </p>
      </div>
      <a className="button button-primary no-print" href={`/portal/quotes/${id}`}>
        Review the quote
      </a>
    </div>
  );
}

function daysWords(days: number): string {
  if (days === 0) return 'today is the last day';
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
  { label: 'Status', cell: ({ status }) => <Status tone={quoteTones[status]}>{sentenceCase(status)}</Status> },
  { label: 'Valid until', cell: ({ valid_until }) => valid_until && <Day value={valid_until} /> },
  { label: 'Total', end: true, cell: ({ total }) => <Money value={total} /> },
];

/** The versions of the quote, the newest first; nothing where none was sent. */
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
