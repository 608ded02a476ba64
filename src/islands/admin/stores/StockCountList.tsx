import { useState } from 'react';
import { formatDate } from '#client/format.ts';
import {
  exportStockCountsEndpoint,
  listStockCountsEndpoint,
  startStockCountEndpoint,
  STOCK_COUNTS_PAGE_SIZE,
  type StockCountRow,
  StockCountStatus,
} from '#contracts/stores/counts.ts';
import { STOCK_COUNT_STATES } from '#contracts/stores/states.ts';
import { Button } from '#ui/Button.tsx';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { statusOptions } from '#ui/lists/status-options.ts';
import { Money } from '#ui/Money.tsx';
import type { Column } from '#ui/Table.tsx';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import { StartCountDialog } from './StartCountDialog.tsx';

const columns: Column<StockCountRow>[] = [
  {
    label: 'Number',
    lead: true,
    cell: ({ id, code }) => (
      <a className="code" href={`/admin/stock-counts/${id}`}>
        {code}
      </a>
    ),
  },
  { label: 'To count', cell: ({ scope }) => <span className="count-scope">{scope}</span> },
  { label: 'Status', cell: ({ status }) => <StatusBadge of={STOCK_COUNT_STATES} status={status} /> },
  {
    label: 'Started',
    sort: 'date',
    cell: ({ started_at }) => <time dateTime={started_at}>{formatDate(started_at)}</time>,
  },
  { label: 'By', cell: ({ started_by }) => started_by },
  { label: 'Counted', end: true, cell: ({ counted, lines }) => `${counted} of ${lines}` },
  { label: 'Differences', end: true, cell: ({ differences }) => differences || '–' },
  { label: 'Value at cost', end: true, cell: ({ value }) => (value === null ? '–' : <Money value={value} />) },
];

const statuses = statusOptions(StockCountStatus.options);

/** Counts of parts of the warehouse. */
export function StockCountList() {
  const [isStarting, setStarting] = useState(false);
  const start = (
    <Button call={startStockCountEndpoint} kind="primary" onClick={() => setStarting(true)}>
      Start count
    </Button>
  );
  return (
    <>
      <RecordList
        endpoint={listStockCountsEndpoint}
        size={STOCK_COUNTS_PAGE_SIZE}
        singular="count"
        plural="counts"
        search="Number, bins or category"
        filters={[{ name: 'status', label: 'Status', all: 'All', options: statuses }]}
        tools={(list) => (
          <>
            {start}
            <ExportButton endpoint={exportStockCountsEndpoint} list={list} name="stock-counts" />
          </>
        )}
        columns={columns}
        rowKey={({ id }) => id}
        empty={{ text: 'No stock counts yet.', drawing: 'products' }}
      />
      {isStarting && <StartCountDialog onClose={() => setStarting(false)} />}
    </>
  );
}
