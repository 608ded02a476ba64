import type { removeHolidayEndpoint, removeZoneEndpoint } from '#contracts/delivery/admin.ts';
import { Button } from '#ui/Button.tsx';
import { useAction } from '#ui/use-action.ts';

type Props = { endpoint: typeof removeHolidayEndpoint | typeof removeZoneEndpoint; id: number; label: string };

/** Removes a row of a table; `label` names it for screen readers. */
export function RemoveRow({ endpoint, id, label }: Props) {
  const { submit, busy, failure } = useAction(endpoint);
  return (
    <>
      <Button call={endpoint} kind="quiet" small busy={busy} aria-label={label} onClick={() => void submit({ id })}>
        Remove
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
