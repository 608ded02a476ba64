import { useState } from 'react';
import { parseNumber } from '#client/table-files/parse-number.ts';
import type { AdminOrderDetail } from '#contracts/orders/admin.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { formatRemaining, qtyError, remainingQty } from './pack-quantities.ts';
import { isCounted } from '#contracts/fields/unit-names.ts';

type Line = AdminOrderDetail['lines'][number];

/** The lines of an order with something left to pack; none if its status does not allow packing. */
export function linesToPack({ lines, status }: AdminOrderDetail): Line[] {
  if (!ORDER_STATES[status].isPackable) return [];
  return lines.filter((line) => line.kind === 'goods' && remainingQty(line) > 0);
}

type Options = {
  proposed: (line: Line) => number;
  hint?: (line: Line) => string;
  /** Why a quantity of what is left to pack is refused. */
  check?: (qty: number, line: Line) => string | null;
  /** True where something before the fields takes the focus. */
  hasFocusBefore?: boolean;
};

/**
 * A quantity field for each line left to pack. Typed quantities are kept as a tab draft named `form`. `read` returns the
 * lines with more than 0, or null after showing errors at the fields.
 */
export function useLineQuantities(form: string, order: AdminOrderDetail, options: Options) {
  const { proposed, hint = formatRemaining, check = () => null, hasFocusBefore = false } = options;
  // Only typed values are kept: the proposal follows what is left to pack.
  const [typed, change, clear] = useTabDraft<Record<number, string>>(form, {});
  const [errors, setErrors] = useState<Record<number, string>>({});
  const lines = linesToPack(order);
  const valueOf = (line: Line) => typed[line.line_no] ?? String(proposed(line));

  const read = () => {
    const found: Record<number, string> = {};
    const chosen: { line_no: number; qty: number }[] = [];
    for (const line of lines) {
      const qty = parseNumber(valueOf(line));
      const error = qtyError(qty, remainingQty(line), line.unit) ?? check(qty ?? 0, line);
      if (error) found[line.line_no] = error;
      else if (qty) chosen.push({ line_no: line.line_no, qty });
    }
    if (Object.keys(found).length === 0 && chosen.length === 0) {
      found[lines[0]!.line_no] = 'Enter a quantity for at least one line.';
    }
    setErrors(found);
    return Object.keys(found).length > 0 ? null : chosen;
  };

  const fields = lines.map((line, index) => (
    <TextInput
      key={line.line_no}
      name={`line-${line.line_no}`}
      label={line.name}
      hint={hint(line)}
      inputMode={isCounted(line.unit) ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={valueOf(line)}
      error={errors[line.line_no]}
      onChange={(event) => change({ [line.line_no]: event.target.value })}
      className="order-qty"
      {...(index === 0 && !hasFocusBefore ? { 'data-autofocus': '' } : {})}
    />
  ));
  return { fields, lines, valueOf, change, read, clear };
}
