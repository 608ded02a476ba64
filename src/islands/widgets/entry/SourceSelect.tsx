import { sentenceCase } from '#client/format.ts';
import { EntrySource } from '#contracts/fields/entry-source.ts';
import { Select } from '#ui/forms/Select.tsx';
import { saveLastSource } from './last-source.ts';

type Props = { value: EntrySource | ''; error: string | undefined; onChange: (source: EntrySource | '') => void };

/** How a request reached us. The choice is proposed for the next entry. */
export function SourceSelect({ value, error, onChange }: Props) {
  const choose = (source: EntrySource | '') => {
    if (source) saveLastSource(source);
    onChange(source);
  };
  return (
    <Select
      label="Source"
      name="source"
      hint="How it reached us. The buyer sees it."
      value={value}
      error={error}
      onChange={({ target }) => choose(target.value as EntrySource | '')}
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
