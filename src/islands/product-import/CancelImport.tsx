import { useState } from 'react';
import { cancelImportEndpoint, type ProductImport } from '#contracts/product-import.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useAct } from '#ui/use-act.ts';
import { remainsOf, rowsOf } from './row-words.ts';
import { lookAgain } from './use-watch.ts';

/** Calls an import off, once it is said what that means. */
export function CancelImport({ of }: { of: ProductImport }) {
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const { submit, busy, failure } = useAct(cancelImportEndpoint, close);
  return (
    <>
      <Button
        kind="danger"
        onClick={() => {
          setAsked(true);
          // In another tab it may have gone on.
          void lookAgain();
        }}
      >
        Cancel the import
      </Button>
      <Dialog open={asked} onClose={close} title="Cancel the import?">
        <div className="dialog-form">
          {failure && <Notice tone="bad">{failure}</Notice>}
          <p>
            {of.applied > 0
              ? `${rowsOf(of.applied)} stay imported, ${rowsOf(remainsOf(of))} do not follow.`
              : 'Nothing of the file will be imported: the check is given up.'}
          </p>
          <div className="dialog-actions">
            <Button onClick={close} data-autofocus>
              Back
            </Button>
            <Button kind="danger" busy={busy} busyText="Cancelling…" onClick={() => void submit({ id: of.id })}>
              Cancel it
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
