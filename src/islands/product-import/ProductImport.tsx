import { useState } from 'react';
import { writeSearch } from '#client/url-search.ts';
import { getImportEndpoint } from '#contracts/product-import.ts';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ReadState } from '#ui/ReadState.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useRead } from '#ui/use-read.ts';
import { useSearchParams } from '#ui/use-search-params.ts';
import { GoOn } from './GoOn.tsx';
import { ImportResult } from './ImportResult.tsx';
import type { ProductFile } from './read-file.ts';
import { StartImport } from './StartImport.tsx';
import { useWatch } from './use-watch.ts';
import { useWork } from './use-work.ts';
import { Running, WorkBar } from './WorkBar.tsx';
import './product-import.css';

/** Products from a CSV: chosen, checked row by row, then imported. The URL names the import, so a reload goes on with it. */
export function ProductImport() {
  const id = Number(useSearchParams().get('id')) || null;
  const [file, setFile] = useState<ProductFile | null>(null);
  const work = useWork();
  const read = useRead(getImportEndpoint, { id }, { enabled: id !== null, keep: true });
  const cameToNothing = useWatch(read.data?.import, work.doing !== null);
  if (!useHydrated()) return <FormSkeleton />;
  if (id === null || (work.doing && !read.data)) {
    return <StartImport file={file} onFile={setFile} work={work} />;
  }
  return (
    <ReadState
      read={read}
      missing="This import was not found."
      back={{ label: 'Import another file', href: '/admin/products/import' }}
      loading={<FormSkeleton />}
    >
      {({ import: found }) => (
        <div className="stack">
          {work.doing ? <WorkBar work={work} of={found} /> : found.running && <Running of={found} />}
          {cameToNothing && <Notice tone="warn">The import has ended and nothing was written. Check again.</Notice>}
          {!work.doing && found.status === 'checking' && found.checked < found.rows && (
            <GoOn of={found} file={file} onFile={setFile} work={work} />
          )}
          {(found.checked === found.rows || found.status !== 'checking') && (
            <ImportResult of={found} work={work} onAnother={() => startOver(setFile)} />
          )}
        </div>
      )}
    </ReadState>
  );
}

function startOver(setFile: (file: null) => void) {
  setFile(null);
  writeSearch({ id: null, verdict: null, page: null }, { push: true });
}
