import { cancelImportEndpoint } from '#contracts/product-import.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useAct } from '#ui/use-act.ts';

/** Calls an import off. */
export function CancelImport({ id }: { id: number }) {
  const { submit, busy, failure } = useAct(cancelImportEndpoint);
  return (
    <>
      <Button kind="danger" busy={busy} busyText="Cancelling…" onClick={() => void submit({ id })}>
        Cancel the import
      </Button>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </>
  );
}
