import { useState } from 'react';
import { call } from '#client/api.ts';
import { formatTime } from '#client/format.ts';
import { cancelImportEndpoint, type ProductImport } from '#contracts/catalog/import.ts';
import { IMPORT_STATES } from '#contracts/catalog/states.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Tiles } from '#ui/Tiles.tsx';
import { CancelImport } from './CancelImport.tsx';
import { ImportRows, verdictLabels } from './ImportRows.tsx';
import { formatCount, formatRows, remainingRows } from './row-counts.ts';
import { applyValid, applyWhole, recheck } from './send-import.ts';
import type { ImportTask } from './use-import-task.ts';

type Props = { record: ProductImport; task: ImportTask; onAnother: () => void };

/** The result of the check, the two ways to import, and the result of the import. */
export function ImportResult({ record, task, onAnother }: Props) {
  const { isOpen } = IMPORT_STATES[record.status];
  const isIdle = isOpen && !record.running && !task.running;
  return (
    <>
      <p className="quiet">
        {record.file_name} for {record.company}, {formatTime(record.created_at)}
      </p>
      <Tiles
        className="tiles-small"
        tiles={Object.entries(record.counts).map(([verdict, rows]) => ({
          label: verdictLabels[verdict as keyof typeof verdictLabels],
          figure: formatCount(rows),
        }))}
      />
      {isIdle && task.failure && <Notice tone="bad">{task.failure}</Notice>}
      {isIdle &&
        (remainingRows(record) > 0 ? (
          <Apply record={record} task={task} />
        ) : (
          <NothingToImport record={record} onAnother={onAnother} />
        ))}
      {!isOpen && (
        <Notice tone={record.status === 'applied' ? 'ok' : 'info'}>
          <p>{formatOutcome(record)}</p>
          <NextSteps record={record} onAnother={onAnother} />
        </Notice>
      )}
      <ImportRows id={record.id} />
    </>
  );
}

function formatOutcome({ status, applied }: ProductImport): string {
  if (status === 'applied') return `${formatRows(applied)} imported.`;
  return applied > 0 ? `Cancelled after importing ${formatRows(applied)}.` : 'Cancelled. Nothing was imported.';
}

/** Shown when nothing more can be done with an import. */
function NextSteps({ record, onAnother }: Pick<Props, 'record' | 'onAnother'>) {
  return (
    <p className="import-actions">
      <a className="button button-secondary button-small" href={`/admin/products?company_id=${record.company_id}`}>
        View products
      </a>
      <Button small onClick={onAnother}>
        Import another file
      </Button>
    </p>
  );
}

function NothingToImport({ record, onAnother }: Pick<Props, 'record' | 'onAnother'>) {
  // Cancelling frees the rows at once. If it fails, the cleanup deletes them after a month.
  const abandon = () => {
    void call(cancelImportEndpoint, { body: { id: record.id } }).catch(() => undefined);
    onAnother();
  };
  return (
    <Notice tone="info">
      <p>
        {record.counts.wrong > 0
          ? 'No rows can be imported. Fix the rows with errors in the file.'
          : 'No changes to import.'}
      </p>
      <NextSteps record={record} onAnother={abandon} />
    </Notice>
  );
}

function Apply({ record, task }: Pick<Props, 'record' | 'task'>) {
  const { id, counts, applied, status } = record;
  const valid = remainingRows(record);
  const [chosen, setChosen] = useState<Mode | null>(null);
  // Once some rows are imported, only the other valid ones can be.
  const isPartlyApplied = status === 'applying';
  const mode = isPartlyApplied || counts.wrong > 0 ? 'valid' : (chosen ?? 'whole');
  const apply = () =>
    mode === 'whole'
      ? task.run('whole', () => applyWhole(id))
      : task.run('valid', (onProgress, signal) => applyValid(id, applied, onProgress, signal));
  return (
    <div className="stack import-step">
      {isPartlyApplied ? (
        <Notice tone="warn">
          {formatCount(applied)} of {formatRows(applied + valid)} are imported. {formatRows(valid)}{' '}
          {valid === 1 ? 'remains' : 'remain'}.
        </Notice>
      ) : (
        <ModeChoice wrong={counts.wrong} mode={mode} onChoose={setChosen} />
      )}
      <div className="import-actions">
        <Button kind="primary" onClick={() => void apply()}>
          Import {formatRows(valid)}
        </Button>
        <Button onClick={() => void task.run('recheck', (_, signal) => recheck(id, signal))}>Check again</Button>
        <CancelImport record={record} />
      </div>
    </div>
  );
}

type Mode = 'whole' | 'valid';

function ModeChoice({ wrong, mode, onChoose }: { wrong: number; mode: Mode; onChoose: (mode: Mode) => void }) {
  return (
    <fieldset className="import-ways">
      <legend>Import</legend>
      <label>
        <input
          type="radio"
          name="way"
          checked={mode === 'whole'}
          disabled={wrong > 0}
          onChange={() => onChoose('whole')}
        />
        <span>
          The whole file or nothing
          <span className="field-hint">
            {wrong > 0
              ? `Not available: ${formatRows(wrong)} ${wrong === 1 ? 'has' : 'have'} errors.`
              : 'If anything fails, nothing is imported.'}
          </span>
        </span>
      </label>
      <label>
        <input type="radio" name="way" checked={mode === 'valid'} onChange={() => onChoose('valid')} />
        <span>
          All valid rows
          <span className="field-hint">
            2,000 at a time; rows with errors are skipped. The import can be stopped and resumed.
          </span>
        </span>
      </label>
    </fieldset>
  );
}
