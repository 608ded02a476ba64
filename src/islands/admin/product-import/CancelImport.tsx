import { useState } from 'react';
import { cancelImportEndpoint, type ProductImport } from '#contracts/catalog/import.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
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
      <ConfirmDialog
        open={confirming}
        title="Cancel the import?"
        onClose={close}
        onConfirm={() => void submit({ id: record.id })}
        confirmLabel="Yes, cancel it"
        busy={busy}
        busyText="Cancelling…"
        failure={failure}
      >
        <p>
          {record.applied > 0
            ? `${formatRows(record.applied)} already imported stay; the other ${formatRows(remainingRows(record))} will not be imported.`
            : 'Nothing from this file will be imported.'}
        </p>
      </ConfirmDialog>
    </>
  );
}
