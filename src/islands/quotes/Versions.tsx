import { sentenceCase } from '#client/format.ts';
import type { QuoteVersion } from '#contracts/quotes.ts';
import { Day } from '#ui/Day.tsx';
import { Money } from '#ui/Money.tsx';
import { Status } from '#ui/Status.tsx';
import { quoteTones } from '#ui/status-tones.ts';
import { type Column, Table } from '#ui/Table.tsx';

/** All versions of the quote, the newest first, this one without a link. */
export function Versions({ quote, others }: { quote: QuoteVersion; others: QuoteVersion[] }) {
  const rows = [quote, ...others].sort((a, b) => b.version - a.version);
  const columns: Column<QuoteVersion>[] = [
    {
      label: 'Version',
      cell: ({ id, version }) =>
        id === quote.id ? <strong>{version}, this one</strong> : <a href={`/portal/quotes/${id}`}>{version}</a>,
    },
    { label: 'Status', cell: ({ status }) => <Status tone={quoteTones[status]}>{sentenceCase(status)}</Status> },
    { label: 'Valid until', cell: ({ valid_until }) => valid_until && <Day value={valid_until} /> },
    { label: 'Total', end: true, cell: ({ total }) => <Money value={total} /> },
  ];
  return (
    <section className="no-print">
      <h2 className="section-rule">Versions</h2>
      <div className="sheet">
        <Table caption="Versions of the quote" columns={columns} rows={rows} rowKey={({ id }) => id} />
      </div>
    </section>
  );
}
