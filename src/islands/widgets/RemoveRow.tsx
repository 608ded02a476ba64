import { useState } from 'react';
import type { removeRateEndpoint } from '#contracts/catalog/gst-rates.ts';
import type { removeHolidayEndpoint, removeZoneEndpoint } from '#contracts/delivery/admin.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useAction } from '#ui/use-action.ts';

type Props = {
  endpoint: typeof removeHolidayEndpoint | typeof removeZoneEndpoint | typeof removeRateEndpoint;
  id: number;
  /** Names the row. */
  what: string;
  /** What the removal changes. */
  effect: string;
};

/** Removes a row of a table, after a question. */
export function RemoveRow({ endpoint, id, what, effect }: Props) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { submit, busy, failure } = useAction(endpoint, close);
  return (
    <>
      <Button call={endpoint} kind="quiet" small aria-label={`Remove ${what}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Remove ${what}?`}
          onClose={close}
          onConfirm={() => void submit({ id })}
          confirmLabel="Remove"
          busy={busy}
          busyText="Removing…"
          failure={failure}
        >
          <p>{effect}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
