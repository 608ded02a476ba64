import type { QuoteVersion } from '#contracts/quotes/portal.ts';
import { Day } from '#ui/Day.tsx';
import { Money } from '#ui/Money.tsx';
import { QUOTE_STATES } from '#contracts/quotes/states.ts';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import { type Column, Table } from '#ui/Table.tsx';

/** All versions of the quote, newest first; this one without a link. */
export function Versions({ quote, others }: { quote: QuoteVersion; others: QuoteVersion[] }) {
  const rows = [quote, ...others].sort((a, b) => b.version - a.version);
  const columns: Column<QuoteVersion>[] = [
    {
      label: 'Version',
      cell: ({ id, version }) =>
        id === quote.id ? <strong>{version} (this version)</strong> : <a href={`/portal/quotes/${id}`}>{version}</a>,
    },
    { label: 'Status', cell: ({ status }) => <StatusBadge of={QUOTE_STATES} status={status} /> },
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
