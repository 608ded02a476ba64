import { Fragment, type Key, type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { sentenceCase } from '#client/format.ts';
import { dayErrors } from '#contracts/fields/day-span.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { Button } from '../Button.tsx';
import { EmptyDrawing, type EmptyDrawingName } from '../EmptyDrawing.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { BulkReport, type Report } from './BulkReport.tsx';
import type { Filter } from './ListFilter.tsx';
import { ListHead, ListTools } from './ListTools.tsx';
import { Notice } from '../Notice.tsx';
import { Pager } from './Pager.tsx';
import { selectColumn } from './select-column.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { type Column, Table } from '../Table.tsx';
import { changeList, type ListState, clearFilters, useRedirectToLastPage, useListQuery } from './use-list-query.ts';
import { type Selectable, type Selection, useSelection } from './use-selection.ts';
import { withoutPage } from './without-page.ts';
import { useRead } from '../use-read.ts';
import { useShownColumns } from './use-columns.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRestoreScroll } from './use-restore-scroll.ts';
import { useRemoveInvalidParams } from './use-remove-invalid-params.ts';
import { useScrollToNewPage } from './use-scroll-to-new-page.ts';

/** A call that returns a page of rows. */
type ListEndpoint<Row> = Endpoint<
  z.ZodMiniType,
  z.ZodMiniType,
  z.ZodMiniType<{ items: Row[]; total: number; total_capped?: boolean | undefined }>
>;

/** What can be done with several rows of a table. */
type RowSelection<Row> = Selectable<Row> & {
  /** The page of a row; absent for rows without a page. */
  hrefOf?: (id: number) => string;
  /** Buttons for the selected rows; `onReport` shows what was refused. */
  actions: (selection: Selection<Row>, onReport: (report: Report | null) => void) => ReactNode;
};

type Props<Row> = {
  /** The call; its parameters are `q`, `sort`, the filters, `page` and `size`. */
  endpoint: ListEndpoint<Row>;
  /** Rows per page: the contract's constant. */
  size: number;
  /** The noun of the rows, as in `1 order`, `2 orders`. */
  singular: string;
  plural: string;
  /** The empty state: its text, its drawing and the next action, a link with the class `button`. */
  empty: { text: string; drawing: EmptyDrawingName; action?: ReactNode };
  /** Placeholder of the search box, such as `Number or PO`; no box without it. */
  search?: string;
  /** A string names a filter whose control is among the `tools`. */
  filters?: readonly (Filter | string)[];
  /** Lets the user choose the columns; the name under which the device keeps them. */
  columnsName?: string;
  /** Above the tools: the list's saved views. */
  above?: ReactNode;
  /** More controls above the list, such as its export. */
  tools?: (list: ListState) => ReactNode;
} & (
  | { columns: Column<Row>[]; rowKey: (row: Row) => Key; rows?: never; selection?: RowSelection<Row> }
  /** For rows that are not a table; undefined while they load. */
  | { columns?: never; rowKey?: never; rows: (rows: Row[] | undefined) => ReactNode; selection?: never }
);

/**
 * A page of records: search, filters, count, rows, Prev and Next; with skeletons, a retry, an empty state and one for a
 * search without results. The state is in the URL. On a phone each row is stacked.
 *
 *     <RecordList
 *       endpoint={listOrdersEndpoint}
 *       size={ORDERS_PAGE_SIZE}
 *       singular="order"
 *       plural="orders"
 *       search="Search by order or PO number"
 *       filters={[{ name: 'status', label: 'Status', all: 'All statuses', options: orderStatusOptions }]}
 *       columns={[
 *         { label: 'Order #', lead: true, cell: ({ id }) => <a href={`/portal/orders/${id}`}>{id}</a> },
 *         { label: 'Total', end: true, sort: 'total', cell: ({ total }) => <Money value={total} /> },
 *       ]}
 *       rowKey={({ id }) => id}
 *       empty={{ text: 'No orders yet.', drawing: 'orders', action: <a className="button …" href="…">…</a> }}
 *       tools={({ query }) => <DownloadButton endpoint={exportOrdersEndpoint} query={query} name="orders.csv" />}
 *     />
 */
export function RecordList<Row>(props: Props<Row>) {
  const { endpoint, size, plural, filters = [] } = props;
  const names = filters.map((filter) => (typeof filter === 'string' ? filter : filter.name));
  const list = useListQuery({ size, filters: names });
  const page = useListPage(endpoint, size, list);
  const { data, items, pages, error, isFetching, isPlaceholderData, dataKey, hasInvalidDates } = page;
  const { rowsRef, onTurn } = useScrollToNewPage({ page: list.page, ready: items !== undefined && !isPlaceholderData });
  useRestoreScroll(data !== undefined);
  useRowKeys(rowsRef);
  const { selection, selectionBar, report } = useRowSelection(props, list, items);
  const shown = useShownColumns(props.columnsName, props.columns ?? []);
  return (
    <div className="stack record-list">
      <ListHead {...props} shown={shown} />
      <ListTools {...props} list={list} total={data?.total} capped={data?.total_capped} />
      {report}
      {error && (
        <Notice tone="bad" onRetry={error.status === 400 ? undefined : () => page.refetch()} busy={isFetching}>
          {error.message}
        </Notice>
      )}
      {hasInvalidDates || data?.total === 0 ? (
        <Empty {...props} list={list} hasInvalidDates={hasInvalidDates} />
      ) : (
        (data || !error) && (
          <div
            ref={rowsRef}
            className="record-rows"
            role="group"
            aria-label={`${sentenceCase(plural)}${pages > 1 ? `, page ${list.page} of ${pages}` : ''}`}
            tabIndex={-1}
            data-stale={isPlaceholderData || undefined}
            aria-busy={isFetching}
          >
            {props.rows ? (
              <Fragment key={data && dataKey}>{props.rows(items)}</Fragment>
            ) : (
              <Rows
                {...props}
                columns={[
                  ...(selection ? [selectColumn(selection)] : []),
                  ...props.columns.filter(({ label }) => shown.includes(label)),
                ]}
                rows={items}
                dataKey={dataKey}
                list={list}
              />
            )}
          </div>
        )
      )}
      {pages > 1 && (
        <Pager
          key={withoutPage(dataKey)}
          page={Math.min(list.page, pages)}
          pages={pages}
          capped={data?.total_capped}
          onPage={(next) => {
            onTurn(next);
            changeList({ page: next });
          }}
        />
      )}
      {selectionBar}
    </div>
  );
}

/** Selected rows with their bar, and the report of the last action on them; none for a list without `selection`. */
function useRowSelection<Row>(
  { selection: rules, singular, plural }: Props<Row>,
  list: ListState,
  items: Row[] | undefined,
) {
  const { q, filters } = list;
  const listKey = JSON.stringify([q, filters]);
  const none: Selectable<Row> = { idOf: () => 0, nameOf: () => '' };
  const selection = useSelection(rules ?? none, { page: items, listKey });
  const [report, setReport] = useState<Report | null>(null);
  if (!rules) return {};
  return {
    selection,
    selectionBar: (
      <SelectionBar selection={selection} singular={singular} plural={plural}>
        {rules.actions(selection, setReport)}
      </SelectionBar>
    ),
    report: report && <BulkReport report={report} hrefOf={rules.hrefOf} onClose={() => setReport(null)} />,
  };
}

/** Reads the page of the list that the URL asks for. */
function useListPage<Row>(endpoint: ListEndpoint<Row>, size: number, list: ListState) {
  // The server would ignore an invalid date and return other rows, so nothing is read until it is corrected.
  const hasInvalidDates = Object.keys(dayErrors(list.filters)).length > 0;
  const read = useRead(endpoint, list.query, { keepPrevious: true, enabled: !hasInvalidDates });
  const error = useRemoveInvalidParams(read.error) ? null : read.error;
  const isPastEnd = useRedirectToLastPage(list.page, size, read);
  const data = hasInvalidDates ? undefined : read.data;
  const items = isPastEnd ? undefined : data?.items;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / size));
  return { ...read, data, error, items, pages, hasInvalidDates };
}

