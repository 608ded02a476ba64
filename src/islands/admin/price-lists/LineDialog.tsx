import { useState } from 'react';
import { formatBreakLines, parseBreakLines } from '#client/break-lines.ts';
import { parseNumber } from '#client/table-files/parse-number.ts';
import { type PriceListLine, savePriceListLineEndpoint } from '#contracts/catalog/price-lists.ts';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useAction } from '#ui/use-action.ts';
import { PerOptions } from '#widgets/prices/PerOptions.tsx';
import { PriceBreaksInput } from '#widgets/prices/PriceBreaksInput.tsx';

type Props = {
  list_id: number;
  /** Absent to add an item. */
  line?: PriceListLine;
  onClose: () => void;
};

/** Adds an item by its SKU, or changes its price and quantity breaks. */
export function LineDialog({ list_id, line, onClose }: Props) {
  const [draft, setDraft] = useState({
    sku: line?.sku ?? '',
    price: line?.price.toFixed(2) ?? '',
    price_per: String(line?.price_per ?? 1),
    price_breaks: formatBreakLines(line?.price_breaks ?? []),
  });
  const action = useAction(savePriceListLineEndpoint, onClose);
  const bind = bindFields(draft, (part) => setDraft((before) => ({ ...before, ...part })), action);
  const send = () =>
    void action.submit({
      list_id,
      sku: draft.sku,
      price: parseNumber(draft.price) ?? Number.NaN,
      price_per: Number(draft.price_per),
      price_breaks: parseBreakLines(draft.price_breaks),
      ...(line ? { version: line.version } : {}),
    });
  return (
    <FormDialog
      title={line ? `Price of ${line.sku}` : 'Add item'}
      onClose={onClose}
      onSubmit={send}
      submitLabel={line ? 'Save price' : 'Add item'}
      busy={action.busy}
      failure={action.failure}
    >
      {line ? (
        <p className="quiet">{line.name}</p>
      ) : (
        <TextInput
          label="SKU"
          className="field-code"
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          {...bind('sku')}
          data-autofocus
        />
      )}
      <TextInput
        label="Price (₹)"
        hint="Before tax."
        inputMode="decimal"
        autoComplete="off"
        {...bind('price')}
        {...(line ? { 'data-autofocus': true } : {})}
      />
      <Select label="Per" hint="Number of units that the price and its breaks are for." {...bind('price_per')}>
        <PerOptions unit={line?.unit} />
      </Select>
      <PriceBreaksInput {...bind('price_breaks')} />
    </FormDialog>
  );
}
