import { useId, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { FileFault, type ProductFile, readProductFile } from './read-file.ts';
import { rowsOf } from './row-words.ts';

type Props = { file: ProductFile | null; onFile: (file: ProductFile | null) => void };

/** Chooses a CSV file and says what it holds, before anything is sent. */
export function ChooseFile({ file, onFile }: Props) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const id = useId();
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    setBusy(true);
    setFault(null);
    onFile(null);
    try {
      onFile(await readProductFile(chosen));
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      setFault(error.message);
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
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      <p id={`${id}-hint`} className="field-hint">
        UTF-8, at most 50,000 rows. An empty cell leaves its field as it is.{' '}
        <a href="/samples/products.csv" download>
          Sample file
        </a>
      </p>
      {fault && <Notice tone="bad">{fault}</Notice>}
      {file && <FileWords file={file} onDrop={() => onFile(null)} />}
    </div>
  );
}

function FileWords({ file, onDrop }: { file: ProductFile; onDrop: () => void }) {
  return (
    <Notice tone={file.ignored.length + file.repeated.length > 0 ? 'warn' : 'ok'}>
      <p>
        <strong>{file.name}</strong>: {rowsOf(file.rows.length)} with{' '}
        <span className="code">{file.columns.join(', ')}</span>.{' '}
        <Button small kind="quiet" onClick={onDrop}>
          Remove
        </Button>
      </p>
      {file.ignored.length > 0 && <p>Left out, since no such column is known: {file.ignored.join(', ')}.</p>}
      {file.repeated.length > 0 && (
        <p>Left out, since another column before it says the same: {file.repeated.join(', ')}.</p>
      )}
    </Notice>
  );
}
