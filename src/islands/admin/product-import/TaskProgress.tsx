import type { ProductImport } from '#contracts/catalog/import.ts';
import { Button } from '#ui/Button.tsx';
import { formatCount, formatRows } from './row-counts.ts';
import type { ImportTask } from './use-import-task.ts';

const labels: Record<NonNullable<ImportTask['running']>, string> = {
  check: 'Checking the file…',
  recheck: 'Checking the file again…',
  whole: 'Importing the whole file…',
  valid: 'Importing the valid rows…',
};

/** The running task and its progress; `rows` is the number of rows that it processes. */
export function TaskProgress({ task, rows }: { task: ImportTask; rows: number }) {
  const { running, done, stop, isStopping } = task;
  // The other two tasks report no progress.
  const isCounted = running === 'check' || running === 'valid';
  return (
    <div className="import-work">
      <p role="status">{running && labels[running]}</p>
      <progress max={rows} aria-label="Progress" {...(isCounted ? { value: Math.min(done, rows) } : {})} />
      <p className="quiet">{isCounted ? `${formatCount(done)} of ${formatRows(rows)}` : 'This may take a minute.'}</p>
      {isCounted && (
        <Button small onClick={stop} busy={isStopping} busyText="Stopping…">
          Stop
        </Button>
      )}
    </div>
  );
}

/** An import that was started before a reload or in another tab. One in portions is `applying` after its first portion. */
export function RunningElsewhere({ record }: { record: ProductImport }) {
  return (
    <div className="import-work">
      <p role="status">Importing…</p>
      <progress aria-label="Progress" />
      <p className="quiet">
        {record.status === 'applying'
          ? `${formatRows(record.applied)} imported so far. The import runs in the tab that started it and can be stopped there.`
          : 'An import of the whole file cannot be stopped. The result will appear here.'}
      </p>
    </div>
  );
}
