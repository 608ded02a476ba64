import { useState } from 'react';
import { sentenceCase } from '#client/format.ts';
import type { StockCount, StockCountLine } from '#contracts/stores/counts.ts';
import type { Column } from '#ui/Table.tsx';
import { LinesSheet } from '#widgets/LinesSheet.tsx';
import { countColumns, differing } from './count-columns.tsx';

const columns: Column<StockCountLine>[] = [
  ...countColumns,
  {
    label: 'Reason',
    cell: ({ reason, note }) => (reason ? [sentenceCase(reason), note].filter(Boolean).join(': ') : '–'),
  },
  { label: 'Counted by', cell: ({ counted_by }) => counted_by ?? '–' },
];

/** A count that is closed, or read by someone without the right to count: what differed, or all lines. */
export function CountResult({ count }: { count: StockCount }) {
  const [isWhole, setWhole] = useState(count.status !== 'posted');
  const lines = isWhole ? count.lines : differing(count.lines);
  const choice = (label: string, whole: boolean) => (
    <button type="button" aria-pressed={isWhole === whole} onClick={() => setWhole(whole)}>
      {label}
    </button>
  );
  return (
    <>
      <div className="list-choice no-print" role="group" aria-label="Show">
        {choice('Differences', false)}
        {choice('All lines', true)}
      </div>
      {lines.length === 0 ? <p>No differences.</p> : <LinesSheet caption="Lines" columns={columns} lines={lines} />}
    </>
  );
}
