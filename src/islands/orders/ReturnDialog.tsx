import type { SubmitEvent } from 'react';
import { numberIn } from '#client/number-in.ts';
import { productWords } from '#client/typeset.ts';
import { requestReturnEndpoint } from '#contracts/order-actions.ts';
import type { OrderDetail } from '#contracts/orders.ts';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Dialog.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';

/** What is typed into the form; quantities by line number. */
type Draft = { quantities: Record<number, string>; reason: string };

/** Which of the delivered goods go back, how many, and why. Kept for the tab until it is sent. */
export function ReturnDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const goods = order.lines.filter(({ kind, returnable }) => kind === 'goods' && returnable > 0);
  const [{ quantities, reason }, change, clear] = useTabDraft<Draft>(`return ${order.id}`, {
    quantities: {},
    reason: '',
  });
  const { submit, busy, errors, failure, edited } = useAct(requestReturnEndpoint, () => {
    clear();
    onClose();
  });
  const asked = goods
    .map(({ line_no }) => ({ line_no, qty: numberIn(quantities[line_no] ?? '') ?? 0 }))
    .filter(({ qty }) => qty !== 0);
  const faults = Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const at = /^lines\.(\d+)/.exec(path)?.[1];
      return [at === undefined ? path : `qty-${asked[Number(at)]?.line_no}`, message];
    }),
  );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id: order.id, reason, lines: asked });
  };
  return (
    <Drawer open onClose={onClose} title={`Return goods of order ${order.id}`}>
      <form className="stack" onSubmit={send} noValidate>
        <ErrorSummary errors={faults} />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <fieldset className="return-lines">
          <legend>What goes back</legend>
          {goods.map(({ line_no, name, sku, unit, returnable }) => (
            <div key={line_no} className="return-line">
              <span className="two-lines order-item">
                <span>{productWords(name)}</span>
                <span className="small quiet code">{sku}</span>
              </span>
              <TextInput
                label={`Quantity of ${sku}`}
                labelHidden
                hint={`of ${returnable.toLocaleString('en-IN')} ${unit}`}
                name={`qty-${line_no}`}
                inputMode="numeric"
                autoComplete="off"
                value={quantities[line_no] ?? ''}
                error={faults[`qty-${line_no}`]}
                onChange={(event) => {
                  edited('lines');
                  change({ quantities: { ...quantities, [line_no]: event.target.value } });
                }}
              />
            </div>
          ))}
        </fieldset>
        <TextArea
          label="Reason"
          hint="Wrong item, damage, quality: what our desk has to know."
          name="reason"
          maxLength={1000}
          value={reason}
          error={errors.reason}
          onChange={(event) => {
            edited('reason');
            change({ reason: event.target.value });
          }}
        />
        <div className="cluster">
          <Button kind="primary" type="submit" busy={busy} busyText="Requesting…">
            Request the return
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      </form>
    </Drawer>
  );
}
