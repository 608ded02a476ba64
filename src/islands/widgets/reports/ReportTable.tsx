import type { ReactNode } from 'react';
import { formatDay, formatMonth } from '#client/format.ts';
import type { CellKind, Report } from '#contracts/reports/table.ts';
import { Money } from '#ui/Money.tsx';
import { type Column, Table } from '#ui/Table.tsx';

type Cell = Report['totals'][number];
type Row = { id: number | 'total'; key: string | null; cells: Cell[] };

/** What the first cell of a row links to; just its text where there is nothing to open. */
export type RowLink = (row: { key: string; kind: CellKind; text: ReactNode }) => ReactNode;

type Props = { report: Report; label: string; link: RowLink };

/** The rows of a page with the total of all pages. */
export function ReportTable({ report, label, link }: Props) {
  const rows: Row[] = [
    ...report.rows.map((row, id) => ({ id, ...row })),
    { id: 'total', key: null, cells: report.totals },
  ];
  return (
    <div className="sheet report-table">
      <Table
        caption={label}
        columns={report.columns.map((column, at) => columnOf(column, at, link))}
        rows={rows}
        rowKey={({ id }) => id}
        rowsKey={JSON.stringify(report.columns)}
      />
    </div>
  );
}

const isFigure = (kind: CellKind) => !['text', 'code', 'day', 'month'].includes(kind);

function columnOf({ label, kind }: Report['columns'][number], at: number, link: RowLink): Column<Row> {
  return {
    ...{ label, end: isFigure(kind), lead: at === 0 },
    cell: ({ id, key, cells }) => {
      const value = cells[at] ?? null;
      if (id === 'total') return <TotalCell first={at === 0} value={value} kind={kind} />;
      const shown = formatCell(value, kind);
      return at === 0 && key ? link({ key, kind, text: shown }) : shown;
    },
  };
}

/** Only figures that have a sum. */
function TotalCell({ first, value, kind }: { first: boolean; value: Cell; kind: CellKind }) {
  if (first) return <strong>Total</strong>;
  return value !== null && isFigure(kind) ? <strong>{formatCell(value, kind)}</strong> : null;
}

function formatCell(value: Cell, kind: CellKind): ReactNode {
  if (value === null) return kind === 'text' || kind === 'code' ? '' : '–';
  if (kind === 'money') return <Money value={Number(value)} />;
  if (kind === 'percent') return `${formatTenths(Number(value))}%`;
  if (kind === 'hours') return formatTenths(Number(value));
  if (kind === 'number') return Number(value).toLocaleString('en-IN');
  if (kind === 'day') return <time dateTime={String(value)}>{formatDay(String(value))}</time>;
  if (kind === 'month') return formatMonth(String(value));
  return kind === 'code' ? <span className="code">{value}</span> : value;
}

/** One decimal, so that the figures of a column align. */
const formatTenths = (value: number) =>
  value.toLocaleString('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
