import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isTable } from '#client/table-files/read-cells.ts';
import { MAX_RFQ_LINES } from '#contracts/quotes/rfqs.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import type { useLinePages } from '#ui/lists/use-line-pages.ts';
import { PasteRows } from '#widgets/entry/PasteRows.tsx';
import type { usePastedRows } from '#widgets/entry/use-pasted-rows.ts';
import type { DraftLine } from './rfq-draft.ts';
import { RfqLineFields } from './RfqLineFields.tsx';

type Props = {
  lines: DraftLine[];
  pages: ReturnType<typeof useLinePages>;
  /** Of the whole form, by path: `lines.0.item`. */
  errors: Record<string, string>;
  rows: ReturnType<typeof usePastedRows>;
  onChange: (index: number, line: DraftLine) => void;
  onRemove: (line: DraftLine, index: number) => void;
  onAdd: () => void;
};

/** The lines of the form, one page at a time: typed, found in the catalogue, or pasted. */
export function RfqLines({ lines, pages, errors, rows, onChange, onRemove, onAdd }: Props) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const focus = (index: number, field: 'item' | 'qty') =>
    fields.current?.querySelector<HTMLElement>(`[name="lines.${index}.${field}"]`)?.focus();
  const add = () => {
    flushSync(() => {
      onAdd();
      pages.showNewLine();
    });
    focus(lines.length, 'item');
  };
  /** Enter in a line does not send the form: it goes to the next line, after the last to a new one. */
  const toNextLine = (index: number) => {
    if (index < pages.firstIndex + pages.linesOnPage(lines).length - 1) focus(index + 1, 'item');
    else if (index === lines.length - 1 && lines.length < MAX_RFQ_LINES) add();
  };
  const press = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    toNextLine(index);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    // Elsewhere, or a single cell, it is pasted as usual.
    if (!(event.target instanceof HTMLInputElement) || !isTable(text)) return;
    event.preventDefault();
    rows.addRows(text);
  };
  return (
    <fieldset ref={fields} className="rfq-lines sheet" onPaste={paste}>
      <legend className="visually-hidden">Items to be quoted</legend>
      {pages.linesOnPage(lines).map((line, offset) => {
        const index = pages.firstIndex + offset;
        return (
          <RfqLineFields
            key={line.key}
            line={line}
            index={index}
            errors={errors}
            onPress={(event) => press(event, index)}
            onEnter={() => toNextLine(index)}
            onFound={() => focus(index, 'qty')}
            onChange={(next) => onChange(index, next)}
            onRemove={() => onRemove(line, index)}
          />
        );
      })}
      {pages.pager.pages > 1 && <Pager {...pages.pager} />}
      <div className="rfq-add">
        <Button kind="quiet" disabled={lines.length >= MAX_RFQ_LINES} onClick={add}>
          <Icon name="plus" /> Add line
        </Button>
      </div>
      <PasteRows rows={rows} />
    </fieldset>
  );
}
