import type { TableFile } from '#client/table-files/read-table-file.ts';
import { Select } from '#ui/forms/Select.tsx';

type Props = { workbook: TableFile; value: string; onChoose: (name: string) => void; error?: string | undefined };

/** Chooses the sheet of an Excel file. It has the focus when it appears, because it is the next step. */
export function SheetSelect({ workbook: { name, sheets }, value, onChoose, error }: Props) {
  return (
    <Select
      label="Sheet"
      hint={`${name} has rows in ${sheets.length} sheets.`}
      autoFocus
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      {...(error ? { error } : {})}
    >
      {value === '' && <option value="">Choose a sheet</option>}
      {sheets.map((sheet) => (
        <option key={sheet.name}>{sheet.name}</option>
      ))}
    </Select>
  );
}
