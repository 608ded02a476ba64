import { useState } from 'react';
import type { ProductImport } from '#contracts/product-import.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { CancelImport } from './CancelImport.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import type { ProductFile } from './read-file.ts';
import { count } from './row-words.ts';
import { sendRows } from './send-import.ts';
import type { Work } from './use-work.ts';

type Props = { of: ProductImport; file: ProductFile | null; onFile: (file: ProductFile | null) => void; work: Work };

/** A check that was broken off: by a lost connection, which leaves the file here, or by a reload, after which it is chosen anew. */
export function GoOn({ of, file, onFile, work }: Props) {
  const [other, setOther] = useState(false);
  const take = (chosen: ProductFile | null) => {
    // The same file under a heading that was not known when it was begun is another one: its cells would go astray.
    const isOther =
      chosen !== null && (chosen.fingerprint !== of.fingerprint || `${chosen.columns}` !== `${of.columns}`);
    setOther(isOther);
    onFile(isOther ? null : chosen);
  };
  return (
    <div className="stack import-step">
      <Notice tone="warn">
        {work.failure && <p>{work.failure}</p>}
        <p>
          {count(of.checked)} of {count(of.rows)} rows of <strong>{of.file_name}</strong> are checked. Nothing is in the
          catalogue yet.
        </p>
      </Notice>
      {!file && <ChooseFile file={file} onFile={take} />}
      {other && <Notice tone="bad">This is another file, or it has changed. Choose {of.file_name}, or cancel.</Notice>}
      <div className="import-actions">
        <Button
          kind="primary"
          disabled={!file}
          onClick={() =>
            file && void work.run('check', (told, signal) => sendRows(of.id, file.rows, of.last_row, told, signal))
          }
        >
          Go on with the check
        </Button>
        <CancelImport of={of} />
      </div>
    </div>
  );
}