type RowsProps<Row> = {
  plural: string;
  columns: Column<Row>[];
  rowKey: (row: Row) => Key;
  rows: Row[] | undefined;
  dataKey: string;
  list: ListState;
};

function Rows<Row>({ plural, columns, rowKey, rows, dataKey, list }: RowsProps<Row>) {
  return (
    <div className="sheet">
      <Table
        caption={sentenceCase(plural)}
        columns={columns}
        rows={rows}
        rowsKey={dataKey}
        rowKey={rowKey}
        skeletonRows={8}
        sort={list.sort}
        onSort={(sort) => changeList({ sort })}
      />
    </div>
  );
}

type EmptyProps<Row> = Props<Row> & { list: ListState; hasInvalidDates: boolean };

function Empty<Row>({ empty, plural, list, hasInvalidDates }: EmptyProps<Row>) {
  const drawing = <EmptyDrawing of={list.isFiltered ? 'search' : empty.drawing} />;
  if (!list.isFiltered) {
    return (
      <EmptyState drawing={drawing} action={empty.action}>
        {empty.text}
      </EmptyState>
    );
  }
  return (
    <EmptyState drawing={drawing} action={<Button onClick={() => clearFilters(list)}>Show all {plural}</Button>}>
      {hasInvalidDates
        ? `Correct the ${'day' in list.filters ? 'date' : 'dates'} above to see ${plural}.`
        : list.q
          ? `No ${plural} match “${list.q}”.`
          : `No ${plural} match these filters.`}
    </EmptyState>
  );
}
