import { type SubmitEvent, useState } from 'react';
import { numberIn } from '#client/number-in.ts';
import { type DeskOrderDetail, PACKABLE, packShipmentEndpoint } from '#contracts/admin-orders.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';
import { packFault, packHint } from './pack-words.ts';
import { useSeen } from './use-seen.ts';

/** How much of each line goes into one consignment; all that remains is proposed. What is typed is kept until it is packed. */
export function PackDialog({ order, onClose }: { order: DeskOrderDetail; onClose: () => void }) {
  // What was typed alone: what remains may be another by then.
  const [typed, change, clear] = useTabDraft<Record<number, string>>(`pack ${order.id}`, {});
  const { submit, busy, failure } = useAct(packShipmentEndpoint, () => {
    clear();
    onClose();
  });
  const seen = useSeen(order, failure);
  const lines = order.lines.filter(
    ({ kind, qty, packed_qty }) => kind === 'goods' && packed_qty < qty && PACKABLE.includes(order.status),
  );
  // Somebody else has packed or stopped it while this was open.
  const nothingLeft = lines.length === 0;
  const [errors, setErrors] = useState<Record<number, string>>({});
  const shown = ({ line_no, qty, packed_qty }: (typeof lines)[number]) => typed[line_no] ?? String(qty - packed_qty);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const parts = lines.map((line) => ({
      line_no: line.line_no,
      qty: numberIn(shown(line)),
      remains: line.qty - line.packed_qty,
    }));
    const wrong = Object.fromEntries(
      parts.flatMap(({ line_no, qty, remains }) => {
        const fault = packFault(qty, remains);
        return fault === null ? [] : [[line_no, fault]];
      }),
    );
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const chosen = parts.flatMap(({ line_no, qty }) => (qty ? [{ line_no, qty }] : []));
    if (chosen.length === 0) return setErrors({ [lines[0]!.line_no]: 'Enter how much of at least one line.' });
    void submit({ order_id: order.id, lines: chosen, seen });
  };
  return (
    <Dialog open onClose={onClose} title="Pack goods">
      <form className="dialog-form" onSubmit={send} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {lines.map((line, index) => (
          <TextInput
            key={line.line_no}
            name={`line-${line.line_no}`}
            label={line.name}
            hint={packHint(line)}
            inputMode="numeric"
            autoComplete="off"
            value={shown(line)}
            error={errors[line.line_no]}
            onChange={(event) => change({ [line.line_no]: event.target.value })}
            className="order-desk-qty"
            {...(index === 0 ? { 'data-autofocus': '' } : {})}
          />
        ))}
        <div className="dialog-actions">
          <Button kind={nothingLeft ? 'primary' : 'secondary'} onClick={onClose}>
            Back
          </Button>
          {!nothingLeft && (
            <Button type="submit" kind="primary" busy={busy} busyText="Packing…">
              Pack
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
