import { useState } from 'react';
import { numberIn } from '#client/number-in.ts';
import { type DeskOrderDetail, PACKABLE } from '#contracts/admin-orders.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { useTabDraft } from '#ui/use-tab-draft.ts';
import { packHint, qtyFault, toPack } from './pack-words.ts';

type Line = DeskOrderDetail['lines'][number];

/** The lines of an order that have something to be packed, none where its status forbids it. */
export function linesToPack({ lines, status }: DeskOrderDetail): Line[] {
  return lines.filter((line) => line.kind === 'goods' && toPack(line) > 0 && PACKABLE.includes(status));
}

/**
 * How much of each line that remains to be packed, as typed in a dialog, with the fields for it. What was typed is kept
 * under `form` until it is cleared. `read` answers the lines with more than 0, or null where a field says what is wrong.
 */
export function useLineQuantities(form: string, order: DeskOrderDetail, proposed: (line: Line) => number) {
  // What was typed alone: what remains may be another by then.
  const [typed, change, clear] = useTabDraft<Record<number, string>>(form, {});
  const [errors, setErrors] = useState<Record<number, string>>({});
  const lines = linesToPack(order);
  const shown = (line: Line) => typed[line.line_no] ?? String(proposed(line));

  const read = () => {
    const parts = lines.map((line) => ({ line_no: line.line_no, qty: numberIn(shown(line)), remains: toPack(line) }));
    const wrong = Object.fromEntries(
      parts.flatMap(({ line_no, qty, remains }) => {
        const fault = qtyFault(qty, remains);
        return fault === null ? [] : [[line_no, fault]];
      }),
    );
    const chosen = parts.flatMap(({ line_no, qty }) => (qty ? [{ line_no, qty }] : []));
    const isEmpty = Object.keys(wrong).length === 0 && chosen.length === 0;
    setErrors(isEmpty ? { [lines[0]!.line_no]: 'Enter how much of at least one line.' } : wrong);
    return isEmpty || Object.keys(wrong).length > 0 ? null : chosen;
  };

  const fields = lines.map((line, index) => (
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
  ));
  return { fields, read, clear };
}
