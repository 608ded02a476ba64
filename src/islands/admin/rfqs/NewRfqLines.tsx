import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isCounted } from '#contracts/fields/unit-names.ts';
import { Button } from '#ui/Button.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import type { useLinePages } from '#ui/lists/use-line-pages.ts';
import { PasteRows } from '#widgets/entry/PasteRows.tsx';
import { ProductPicker } from '#widgets/products/ProductPicker.tsx';
import { blankEntry, type EntryLine, isBlank } from './new-rfq-draft.ts';
import type { useNewRfq } from './use-new-rfq.ts';

type Props = { form: ReturnType<typeof useNewRfq>; pages: ReturnType<typeof useLinePages> };

/** The lines of an RFQ that staff enter: typed, from the company's catalogue or pasted. */
export function NewRfqLines({ form, pages }: Props) {
  const { draft, errors, edit, addLines, addBlank, rows, removeLine } = form;
  const { lines, company_id } = draft;
  const field = useRef<HTMLFieldSetElement>(null);
  const addLine = () => {
    flushSync(() => {
      addBlank();
      pages.showNewLine();
    });
    field.current?.querySelector<HTMLElement>(`[name="lines.${lines.length}.item"]`)?.focus();
  };
  // Enter in a line does not send the form: in the last one it adds a line.
  const pressInLine = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (index === lines.length - 1) addLine();
  };
  return (
    <fieldset ref={field} className="entry-lines sheet">
      <legend className="visually-hidden">Items to be quoted</legend>
      {pages.linesOnPage(lines).map((line, at) => {
        const index = pages.firstIndex + at;
        return (
          <LineFields
            key={line.key}
            line={line}
            index={index}
            isOnly={lines.length === 1}
            errors={errors}
            onPress={(event) => pressInLine(event, index)}
            onChange={(next) => edit(`lines.${index}`, { lines: lines.with(index, { ...line, ...next }) })}
            onRemove={() => removeLine(line.key)}
          />
        );
      })}
      {pages.pager.pages > 1 && <Pager {...pages.pager} />}
      <div className="entry-add">
        <Button small onClick={addLine}>
          <Icon name="plus" /> Add line
        </Button>
        {company_id !== null && (
          <ProductPicker
            companyId={company_id}
            onPick={({ id, name, sku, unit }) =>
              addLines([{ ...blankEntry(), item: `${name} (${sku})`, product_id: id, unit }])
            }
          />
        )}
      </div>
      <PasteRows rows={rows} />
    </fieldset>
  );
}

type LineProps = {
  line: EntryLine;
  index: number;
  isOnly: boolean;
  /** Of the whole form, by path: `lines.0.item`. */
  errors: Record<string, string>;
  onPress: (event: KeyboardEvent) => void;
  onChange: (fields: Partial<EntryLine>) => void;
  onRemove: () => void;
};

function LineFields({ line, index, isOnly, errors, onPress, onChange, onRemove }: LineProps) {
  const bind = (name: 'item' | 'qty' | 'unit') => ({
    name: `lines.${index}.${name}`,
    value: line[name],
    error: errors[`lines.${index}.${name}`],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) =>
      // Another text may mean another product.
      onChange({ [name]: event.target.value, ...(name === 'item' ? { product_id: null } : {}) }),
  });
  return (
    <div className="entry-line rfq-entry-line" role="group" aria-label={`Line ${index + 1}`} onKeyDown={onPress}>
      <TextInput
        {...bind('item')}
        label={`Item ${index + 1}`}
        className="rfq-entry-item"
        maxLength={300}
        placeholder="Name, size, make or SKU"
        hint={line.product_id === null ? undefined : 'From the company’s catalogue'}
      />
      <TextInput {...bind('qty')} label="Quantity" inputMode={isCounted(line.unit) ? 'numeric' : 'decimal'} />
      <TextInput {...bind('unit')} label="Unit" maxLength={20} />
      <Button
        kind="quiet"
        aria-label={`Remove ${line.item || `line ${index + 1}`}`}
        disabled={isOnly && isBlank(line)}
        onClick={onRemove}
      >
        <Icon name="close" />
      </Button>
    </div>
  );
}
