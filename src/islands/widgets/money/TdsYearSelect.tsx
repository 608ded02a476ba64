import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { financialYearNamed, financialYearOf } from '#contracts/fields/financial-year.ts';
import { FIRST_TDS_YEAR } from '#contracts/tds/purchase-tds.ts';
import { Select } from '#ui/forms/Select.tsx';

type Props = { value: string; onChange: (year: string) => void; labelHidden?: boolean };

/** The current financial year and those before it, the latest first. */
export function TdsYearSelect({ value, onChange, labelHidden = false }: Props) {
  return (
    <Select
      label="Financial year"
      labelHidden={labelHidden}
      name="year"
      className="list-filter"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {tdsYears().map(({ code, label }) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </Select>
  );
}

/** The code of the current financial year. */
export const currentYear = () => financialYearOf(dayInIndia()).code;

function tdsYears() {
  const last = Number(currentYear().slice(0, 2));
  const first = Number(FIRST_TDS_YEAR.slice(0, 2));
  return Array.from({ length: last - first + 1 }, (_, back) => financialYearNamed(codeOf(last - back))!);
}

const codeOf = (from: number) => `${from}${String(from + 1).padStart(2, '0')}`;
