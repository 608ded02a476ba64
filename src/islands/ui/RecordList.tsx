import { Fragment, type Key, type ReactNode } from 'react';
import type * as z from 'zod/mini';
import { sentenceCase } from '#client/format.ts';
import { dayFaults } from '#contracts/day-span.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { Button } from './Button.tsx';
import { EmptyDrawing, type EmptyDrawingName } from './EmptyDrawing.tsx';
import { EmptyState } from './EmptyState.tsx';
import { type Filter, ListFilter } from './ListFilter.tsx';
import { ListCount } from './ListCount.tsx';
import { Notice } from './Notice.tsx';
import { Pager } from './Pager.tsx';
import { SortSelect } from './SortSelect.tsx';
import { type Column, Table } from './Table.tsx';
import { UrlSearch } from './UrlSearch.tsx';
import { changeList, exceptPage, type ListState, showAll, useLastPage, useListQuery } from './use-list-query.ts';
import { useRead } from './use-read.ts';
import { useReturnToPlace } from './use-return-to-place.ts';
import { useSoundAddress } from './use-sound-address.ts';
import { useTurnedPage } from './use-turned-page.ts';

/** A call that answers one page of rows. */
type ListEndpoint<Row> = Endpoint<
  z.ZodMiniType,
  z.ZodMiniType,
  z.ZodMiniType<{ items: Row[]; total: number; total_capped?: boolean | undefined }>
>;

type Props<Row> = {
  /** The call; asked `q`, `sort`, the filters, `page` and `size`. */
  endpoint: ListEndpoint<Row>;
  /** Rows a page: the contract's constant. */
  size: number;
  /** One of the rows and several, as in `1 order`, `2 orders`. */
  one: string;
  many: string;
  /** What an empty list says, what is drawn beside it, and what to do next: a link with the class `button`. */
  empty: { words: string; drawing: EmptyDrawingName; action?: ReactNode };
  /** Placeholder of the search box, such as `Search by number or PO`; no box without it. */
  search?: string;
  /** A name alone is a filter whose control is among the `tools`. */
  filters?: readonly (Filter | string)[];
  /** More controls above the list, such as its export; they get what the list shows. */
  tools?: (list: ListState) => ReactNode;
} & (
  | { columns: Column<Row>[]; rowKey: (row: Row) => Key; rows?: never }
  /** Where the rows are no table; undefined while they load. */
  | { columns?: never; rowKey?: never; rows: (rows: Row[] | undefined) => ReactNode }
);

/**
 * A page of records: search, filters, count, the rows, Prev and Next; with skeletons, a retry, an empty state, and one
 * for a search that finds nothing. The URL holds what is shown. On a phone each row is a record.
 *
 *     <RecordList
 *       endpoint={listOrdersEndpoint}
 *       size={ORDERS_PAGE_SIZE}
 *       one="order"
 *       many="orders"
 *       search="Search by order or PO number"
 *       filters={[{ name: 'status', label: 'Status', all: 'All statuses', options: orderStatusOptions }]}
 *       columns={[
 *         { label: 'Order #', lead: true, cell: ({ id }) => <a href={`/portal/orders/${id}`}>{id}</a> },
 *         { label: 'Total', end: true, sort: 'total', cell: ({ total }) => <Money value={total} /> },
 *       ]}
 *       rowKey={({ id }) => id}
 *       empty={{ words: 'No orders yet.', drawing: 'orders', action: <a className="button …" href="…">…</a> }}
 *       tools={({ query }) => <DownloadButton endpoint={exportOrdersEndpoint} query={query} name="orders.csv" />}
 *     />
 */
