import type { SubmitEvent } from 'react';
import { numberIn } from '#client/number-in.ts';
import { adjustStockEndpoint, StockReason } from '#contracts/stock.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { useSubmit } from '#ui/use-submit.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';
import { stockReasons } from './stock-reasons.ts';

type Props = {
  product_id: number;
  /** Units on hand, as the server last said. */
  stock: number;
  onClose: () => void;
  onAdjusted: (stock: number) => void;
};

/** What is asked for, by the reason. */
const asked: Record<StockReason, { label: string; hint: string }> = {
  counted: { label: 'Units counted', hint: 'What is on the shelf now.' },
  received: { label: 'Units received', hint: 'They are added.' },
  damaged: { label: 'Units damaged', hint: 'They are taken away.' },
  other: { label: 'Change', hint: 'Units that come, or go: 12 or -5.' },
};

const blank = { reason: 'counted' as StockReason, units: '', note: '' };

/** Changes a product's stock, with the reason. What is typed is kept until it is saved. */
export function StockDialog({ product_id, stock, onClose, onAdjusted }: Props) {
  // Of this stock alone: what was counted before an order took some is no count any more.
  const [{ reason, units, note }, change, clear] = useTabDraft(`stock ${product_id} ${stock}`, blank);
  const { submit, busy, errors, failure, edited } = useSubmit(adjustStockEndpoint, (reply) => {
    clear();
    toast(reply.message);
    onAdjusted(reply.stock);
    onClose();
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const number = numberIn(units) ?? Number.NaN;
    const moved =
      reason === 'counted' ? { count: number, stock_was: stock } : { change: reason === 'damaged' ? -number : number };
    void submit({ product_id, reason, note, ...moved });
  };
  return (
    <Dialog open onClose={onClose} title="Adjust stock">
      <form className="dialog-form" onSubmit={send} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <p className="quiet">{stock.toLocaleString('en-IN')} on hand.</p>
        <Select
          name="reason"
          label="Reason"
          value={reason}
          onChange={(event) => change({ reason: StockReason.parse(event.target.value), units: '' })}
        >
          {StockReason.options.map((value) => (
            <option key={value} value={value}>
              {stockReasons[value]}
            </option>
          ))}
        </Select>
        <TextInput
          name="units"
          value={units}
          {...asked[reason]}
          inputMode="numeric"
          autoComplete="off"
          error={errors.count ?? errors.change}
          onChange={(event) => {
            edited('count');
            edited('change');
            change({ units: event.target.value });
          }}
          data-autofocus
        />
        <TextInput
          name="note"
          label="Words"
          optional={reason !== 'other'}
          maxLength={300}
          value={note}
          error={errors.note}
          onChange={(event) => {
            edited('note');
            change({ note: event.target.value });
          }}
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" kind="primary" busy={busy} busyText="Saving…">
            Adjust stock
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
