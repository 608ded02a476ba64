import { sentenceCase } from '#client/format.ts';
import { EntrySource } from '#contracts/fields/entry-source.ts';
import { Select } from '#ui/forms/Select.tsx';

type Props = { value: EntrySource | ''; error: string | undefined; onChange: (source: EntrySource | '') => void };

/** How a request reached us. */
export function SourceSelect({ value, error, onChange }: Props) {
  return (
    <Select
      label="Source"
      name="source"
      hint="How the request reached us. The buyer sees it."
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value as EntrySource | '')}
    >
      <option value="">Choose a source</option>
      {EntrySource.options.map((source) => (
        <option key={source} value={source}>
          {sentenceCase(source)}
        </option>
      ))}
    </Select>
  );
}