export function RecordList<Row>(props: Props<Row>) {
  const { endpoint, size, one, many, search, filters = [], tools } = props;
  const list = useListQuery({
    size,
    filters: filters.map((filter) => (typeof filter === 'string' ? filter : filter.name)),
  });
  // Without one of its days the list would answer what nobody asked: it waits until they are mended, at their fields.
  const waits = Object.keys(dayFaults(list.filters)).length > 0;
  const read = useRead(endpoint, list.query, { keep: true, enabled: !waits });
  const { refetch, isFetching, isPlaceholderData, answers } = read;
  const data = waits ? undefined : read.data;
  const error = useSoundAddress(read.error) ? null : read.error;
  // Of a page behind the end nothing is shown: the last page is on its way.
  const items = useLastPage(list.page, size, read) ? undefined : data?.items;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / size));
  const { top, turned } = useTurnedPage({ page: list.page, ready: items !== undefined && !isPlaceholderData });
  useReturnToPlace(data !== undefined);
  return (
    <div className="stack record-list">
      <div className="list-tools">
        {search && <UrlSearch label={`Search ${many}`} placeholder={search} q={list.q} />}
        {filters.map(
          (filter) => typeof filter === 'object' && <ListFilter key={filter.name} filter={filter} list={list} />,
        )}
        {tools?.(list)}
        {props.columns && <PhoneSort columns={props.columns} list={list} />}
        <ListCount total={data?.total} capped={data?.total_capped} one={one} many={many} />
      </div>
      {error && (
        <Notice tone="bad" onRetry={error.status === 400 ? undefined : () => refetch()} busy={isFetching}>
          {error.message}
        </Notice>
      )}
      {waits || data?.total === 0 ? (
        <Empty {...props} list={list} waits={waits} />
      ) : (
        (data || !error) && (
          <div
            ref={top}
            className="record-rows"
            role="group"
            aria-label={`${sentenceCase(many)}${pages > 1 ? `, page ${list.page} of ${pages}` : ''}`}
            tabIndex={-1}
            data-stale={isPlaceholderData || undefined}
            aria-busy={isFetching}
          >
            {props.rows ? (
              <Fragment key={data && answers}>{props.rows(items)}</Fragment>
            ) : (
              <Rows {...props} rows={items} answers={answers} list={list} />
            )}
          </div>
        )
      )}
      {pages > 1 && (
        <Pager
          key={exceptPage(answers)}
          page={Math.min(list.page, pages)}
          pages={pages}
          capped={data?.total_capped}
          onPage={(page) => {
            turned(page);
            changeList({ page });
          }}
        />
      )}
    </div>
  );
}

/** On a phone a table has no headings to sort by (table.css). */
function PhoneSort<Row>({ columns, list }: { columns: Column<Row>[]; list: ListState }) {
  const sorts = columns.flatMap(({ label, sort }) =>
    sort
      ? [
          [`${sort}_asc`, `${label}: ascending`],
          [`${sort}_desc`, `${label}: descending`],
        ]
      : [],
  );
  if (sorts.length === 0) return null;
  return (
    <div className="phone-sort">
      <SortSelect sort={list.sort} own="Usual order" sorts={Object.fromEntries(sorts)} labelShown />
    </div>
  );
}

type RowsProps<Row> = {
  many: string;
  columns: Column<Row>[];
  rowKey: (row: Row) => Key;
  rows: Row[] | undefined;
  answers: string;
  list: ListState;
};

function Rows<Row>({ many, columns, rowKey, rows, answers, list }: RowsProps<Row>) {
  return (
    <div className="sheet">
      <Table
        caption={sentenceCase(many)}
        columns={columns}
        rows={rows}
        rowsKey={answers}
        rowKey={rowKey}
        skeletonRows={8}
        sort={list.sort}
        onSort={(sort) => changeList({ sort })}
      />
    </div>
  );
}

function Empty<Row>({ empty, many, list, waits }: Props<Row> & { list: ListState; waits: boolean }) {
  const drawing = <EmptyDrawing of={list.filtered ? 'search' : empty.drawing} />;
  if (!list.filtered) {
    return (
      <EmptyState drawing={drawing} action={empty.action}>
        {empty.words}
      </EmptyState>
    );
  }
  return (
    <EmptyState drawing={drawing} action={<Button onClick={() => showAll(list)}>Show all {many}</Button>}>
      {waits
        ? `Correct the ${'day' in list.filters ? 'day' : 'days'} above to see ${many}.`
        : list.q
          ? `No ${many} match “${list.q}”.`
          : `No ${many} match these filters.`}
    </EmptyState>
  );
}
