import { formatRupees } from '#contracts/fields/money.ts';
import { formatQuantity, isCounted } from '#contracts/fields/unit-names.ts';
import type { CreditedPart } from '#contracts/invoices/notes.ts';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import type { NoteLine, TypedParts } from './note-draft.ts';

type Props = {
  lines: NoteLine[];
  /** The parts as they would be sent: an error names a line by its place among them. */
  parts: readonly Pick<CreditedPart, 'line_no'>[];
  /** Values are credited beside quantities; not of a return. */
  hasValues: boolean;
  typed: TypedParts;
  errors: Record<string, string>;
  onChange: (typed: TypedParts) => void;
};

/** A quantity or a value for each line of an invoice. */
export function CreditLineFields({ lines, parts, hasValues, typed, errors, onChange }: Props) {
  return lines.map(({ line_no, name, unit, qty, value, proposed, hasQuantity }) => {
    const at = parts.findIndex((part) => part.line_no === line_no);
    const field = (figure: 'qty' | 'value') => ({
      name: `lines.${at < 0 ? `of-${line_no}` : at}.${figure}`,
      value: typed[`${figure} ${line_no}`] ?? (figure === 'qty' ? String(proposed ?? '') : ''),
      error: errors[`lines.${at}.${figure}`],
      autoComplete: 'off',
      onChange: (event: { target: { value: string } }) => onChange({ [`${figure} ${line_no}`]: event.target.value }),
    });
    return (
      <fieldset key={line_no} className="note-line">
        <legend>{name}</legend>
        <FieldRow>
          {hasQuantity && (
            <TextInput
              label="Quantity"
              hint={`Of ${formatQuantity(qty, unit)}`}
              inputMode={isCounted(unit) ? 'numeric' : 'decimal'}
              {...field('qty')}
            />
          )}
          {hasValues && value > 0 && (
            <TextInput
              label={hasQuantity ? 'or value (₹)' : 'Value (₹)'}
              hint={`Before tax, of ${formatRupees(value)}`}
              inputMode="decimal"
              {...field('value')}
            />
          )}
        </FieldRow>
      </fieldset>
    );
  });
}
