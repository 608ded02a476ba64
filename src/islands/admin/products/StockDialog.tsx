import { parseNumber } from '#client/table-files/parse-number.ts';
import { adjustStockEndpoint, StockReason } from '#contracts/catalog/adjust-stock.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { useSubmit } from '#ui/use-submit.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { stockReasons } from './stock-reasons.ts';

type Props = {
  product_id: number;
  /** Free units, as last read from the server, and those that orders hold. */
  stock: number;
  allocated: number;
  unit: string;
  onClose: () => void;
  onAdjusted: (stock: number) => void;
};

/** Label and hint of the units field, by reason. */
const unitsField: Record<StockReason, { label: string; hint: string }> = {
  counted: { label: 'Units counted', hint: 'Units that are free now.' },
  received: { label: 'Units received', hint: 'Added to stock.' },
  damaged: { label: 'Units damaged', hint: 'Deducted from stock.' },
  other: { label: 'Change', hint: 'Units to add or deduct, e.g. 12 or -5.' },
};

const blank = { reason: 'counted' as StockReason, units: '', note: '' };

/** Adjusts a product's stock, with the reason. */
export function StockDialog({ product_id, stock, allocated, unit, onClose, onAdjusted }: Props) {
  // The key holds the stock: a count typed before an order reduced it is no longer valid.
  const [draft, change, clear] = useTabDraft(`stock ${product_id} ${stock}`, blank);
  const { reason, units, note } = draft;
  const { submit, busy, errors, failure, edited } = useSubmit(adjustStockEndpoint, (reply) => {
    clear();
    toast(reply.message);
    onAdjusted(reply.stock);
    onClose();
  });
  const send = () => {
    const number = parseNumber(units) ?? Number.NaN;
    const movement =
      reason === 'counted' ? { count: number, stock_was: stock } : { change: reason === 'damaged' ? -number : number };
    void submit({ product_id, reason, note, ...movement });
  };
  const bind = bindFields(draft, change, { errors, edited });
  return (
    <FormDialog
      title="Adjust stock"
      onClose={onClose}
      onSubmit={send}
      submitLabel="Adjust stock"
      busy={busy}
      failure={failure}
    >
      <p className="quiet">
        {formatQuantity(stock, unit)} free.
        {allocated > 0 &&
          ` ${formatQuantity(allocated, unit)} more allocated to orders that are not packed: do not count them here.`}
      </p>
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
        {...unitsField[reason]}
        inputMode="decimal"
        autoComplete="off"
        error={errors.count ?? errors.change}
        onChange={(event) => {
          edited('count');
          edited('change');
          change({ units: event.target.value });
        }}
        data-autofocus
      />
      <TextInput {...bind('note')} label="Remarks" optional={reason !== 'other'} maxLength={300} />
    </FormDialog>
  );
}
