import type { Dispatch } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import type { useLinePages } from '#ui/lists/use-line-pages.ts';
import type { EditorAction } from './editor-state.ts';
import { ProductPicker } from '#widgets/products/ProductPicker.tsx';
import { focusLine, focusRemoveButton } from './line-focus.ts';
import { blankLine, type DraftLine, fieldsFromProduct } from './quote-draft.ts';
import type { FieldErrors } from './quote-errors.ts';
import { QuoteLineFields } from './QuoteLineFields.tsx';

type Props = {
  lines: DraftLine[];
  errors: FieldErrors;
  pages: ReturnType<typeof useLinePages>;
  companyId: number;
  dispatch: Dispatch<EditorAction>;
};

/** The lines of a quote, page by page, and the buttons that add one. */
export function QuoteLines({ lines, errors, pages, companyId, dispatch }: Props) {
  const add = (line: DraftLine) => {
    dispatch({ type: 'addLine', line });
    pages.showNewLine();
  };
  const remove = (index: number, form: HTMLFormElement | null) => {
    flushSync(() => dispatch({ type: 'removeLine', index }));
    focusRemoveButton(form, index, lines.length - 1, '.quote-editor-add button');
  };
  return (
    <>
      {pages.linesOnPage(lines).map((line, at) => {
        const index = pages.firstIndex + at;
        return (
          <QuoteLineFields
            key={line.key}
            line={line}
            index={index}
            errors={errors}
            onChange={(fields) => dispatch({ type: 'editLine', index, fields })}
            onRemove={(form) => remove(index, form)}
          />
        );
      })}
      {pages.pager.pages > 1 && <Pager {...pages.pager} />}
      <div className="quote-editor-add">
        <Button
          small
          onClick={({ currentTarget }) => {
            flushSync(() => add(blankLine()));
            focusLine(currentTarget.form, lines.length);
          }}
        >
          <Icon name="plus" /> Add line
        </Button>
        <ProductPicker
          companyId={companyId}
          onPick={(product) => add({ ...blankLine(), ...fieldsFromProduct(product) })}
        />
      </div>
    </>
  );
}
