import { type ClipboardEvent, type Dispatch, type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isTable } from '#client/table-files/read-cells.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import type { useLinePages } from '#ui/lists/use-line-pages.ts';
import type { EditorAction } from './editor-state.ts';
import { ProductPicker } from '#widgets/products/ProductPicker.tsx';
import type { PressInList } from './LineSuggestions.tsx';
import { focusLine, focusRemoveButton } from './line-focus.ts';
import { pastedCells } from './paste-lines.ts';
import { blankLine, type DraftLine, fieldsFromProduct } from './quote-draft.ts';
import type { FieldErrors } from './quote-errors.ts';
import { QuoteRow } from './QuoteRow.tsx';
import { cellOf, CELLS, FIELDS, focusCell, moveOf, textFieldOf } from './sheet-cells.ts';
import './quote-sheet.css';
import { useLineLookup } from './use-line-lookup.ts';

type Props = {
  lines: DraftLine[];
  errors: FieldErrors;
  pages: ReturnType<typeof useLinePages>;
  companyId: number;
  /** Discount on the whole, percent. */
  whole: number;
  dispatch: Dispatch<EditorAction>;
};

/** The lines of a quote as a sheet: one row each, moved in by keyboard, with rows pasted from a spreadsheet. */
export function QuoteLines(props: Props) {
  const { lines, errors, pages, companyId, whole, dispatch } = props;
  const { sheet, lookUp, listen, now, ...on } = useSheet(props);
  const remove = useCallback(
    (index: number, form: HTMLFormElement | null) => {
      flushSync(() => dispatch({ type: 'removeLine', index }));
      focusRemoveButton(form, index, now.current.lines.length, '.quote-editor-add button');
    },
    [dispatch, now],
  );
  const pick = useCallback(
    (line: DraftLine, productId: number) => {
      void now.current.pick(line, productId).then(() => {
        const index = now.current.lines.findIndex(({ key }) => key === line.key);
        if (sheet.current) focusCell(sheet.current, index, 'qty');
      });
    },
    [now, sheet],
  );
  const closeLookup = useCallback(() => now.current.setLookup(null), [now]);
  return (
    <>
      <div ref={sheet} className="quote-sheet" {...on}>
        <div className="quote-row quote-row-head small quiet" aria-hidden="true">
          <span />
          {CELLS.map(({ field, label }) => (
            <span key={field} className={`quote-cell-${field}`}>
              {label}
            </span>
          ))}
          <span className="quote-line-net">Before tax</span>
        </div>
        {pages.linesOnPage(lines).map((line, at) => (
          <QuoteRow
            key={line.key}
            line={line}
            index={pages.firstIndex + at}
            errors={errors}
            whole={whole}
            companyId={companyId}
            lookup={lookUp.lookup?.key === line.key ? lookUp.lookup.q : null}
            onListen={listen}
            dispatch={dispatch}
            onPick={pick}
            onCloseLookup={closeLookup}
            onRemove={remove}
          />
        ))}
      </div>
      {pages.pager.pages > 1 && <Pager {...pages.pager} />}
      <div className="quote-editor-add">
        <Button
          small
          onClick={({ currentTarget }) => {
            flushSync(() => {
              dispatch({ type: 'addLine', line: blankLine() });
              pages.showNewLine();
            });
            focusLine(currentTarget.form, lines.length);
          }}
        >
          <Icon name="plus" /> Add line
        </Button>
        <ProductPicker
          companyId={companyId}
          onPick={(product) => {
            dispatch({ type: 'addLine', line: { ...blankLine(), ...fieldsFromProduct(product) } });
            pages.showNewLine();
          }}
        />
        {lines.some(({ wish }) => wish) && (
          <Button small onClick={() => dispatch({ type: 'takeOverAll' })}>
            Take over everything the buyer asks for
          </Button>
        )}
        <p className="small quiet" role="status">
          {lookUp.reading
            ? 'Reading the rows…'
            : 'Paste rows from a spreadsheet into SKU or Item, or a column of figures into its column.'}
        </p>
      </div>
    </>
  );
}

/** What the sheet does with keys, typed text and pasted rows. */
function useSheet({ lines, pages, companyId, dispatch }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const press = useRef<PressInList | null>(null);
  const listen = useCallback((handler: PressInList | null) => {
    press.current = handler;
  }, []);
  const lookUp = useLineLookup(companyId, dispatch);
  // What the rows' handlers need when they run: a new handler on each key would draw all rows again.
  const now = useRef({ lines, pick: lookUp.pick, setLookup: lookUp.setLookup });
  useLayoutEffect(() => {
    now.current = { lines, pick: lookUp.pick, setLookup: lookUp.setLookup };
  });
  /** The key of the line whose SKU was typed since its cell was entered. */
  const typedSku = useRef<string | null>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey, nativeEvent } = event;
    const input = textFieldOf(target);
    const cell = cellOf(input?.name ?? (target instanceof HTMLSelectElement ? target.name : ''));
    // While an input method composes a word, as for Hindi, its keys are its own.
    if (nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
    if (!cell) {
      // Enter in the make of a line does not save the quote.
      if (key === 'Enter' && input) event.preventDefault();
      return;
    }
    if (press.current?.(key)) return event.preventDefault();
    const move = moveOf(event, input);
    if (!move) return;
    event.preventDefault();
    const index = cell.index + move.lines;
    const field = FIELDS[FIELDS.indexOf(cell.field) + move.columns];
    if (field === undefined || index < 0) return;
    const isNew = index >= lines.length;
    if (isNew && key !== 'Enter') return;
    flushSync(() => {
      if (isNew) dispatch({ type: 'addLine', line: blankLine() });
      if (isNew) pages.showNewLine();
      else pages.showLine(index);
    });
    if (sheet.current) focusCell(sheet.current, index, isNew ? 'name' : field);
  };

  const onInput = ({ target }: { target: EventTarget }) => {
    const input = textFieldOf(target);
    const cell = input && cellOf(input.name);
    const line = cell && lines[cell.index];
    if (!line) return;
    if (cell.field === 'sku') typedSku.current = line.key;
    const isSearched = cell.field === 'sku' || (cell.field === 'name' && line.product_id === null);
    lookUp.setLookup(isSearched ? { key: line.key, q: input.value } : null);
  };

  const onBlur = () => {
    const line = lines.find(({ key }) => key === typedSku.current);
    typedSku.current = null;
    if (line) void lookUp.findSku(line);
    lookUp.setLookup(null);
  };

  const onPaste = (event: ClipboardEvent) => {
    const cell = cellOf(textFieldOf(event.target)?.name ?? '');
    const text = event.clipboardData.getData('text/plain');
    const line = cell && lines[cell.index];
    if (!line || !isTable(text)) return;
    event.preventDefault();
    lookUp.setLookup(null);
    if (cell.field === 'sku' || cell.field === 'name') void lookUp.paste(text, line.key);
    else dispatch({ type: 'fillLines', index: cell.index, fields: pastedCells(text, cell.field) });
  };
  return { sheet, listen, lookUp, now, onKeyDown, onInput, onBlur, onPaste };
}
