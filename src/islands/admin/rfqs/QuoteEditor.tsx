import type { SubmitEvent } from 'react';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { SendWarningDialog } from '#widgets/SendWarningDialog.tsx';
import { closedReason } from './quote-conflict.ts';
import { figureNames } from './quote-draft.ts';
import { QuoteFooter } from './QuoteFooter.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { QuoteRefusal } from './QuoteRefusal.tsx';
import { QuoteTerms } from './QuoteTerms.tsx';
import { type EditorProps, useQuoteEditor } from './use-quote-editor.ts';

/** Edits the next version of a quote: its lines, freight, validity and terms. It is saved as a draft, then sent. */
export function QuoteEditor(props: EditorProps) {
  const { rfq } = props;
  const editor = useQuoteEditor(props);
  const { values, errors, busy, warnings, pages, dispatch, submit } = editor;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    void submit('save');
  };
  return (
    <form className="quote-editor sheet" onSubmit={save} noValidate>
      <ErrorSummary errors={errors} showLine={pages.showLine} fieldNames={figureNames} />
      <QuoteLines lines={values.lines} errors={errors} pages={pages} companyId={rfq.company.id} dispatch={dispatch} />
      <QuoteTerms
        values={values}
        errors={errors}
        addresses={rfq.addresses}
        onChange={(fields) => dispatch({ type: 'edit', fields })}
      />
      <QuoteRefusal
        rfq={rfq}
        mine={values}
        newer={editor.newer}
        failure={editor.failure}
        busy={busy !== null}
        onLoadTheirs={editor.loadNewer}
        onSaveMine={() => void submit('save', { overNewer: true })}
      />
      <QuoteFooter
        lines={values.lines}
        savedTotal={editor.isDirty ? undefined : editor.base?.total}
        isClosed={closedReason(rfq) !== null}
        busy={busy}
        onSend={() => void submit('send')}
      />
      {warnings.length > 0 && (
        <SendWarningDialog
          title="Send this quote?"
          warnings={warnings}
          confirmLabel="Send anyway"
          onClose={() => dispatch({ type: 'closeWarnings' })}
          onConfirm={() => void submit('send', { confirmed: true })}
        />
      )}
    </form>
  );
}
