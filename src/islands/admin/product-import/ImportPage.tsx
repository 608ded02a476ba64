import { useState } from 'react';
import { writeSearch } from '#client/url-search.ts';
import { getImportEndpoint, type ProductImport } from '#contracts/catalog/import.ts';
import { FormSkeleton } from '#ui/forms/FormSkeleton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ReadState } from '#ui/ReadState.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useRead } from '#ui/use-read.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { ResumeImport } from './ResumeImport.tsx';
import { ImportResult } from './ImportResult.tsx';
import type { ProductFile } from './read-file.ts';
import { StartImport } from './StartImport.tsx';
import { useFollowImport } from './use-follow-import.ts';
import { type ImportTask, useImportTask } from './use-import-task.ts';
import { RunningElsewhere, TaskProgress } from './TaskProgress.tsx';
import './product-import.css';

/** Imports products from an Excel or CSV file: choose, check row by row, import. The URL names the import, so that a reload resumes it. */
export function ImportPage() {
  const id = Number(useSearchParams().get('id')) || null;
  const [file, setFile] = useState<ProductFile | null>(null);
  const task = useImportTask();
  const read = useRead(getImportEndpoint, { id }, { enabled: id !== null, keepPrevious: true });
  const endedEmpty = useFollowImport(read.data?.import, task.running !== null);
  if (!useHydrated()) return <FormSkeleton />;
  if (id === null || (task.running && !read.data)) {
    return <StartImport file={file} onFile={setFile} task={task} />;
  }
  return (
    <ReadState
      read={read}
      notFound="This import was not found."
      back={{ label: 'Import another file', href: '/admin/products/import' }}
      loading={<FormSkeleton />}
    >
      {({ import: record }) => (
        <div className="stack">
          {task.running ? (
            <TaskProgress task={task} rows={rowsToProcess(task, record)} />
          ) : (
            record.running && <RunningElsewhere record={record} />
          )}
          {endedEmpty && (
            <Notice tone="warn">The import ended without importing anything. Check the file again.</Notice>
          )}
          {!task.running && record.status === 'checking' && record.checked < record.rows && (
            <ResumeImport record={record} file={file} onFile={setFile} task={task} />
          )}
          {(record.checked === record.rows || record.status !== 'checking') && (
            <ImportResult record={record} task={task} onAnother={() => startOver(setFile)} />
          )}
        </div>
      )}
    </ReadState>
  );
}

const rowsToProcess = ({ running }: ImportTask, { rows, counts }: ProductImport) =>
  running === 'valid' ? counts.new + counts.changed : rows;

function startOver(setFile: (file: null) => void) {
  setFile(null);
  writeSearch({ id: null, verdict: null, page: null }, { push: true });
}
