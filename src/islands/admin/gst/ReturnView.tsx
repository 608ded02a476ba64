import { formatMonth } from '#client/format.ts';
import { writeSearch } from '#client/url-search.ts';
import {
  getReturnEndpoint,
  getReturnJsonEndpoint,
  GSTR1_TABLES,
  type Gstr1Table,
  type ReturnCheck,
} from '#contracts/gst/returns.ts';
import { Button } from '#ui/Button.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { Tiles } from '#ui/Tiles.tsx';
import { useLinePages } from '#ui/lists/use-line-pages.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { useRead } from '#ui/use-read.ts';
import { ReturnTable } from './ReturnTable.tsx';

type Return = typeof getReturnEndpoint extends { reply: { _zod: { output: infer Reply } } } ? Reply : never;

/** Checks a page. */
const CHECKS_SHOWN = 10;

/** GSTR-1 of a month: totals, what to correct, its tables, and the JSON for the portal. */
export function ReturnView({ month, page }: { month: string; page: number }) {
  const read = useRead(getReturnEndpoint, { month });
  const { data, error } = read;
  if (error) return <ReadError read={read} />;
  if (!data) return <Skeleton className="gst-skeleton" />;
  if (data.documents === 0) {
    return <p className="quiet">No invoices or notes in {formatMonth(month)}. File a nil return on the GST portal.</p>;
  }
  return (
    <>
      <Totals data={data} />
      <Checks data={data} />
      <Tables data={data} page={page} />
    </>
  );
}

function Totals({ data: { documents, totals } }: { data: Return }) {
  return (
    <Tiles
      className="gst-tiles"
      tiles={[
        { label: 'Documents', figure: documents.toLocaleString('en-IN') },
        { label: 'Taxable value', figure: <Money value={totals.taxable} /> },
        { label: 'IGST', figure: <Money value={totals.igst} /> },
        { label: 'CGST', figure: <Money value={totals.cgst} /> },
        { label: 'SGST', figure: <Money value={totals.sgst} /> },
      ]}
    />
  );
}

const checkColumns: Column<ReturnCheck>[] = [
  {
    label: 'Document',
    lead: true,
    cell: ({ id, number }) =>
      id === null ? (
        <span className="code">{number}</span>
      ) : (
        <a className="code" href={`/admin/invoices/${id}`}>
          {number}
        </a>
      ),
  },
  {
    label: 'Check',
    cell: ({ level }) => (
      <Status tone={level === 'error' ? 'bad' : 'warn'}>{level === 'error' ? 'Error' : 'Warning'}</Status>
    ),
  },
  { label: 'What to do', cell: ({ message }) => message },
];

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

function Checks({ data: { month, checks, errors, warnings, files } }: { data: Return }) {
  const pages = useLinePages(checks.length, {}, CHECKS_SHOWN);
  return (
    <section className="gst-section" aria-label="Checks">
      <h2 className="section-rule">Checks</h2>
      {checks.length === 0 && <Notice tone="ok">All checks passed.</Notice>}
      {errors > 0 && (
        <Notice tone="bad">
          {counted(errors, 'error', 'errors')} to correct before the JSON can be downloaded
          {warnings > 0 && `, and ${counted(warnings, 'warning', 'warnings')}`}.
        </Notice>
      )}
      {errors === 0 && warnings > 0 && (
        <Notice tone="warn">{counted(warnings, 'warning', 'warnings')}. They do not prevent the download.</Notice>
      )}
      {checks.length > 0 && (
        <div className="sheet gst-checks">
          <Table
            caption="Checks"
            columns={checkColumns}
            rows={pages.linesOnPage(checks)}
            rowKey={({ number, message }) => `${number} ${message}`}
          />
        </div>
      )}
      {pages.pager.pages > 1 && <Pager label="Pages of checks" {...pages.pager} />}
      {checks.length < errors + warnings && (
        <p className="quiet small">The first {checks.length} are shown. Correct them and reload.</p>
      )}
      {errors === 0 && (
        <div className="cluster">
          {Array.from({ length: files }, (_, index) => (
            <DownloadButton
              key={index}
              endpoint={getReturnJsonEndpoint}
              query={{ month, file: index + 1 }}
              name={`GSTR1-${month}.json`}
            >
              {files > 1 ? `GST portal JSON ${index + 1} of ${files}` : 'GST portal JSON'}
            </DownloadButton>
          ))}
        </div>
      )}
    </section>
  );
}

type TableRow = Return['tables'][number];

const tableColumns: Column<TableRow>[] = [
  {
    label: 'Table',
    lead: true,
    cell: ({ table }) => (
      <Button kind="quiet" small onClick={() => showTable(table)}>
        {GSTR1_TABLES[table].label}
      </Button>
    ),
  },
  { label: 'No.', cell: ({ table }) => <span className="code">{GSTR1_TABLES[table].number}</span> },
  { label: 'Rows', end: true, cell: ({ rows }) => rows.toLocaleString('en-IN') },
  { label: 'Taxable value', end: true, cell: (row) => amount(row, 'taxable') },
  { label: 'IGST', end: true, cell: (row) => amount(row, 'igst') },
  { label: 'CGST', end: true, cell: (row) => amount(row, 'cgst') },
  { label: 'SGST', end: true, cell: (row) => amount(row, 'sgst') },
];

const showTable = (table: Gstr1Table) => writeSearch({ table, page: null }, { push: true });

/** The summaries show the same supplies again, so they have no amounts of their own. */
const amount = (row: TableRow, name: 'taxable' | 'igst' | 'cgst' | 'sgst') =>
  row.table === 'hsn' || row.table === 'docs' ? '–' : <Money value={row[name]} />;

function Tables({ data, page }: { data: Return; page: number }) {
  const params = useSearchParams();
  const present = data.tables.filter(({ rows }) => rows > 0);
  const chosen = present.find(({ table }) => table === params.get('table')) ?? present[0]!;
  return (
    <section className="gst-section" aria-label="Tables">
      <h2 className="section-rule">Tables</h2>
      <div className="sheet gst-tables">
        <Table caption="Tables of the return" columns={tableColumns} rows={present} rowKey={({ table }) => table} />
      </div>
      <ReturnTable month={data.month} table={chosen.table} page={page} />
    </section>
  );
}
