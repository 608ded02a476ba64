import type { ReactNode } from 'react';
import { formatDay, formatMonth } from '#client/format.ts';
import { writeSearch } from '#client/url-search.ts';
import type { CellKind, Grouping, Report } from '#contracts/reports/reports.ts';
import { Button } from '#ui/Button.tsx';
import { Money } from '#ui/Money.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { lastOfMonth } from './month-span.ts';

type Cell = Report['totals'][number];
type Row = { id: number | 'total'; key: string | null; cells: Cell[] };

type Props = { report: Report; label: string; by: Grouping | null };

/** The rows of a page with the total of all pages. */
export function ReportTable({ report, label, by }: Props) {
  const rows: Row[] = [
    ...report.rows.map((row, id) => ({ id, ...row })),
    { id: 'total', key: null, cells: report.totals },
  ];
  return (
    <div className="sheet report-table">
      <Table
        caption={label}
        columns={report.columns.map((column, at) => columnOf(column, at, by))}
        rows={rows}
        rowKey={({ id }) => id}
        rowsKey={JSON.stringify(report.columns)}
      />
    </div>
  );
}

const isFigure = (kind: CellKind) => !['text', 'code', 'day', 'month'].includes(kind);

function columnOf({ label, kind }: Report['columns'][number], at: number, by: Grouping | null): Column<Row> {
  return {
    ...{ label, end: isFigure(kind), lead: at === 0 },
    cell: ({ id, key, cells }) => {
      const value = cells[at] ?? null;
      if (id === 'total') return <TotalCell first={at === 0} value={value} kind={kind} />;
      const shown = formatCell(value, kind);
      return at === 0 ? <RowLink by={by} row={key} kind={kind} text={shown} /> : shown;
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
  if (kind === 'percent') return `${Number(value).toLocaleString('en-IN')}%`;
  if (kind === 'number' || kind === 'hours') return Number(value).toLocaleString('en-IN');
  if (kind === 'day') return <time dateTime={String(value)}>{formatDay(String(value))}</time>;
  if (kind === 'month') return formatMonth(String(value));
  return kind === 'code' ? <span className="code">{value}</span> : value;
}

/** The first cell: a month opens its companies, a company its page, an item its products. */
function RowLink({
  by,
  row,
  kind,
  text,
}: {
  by: Grouping | null;
  row: string | null;
  kind: CellKind;
  text: ReactNode;
}) {
  if (row === null || row === '') return text;
  if (by === 'month') {
    const period = { from: `${row}-01`, to: lastOfMonth(row) };
    return (
      <Button kind="quiet" small onClick={() => writeSearch({ by: 'company', ...period, page: null }, { push: true })}>
        {text}
      </Button>
    );
  }
  if (by === 'company') return <a href={`/admin/companies/${row}`}>{text}</a>;
  if (kind === 'code') return <a href={`/admin/products?q=${encodeURIComponent(row)}`}>{text}</a>;
  return text;
}
