import { useId, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { FileError, type ProductFile, readProductFile } from './read-file.ts';
import { formatRows } from './row-counts.ts';

type Props = { file: ProductFile | null; onFile: (file: ProductFile | null) => void };

/** Chooses a CSV file, reads it in the browser and shows its rows and columns before anything is sent. */
export function ChooseFile({ file, onFile }: Props) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const id = useId();
  const readFile = async (chosen: File | undefined) => {
    if (!chosen) return;
    setBusy(true);
    setError(null);
    onFile(null);
    try {
      onFile(await readProductFile(chosen));
    } catch (failure) {
      if (!(failure instanceof FileError)) throw failure;
      setError(failure.message);
    }
    setBusy(false);
  };
  return (
    <div className="import-file">
      <label className="button button-secondary file-button" aria-disabled={busy || undefined}>
        {busy ? 'Reading…' : 'Choose a CSV file'}
        <input
          id={id}
          type="file"
          name="file"
          className="visually-hidden"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-describedby={`${id}-hint`}
          disabled={busy}
          onChange={(event) => {
            void readFile(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      <p id={`${id}-hint`} className="field-hint">
        UTF-8, up to 50,000 rows. An empty cell leaves the field unchanged.{' '}
        <a href="/samples/products.csv" download>
          Sample file
        </a>
      </p>
      {error && <Notice tone="bad">{error}</Notice>}
      {file && <FileSummary file={file} onRemove={() => onFile(null)} />}
    </div>
  );
}

function FileSummary({ file, onRemove }: { file: ProductFile; onRemove: () => void }) {
  return (
    <Notice tone={file.ignored.length + file.repeated.length > 0 ? 'warn' : 'ok'}>
      <p>
        <strong>{file.name}</strong>: {formatRows(file.rows.length)} with{' '}
        <span className="code">{file.columns.join(', ')}</span>.{' '}
        <Button small kind="quiet" onClick={onRemove}>
          Remove
        </Button>
      </p>
      {file.ignored.length > 0 && <p>Unknown columns, ignored: {file.ignored.join(', ')}.</p>}
      {file.repeated.length > 0 && <p>Duplicate columns, ignored: {file.repeated.join(', ')}.</p>}
    </Notice>
  );
}
