import { formatDay } from '#client/format.ts';
import type { Closing, ClosingCheck } from '#contracts/accounts/closing.ts';
import { getReturnEndpoint } from '#contracts/gst/returns.ts';
import { Notice } from '#ui/Notice.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Status } from '#ui/Status.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { useRead } from '#ui/use-read.ts';

const columns: Column<ClosingCheck>[] = [
  {
    label: 'Status',
    cell: ({ level }) => (
      <Status tone={level === 'error' ? 'bad' : 'warn'}>{level === 'error' ? 'Error' : 'Warning'}</Status>
    ),
  },
  { label: 'What to do', lead: true, cell: ({ message, href }) => (href ? <a href={href}>{message}</a> : message) },
  { label: 'Number', end: true, cell: ({ count }) => count.toLocaleString('en-IN') },
];

/** What is unfinished; for a month also what GSTR-1 finds. */
export function ClosingChecks({ data }: { data: Closing }) {
  const isMonth = data.first.slice(0, 7) === data.last.slice(0, 7);
  const month = data.first.slice(0, 7);
  const read = useRead(getReturnEndpoint, { month }, { enabled: isMonth });
  const returned = isMonth ? returnChecks(month, read.data) : [];
  const checks = [...data.checks, ...returned].toSorted((a, b) => a.level.localeCompare(b.level));
  return (
    <section className="closing-section" aria-label="Checks">
      <h2 className="section-rule">Checks</h2>
      {!data.is_over && <Notice tone="warn">The period is not over: its last day is {formatDay(data.last)}.</Notice>}
      {isMonth && <ReadError read={read} />}
      {checks.length > 0 ? (
        <div className="sheet closing-checks">
          <Table caption="Checks" columns={columns} rows={checks} rowKey={({ message }) => message} />
        </div>
      ) : (
        (read.data ?? !isMonth) && <Notice tone="ok">All checks passed.</Notice>
      )}
    </section>
  );
}

function returnChecks(month: string, data: { errors: number; warnings: number } | undefined): ClosingCheck[] {
  const { errors = 0, warnings = 0 } = data ?? {};
  const href = `/admin/gst?month=${month}`;
  const found = (level: ClosingCheck['level'], count: number, message: string): ClosingCheck[] =>
    count > 0 ? [{ level, count, message, href }] : [];
  return [
    ...found('error', errors, 'GSTR-1: errors to correct before the return is filed.'),
    ...found('warning', warnings, 'GSTR-1: warnings to look at before the return is filed.'),
  ];
}
