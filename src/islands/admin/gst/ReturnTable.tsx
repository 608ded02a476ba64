import { writeSearch } from '#client/url-search.ts';
import { formatDay } from '#client/format.ts';
import {
  exportReturnTableEndpoint,
  getReturnTableEndpoint,
  GSTR1_PAGE_SIZE,
  GSTR1_TABLES,
  type Gstr1Table,
  type ReturnTable as Reply,
} from '#contracts/gst/returns.ts';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { Money } from '#ui/Money.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { useRead } from '#ui/use-read.ts';

type Row = Reply['rows'][number] & { key: number };

/** One table of the return, page by page, with its CSV. */
export function ReturnTable({ month, table, page }: { month: string; table: Gstr1Table; page: number }) {
  const read = useRead(getReturnTableEndpoint, { month, table, page });
  const { data, error } = read;
  const { label, number } = GSTR1_TABLES[table];
  const pages = data ? Math.ceil(data.total / GSTR1_PAGE_SIZE) : 1;
  return (
    <section className="gst-section" aria-label={label}>
      <div className="gst-table-head">
        <h3>
          {label} <span className="code quiet">{number}</span>
        </h3>
        <DownloadButton
          endpoint={exportReturnTableEndpoint}
          query={{ month, table }}
          name={`gstr1-${month}-${table}.csv`}
        />
      </div>
      <ReadError read={read} />
      {!error && !data && <Skeleton className="gst-table-skeleton" />}
      {data && (
        <div className="sheet gst-wide">
          <Table
            caption={label}
            columns={data.columns.map((column, at) => columnOf(column, at, table))}
            rows={data.rows.map((row, key) => ({ ...row, key }))}
            rowKey={({ key }) => key}
            rowsKey={`${table} ${page}`}
          />
        </div>
      )}
      {pages > 1 && (
        <Pager
          label={`Pages of ${label}`}
          page={page}
          pages={pages}
          onPage={(next) => writeSearch({ page: next === 1 ? null : next }, { push: true })}
        />
      )}
    </section>
  );
}

function columnOf({ label, kind }: Reply['columns'][number], at: number, table: Gstr1Table): Column<Row> {
  const end = kind === 'money' || kind === 'number';
  return {
    ...{ label, end, lead: at === 0 },
    cell: ({ id, cells }) => {
      const value = cells[at] ?? '';
      if (kind === 'money') return <Money value={Number(value)} />;
      if (kind === 'number') return Number(value).toLocaleString('en-IN');
      if (label === 'Date') return <time dateTime={String(value)}>{formatDay(String(value))}</time>;
      if (at === 0 && id !== null)
        return (
          <a className="code" href={`/admin/invoices/${id}`}>
            {value}
          </a>
        );
      return kind === 'code' || (at === 0 && table !== 'hsn') ? <span className="code">{value}</span> : value;
    },
  };
}
