import { DeductsTds, deductsTdsLabel } from '#contracts/tds/purchase-tds.ts';
import { Select } from '#ui/forms/Select.tsx';

type Props = { value: DeductsTds; error: string | undefined; onChange: (value: DeductsTds) => void };

/** Whether the company deducts TDS on its purchases. */
export function TdsSelect({ value, error, onChange }: Props) {
  return (
    <Select
      label="Deducts TDS on purchases"
      hint="Yes if the company’s turnover exceeded ₹10 crore in the last financial year: it then deducts 0.1% of its purchases above ₹50 lakh."
      name="deducts_tds"
      value={value}
      {...(error ? { error } : {})}
      onChange={(event) => onChange(DeductsTds.parse(event.target.value))}
    >
      {DeductsTds.options.map((option) => (
        <option key={option} value={option}>
          {deductsTdsLabel[option]}
        </option>
      ))}
    </Select>
  );
}
