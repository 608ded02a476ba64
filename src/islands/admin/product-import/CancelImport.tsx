import { useState } from 'react';
import { cancelImportEndpoint, type ProductImport } from '#contracts/catalog/import.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useAction } from '#ui/use-action.ts';
import { formatRows, remainingRows } from './row-counts.ts';
import { refreshImport } from './use-follow-import.ts';

/** Cancels an import after confirmation. */
export function CancelImport({ record }: { record: ProductImport }) {
  const [confirming, setConfirming] = useState(false);
  const close = () => setConfirming(false);
  const { submit, busy, failure } = useAction(cancelImportEndpoint, close);
  return (
    <>
      <Button
        kind="danger"
        onClick={() => {
          setConfirming(true);
          // It may have continued in another tab.
          void refreshImport();
        }}
      >
        Cancel the import
      </Button>
      <Dialog open={confirming} onClose={close} title="Cancel the import?">
        <div className="dialog-form">
          {failure && <Notice tone="bad">{failure}</Notice>}
          <p>
            {record.applied > 0
              ? `${formatRows(record.applied)} already imported stay; the other ${formatRows(remainingRows(record))} will not be imported.`
              : 'Nothing from this file will be imported.'}
          </p>
          <div className="dialog-actions">
            <Button onClick={close} data-autofocus>
              Back
            </Button>
            <Button kind="danger" busy={busy} busyText="Cancelling…" onClick={() => void submit({ id: record.id })}>
              Yes, cancel it
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
