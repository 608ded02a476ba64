import { formatTime } from '#client/format.ts';
import { writeSearch } from '#client/url-search.ts';
import { exportStockEndpoint } from '#contracts/admin/exports.ts';
import {
  listStockAdjustmentsEndpoint,
  STOCK_PAGE_SIZE,
  type StockAdjustment,
} from '#contracts/catalog/adjust-stock.ts';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { SortSelect } from '#ui/lists/SortSelect.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { useListQuery } from '#ui/lists/use-list-query.ts';
import { useRead } from '#ui/use-read.ts';
import { stockReasons } from './stock-reasons.ts';

const columns: Column<StockAdjustment>[] = [
  { label: 'When', lead: true, cell: ({ at }) => <time dateTime={at}>{formatTime(at)}</time> },
  {
    label: 'Change',
    end: true,
    cell: ({ change }) => `${change > 0 ? '+' : '−'}${Math.abs(change).toLocaleString('en-IN')}`,
  },
  { label: 'Stock', end: true, cell: ({ stock }) => stock.toLocaleString('en-IN') },
  { label: 'Reason', cell: ({ reason, note }) => [stockReasons[reason] ?? reason, note].filter(Boolean).join(': ') },
  { label: 'By', cell: ({ by }) => by },
];

/** Stock adjustments other than by orders, the newest first. */
export function StockHistory({ product_id }: { product_id: number }) {
  const { page, sort } = useListQuery({ size: STOCK_PAGE_SIZE });
  const read = useRead(listStockAdjustmentsEndpoint, { product_id, page, sort }, { keepPrevious: true });
  const { data, error } = read;
  if (error) return <ReadError read={read} />;
  if (data?.total === 0) return <p className="quiet">No adjustments yet. Orders reduce stock without an entry here.</p>;
  const pages = Math.ceil((data?.total ?? 0) / STOCK_PAGE_SIZE);
  return (
    <>
      <div className="list-tools">
        <SortSelect
          sort={sort}
          defaultLabel="Newest first"
          sorts={{ date_asc: 'Oldest first' }}
          onSort={(sort) => changeSearch({ sort, page: null })}
        />
        <DownloadButton endpoint={exportStockEndpoint} query={{ product_id, sort }} name="stock-history.csv" />
      </div>
      <Table
        caption="Stock adjustments"
        columns={columns}
        rows={data?.items}
        rowKey={({ id }) => id}
        skeletonRows={3}
      />
      {pages > 1 && (
        <Pager page={page} pages={pages} onPage={(page) => changeSearch({ page: page === 1 ? null : page })} />
      )}
    </>
  );
}

/** Adds no entry to the browser history: the list is part of a form, which Back should leave. */
const changeSearch = (change: { page?: number | null; sort?: string | null }) => writeSearch(change, { push: false });
