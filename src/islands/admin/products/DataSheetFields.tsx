import { useState } from 'react';
import { parseAttribute } from '#contracts/catalog/attributes/parse.ts';
import type { AttributeTemplate } from '#contracts/catalog/attributes/template.ts';
import { templateOf } from '#contracts/catalog/attributes/templates.ts';
import { Select } from '#ui/forms/Select.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { joinDataSheet, splitDataSheet } from './data-sheet-text.ts';

type Props = {
  category: string;
  subcategory: string;
  /** One property per line. */
  text: string;
  onChange: (text: string) => void;
  /** The server's refusal. */
  error?: string | undefined;
};

/** The data sheet: a field for each attribute of the subcategory, and further rows as text. */
export default function DataSheetFields({ category, subcategory, text, onChange, error }: Props) {
  const template = templateOf(category, subcategory);
  const parts = splitDataSheet(template, text);
  const edit = (change: Partial<typeof parts>) => onChange(joinDataSheet(template, { ...parts, ...change }));
  return (
    <>
      {template.length > 0 && (
        <div className="data-sheet-fields">
          {template.map((attribute) => (
            <AttributeField
              key={attribute.name}
              attribute={attribute}
              value={parts.values[attribute.name] ?? ''}
              onChange={(value) => edit({ values: { ...parts.values, [attribute.name]: value } })}
            />
          ))}
        </div>
      )}
      <TextArea
        label={template.length > 0 ? 'Further rows of the data sheet' : 'Data sheet'}
        optional
        hint={
          template.length > 0
            ? 'One property per line, e.g. Cage: polyamide.'
            : 'One property per line, e.g. Bore: 25 mm. Choose a subcategory for fields of its own.'
        }
        rows={4}
        name="attributes"
        value={parts.further}
        onChange={(event) => edit({ further: event.target.value })}
        error={error}
      />
    </>
  );
}

type FieldProps = { attribute: AttributeTemplate; value: string; onChange: (value: string) => void };

/** One attribute. A value that cannot be read is reported once the field is left. */
function AttributeField({ attribute, value, onChange }: FieldProps) {
  const [isEditing, setEditing] = useState(false);
  const parsed = value.trim() === '' || isEditing ? null : parseAttribute(attribute, value);
  const error = parsed && 'error' in parsed ? parsed.error : undefined;
  const common = { label: labelOf(attribute), optional: true, value, error, onBlur: () => setEditing(false) };
  if (attribute.kind === 'choice') {
    const choices = [value, ...attribute.choices].filter((choice, at, all) => choice && all.indexOf(choice) === at);
    return (
      <Select {...common} onChange={(event) => onChange(event.target.value)}>
        <option value="">None</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    );
  }
  return (
    <TextInput
      {...common}
      autoComplete="off"
      maxLength={300}
      onChange={(event) => {
        setEditing(true);
        onChange(event.target.value);
      }}
    />
  );
}

/** `Bore (mm)` */
function labelOf(attribute: AttributeTemplate): string {
  return attribute.kind === 'number' && attribute.unit ? `${attribute.name} (${attribute.unit})` : attribute.name;
}
