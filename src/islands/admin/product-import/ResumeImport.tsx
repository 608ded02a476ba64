import { useState } from 'react';
import type { ProductImport } from '#contracts/catalog/import.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { CancelImport } from './CancelImport.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import type { ProductFile } from './read-file.ts';
import { formatCount } from './row-counts.ts';
import { sendRows } from './send-import.ts';
import type { ImportTask } from './use-import-task.ts';

type Props = {
  record: ProductImport;
  file: ProductFile | null;
  onFile: (file: ProductFile | null) => void;
  task: ImportTask;
};

/** Resumes an interrupted check. After a reload the file has to be chosen again; after a lost connection it is still here. */
export function ResumeImport({ record, file, onFile, task }: Props) {
  const [isDifferent, setIsDifferent] = useState(false);
  const chooseFile = (chosen: ProductFile | null) => {
    // The columns count too: if a heading is recognised now that was not before, the cells would end up in the wrong ones.
    const differs =
      chosen !== null && (chosen.fingerprint !== record.fingerprint || `${chosen.columns}` !== `${record.columns}`);
    setIsDifferent(differs);
    onFile(differs ? null : chosen);
  };
  const resume = (rows: ProductFile['rows']) =>
    task.run('check', (onProgress, signal) => sendRows(record.id, rows, record.last_row, onProgress, signal));
  return (
    <div className="stack import-step">
      <Notice tone="warn">
        {task.failure && <p>{task.failure}</p>}
        <p>
          {formatCount(record.checked)} of {formatCount(record.rows)} rows of <strong>{record.file_name}</strong> are
          checked. Nothing has been imported yet.
        </p>
      </Notice>
      {!file && <ChooseFile file={file} onFile={chooseFile} />}
      {isDifferent && (
        <Notice tone="bad">
          This is a different file, or it has changed. Choose {record.file_name} or cancel the import.
        </Notice>
      )}
      <div className="import-actions">
        <Button kind="primary" disabled={!file} onClick={() => file && void resume(file.rows)}>
          Resume check
        </Button>
        <CancelImport record={record} />
      </div>
    </div>
  );
}
