import { useState } from 'react';
import { parseNumber } from '#client/table-files/parse-number.ts';
import type { AdminOrderDetail } from '#contracts/orders/admin.ts';
import { formatQuantity, isCounted } from '#contracts/fields/unit-names.ts';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { qtyError } from './pack-quantities.ts';

/** As typed, by line number. */
type Draft = Record<number, { qty?: string; promised_on?: string }>;

/**
 * The fields with which a hold proposes other quantities and dates, and `read`, which returns the changed lines or null after
 * showing errors at the fields. What is typed is kept in the tab.
 */
export function useProposal({ id, lines }: AdminOrderDetail) {
  const [draft, edit, clear] = useTabDraft<Draft>(`proposal ${id}`, {});
  const [errors, setErrors] = useState<Record<number, string>>({});
  const goods = lines.filter(({ kind }) => kind === 'goods');
  const change = (lineNo: number, values: Draft[number]) => {
    edit((now) => ({ [lineNo]: { ...now[lineNo], ...values } }));
    setErrors({});
  };

  const read = () => {
    const found: Record<number, string> = {};
    const changed = goods.flatMap(({ line_no, qty: ordered, unit }) => {
      const { qty: typed = '', promised_on = '' } = draft[line_no] ?? {};
      if (!typed.trim() && !promised_on) return [];
      const qty = typed.trim() ? parseNumber(typed) : ordered;
      const error = qtyError(qty, ordered, unit);
      if (error) found[line_no] = error;
      return [{ line_no, qty: qty ?? 0, promised_on: promised_on || null }];
    });
    setErrors(found);
    return Object.keys(found).length > 0 ? null : changed;
  };

  const fields = (
    <details className="proposal" open={Object.keys(draft).length > 0 || undefined}>
      <summary>Propose changes to the lines</summary>
      <p className="small quiet">
        The buyer can accept the changes on the order’s page, which releases the order. Leave a line blank to keep it; 0
        cancels it.
      </p>
      {goods.map(({ line_no, name, qty, unit }) => (
        <fieldset key={line_no} className="proposal-line">
          <legend>{name}</legend>
          <FieldRow>
            <TextInput
              label="New quantity"
              hint={`Ordered: ${formatQuantity(qty, unit)}`}
              name={`proposed-${line_no}`}
              optional
              inputMode={isCounted(unit) ? 'numeric' : 'decimal'}
              autoComplete="off"
              value={draft[line_no]?.qty ?? ''}
              error={errors[line_no]}
              onChange={({ target }) => change(line_no, { qty: target.value })}
            />
            <DateInput
              label="New delivery date"
              name={`proposed-date-${line_no}`}
              optional
              value={draft[line_no]?.promised_on ?? ''}
              onDate={(promised_on) => change(line_no, { promised_on })}
            />
          </FieldRow>
        </fieldset>
      ))}
    </details>
  );
  return { fields, read, clear };
}
