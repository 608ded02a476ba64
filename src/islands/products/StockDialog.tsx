import { type SubmitEvent, useState } from 'react';
import { numberIn } from '#client/number-in.ts';
import { adjustStockEndpoint, StockReason } from '#contracts/stock.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { useSubmit } from '#ui/use-submit.ts';
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

/** Changes a product's stock, with the reason. */
export function StockDialog({ product_id, stock, onClose, onAdjusted }: Props) {
  const [reason, setReason] = useState<StockReason>('counted');
  const { submit, busy, errors, failure } = useSubmit(adjustStockEndpoint, (reply) => {
    toast(reply.message);
    onAdjusted(reply.stock);
    onClose();
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const units = numberIn(String(form.get('units') ?? '')) ?? Number.NaN;
    const moved =
      reason === 'counted' ? { count: units, stock_was: stock } : { change: reason === 'damaged' ? -units : units };
    void submit({ product_id, reason, note: String(form.get('note') ?? ''), ...moved });
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
          onChange={(event) => setReason(StockReason.parse(event.target.value))}
        >
          {StockReason.options.map((value) => (
            <option key={value} value={value}>
              {stockReasons[value]}
            </option>
          ))}
        </Select>
        <TextInput
          key={reason}
          name="units"
          {...asked[reason]}
          inputMode="numeric"
          autoComplete="off"
          error={errors.count ?? errors.change}
          data-autofocus
        />
        <TextInput name="note" label="Words" optional={reason !== 'other'} maxLength={300} error={errors.note} />
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
