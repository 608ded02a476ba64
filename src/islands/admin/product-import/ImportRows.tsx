import { IMPORT_PAGE_SIZE, type ImportRow, listImportRowsEndpoint, type Verdict } from '#contracts/catalog/import.ts';
import { exportImportRowsEndpoint } from '#contracts/admin/exports.ts';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { ListCount } from '#ui/lists/ListCount.tsx';
import { ListFilter } from '#ui/lists/ListFilter.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { SortSelect } from '#ui/lists/SortSelect.tsx';
import type { StatusTone } from '#contracts/life-cycle.ts';
import { Status } from '#ui/Status.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { changeList, useListQuery } from '#ui/lists/use-list-query.ts';
import { useRead } from '#ui/use-read.ts';

export const verdictLabels: Record<Verdict, string> = {
  new: 'New',
  changed: 'Changed',
  same: 'Unchanged',
  wrong: 'Error',
};
const tones: Record<Verdict, StatusTone> = { new: 'busy', changed: 'warn', same: 'idle', wrong: 'bad' };

const columns: Column<ImportRow>[] = [
  { label: 'Row', cell: ({ row }) => row.toLocaleString('en-IN') },
  {
    label: 'Product',
    lead: true,
    cell: ({ sku, name }) => (
      <>
        <span className="code">{sku || 'No SKU'}</span>
        {name && <span className="import-name">{name}</span>}
      </>
    ),
  },
  {
    label: 'Result',
    cell: ({ verdict, applied }) => (
      <Status tone={applied ? 'ok' : tones[verdict]}>{applied ? 'Imported' : verdictLabels[verdict]}</Status>
    ),
  },
  {
    label: 'Details',
    cell: (row) => (
      <>
        <RowDetails {...row} />
        {row.warnings.map((warning) => (
          <Status key={warning} tone="warn">
            {warning}
          </Status>
        ))}
        <RateHint {...row} />
        <SharedHint {...row} />
      </>
    ),
  },
];

/** The result of the check for each row, all or of one verdict. Not a RecordList: its "show all" would drop the import's id. */
export function ImportRows({ id }: { id: number }) {
  const list = useListQuery({ size: IMPORT_PAGE_SIZE, filters: ['verdict'] });
  const { verdict = null } = list.filters;
  const read = useRead(
    listImportRowsEndpoint,
    { id, verdict, sort: list.sort, page: list.page, size: IMPORT_PAGE_SIZE },
    { keepPrevious: true },
  );
  const { data } = read;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / IMPORT_PAGE_SIZE));
  return (
    <div className="stack record-list">
      <div className="list-tools">
        <ListFilter filter={filter} list={list} />
        <SortSelect sort={list.sort} defaultLabel="File order" sorts={sorts} />
        <DownloadButton
          endpoint={exportImportRowsEndpoint}
          query={{ id, verdict, sort: list.sort }}
          name="import-rows.csv"
        />
        <ListCount total={data?.total} capped={false} singular="row" plural="rows" />
      </div>
      <ReadError read={read} />
      {data?.total === 0 ? (
        <p className="quiet">No rows match.</p>
      ) : (
        <div className="sheet">
          <Table
            caption="Rows in the file"
            columns={columns}
            rows={data?.items}
            rowKey={({ row }) => row}
            skeletonRows={8}
          />
        </div>
      )}
      {pages > 1 && <Pager page={list.page} pages={pages} onPage={(page) => changeList({ page })} />}
    </div>
  );
}

const sorts = { row_desc: 'Last row first', sku_asc: 'SKU: A-Z', sku_desc: 'SKU: Z-A' };

const filter = {
  name: 'verdict',
  label: 'Result',
  all: 'All rows',
  options: Object.entries(verdictLabels).map(([value, label]) => ({ value, label })),
};

/** A hint, not an error: the file may be right, and the page of GST rates lists the difference later. */
function RateHint({ rate_by_hsn, verdict }: ImportRow) {
  if (rate_by_hsn === null || verdict === 'wrong') return null;
  return <p className="small quiet">{`The GST rate table has ${rate_by_hsn}% for this HSN.`}</p>;
}

/** Companies share items: what the file says of them applies to all. */
function SharedHint({ also_of, verdict }: ImportRow) {
  if (also_of.length === 0 || verdict === 'wrong') return null;
  return <p className="small quiet">{`Also changes the item for ${listOf(also_of)}.`}</p>;
}

const listOf = (names: string[]) => new Intl.ListFormat('en-IN').format(names);

function RowDetails({ verdict, faults, changes }: ImportRow) {
  if (verdict === 'wrong') {
    return (
      <ul className="import-faults">
        {faults.map(({ field, message }) => (
          <li key={field + message}>
            {field !== 'row' && (
              <>
                <span className="code">{field}</span>:{' '}
              </>
            )}
            {message}
          </li>
        ))}
      </ul>
    );
  }
  if (changes.length === 0) return <span className="quiet">No changes</span>;
  return (
    <dl className="import-changes">
      {changes.map(({ column, before, after }) => (
        <div key={column}>
          <dt className="code">{column}</dt>
          <dd>
            {verdict === 'changed' && (
              <>
                <del>{before ?? 'blank'}</del> →{' '}
              </>
            )}
            {after ?? 'blank'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
