import { type SubmitEvent, useCallback, useState } from 'react';
import { MAX_QUOTE_FILES } from '#contracts/quotes/admin.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { UploadField } from '#widgets/attachments/UploadField.tsx';
import { SendWarningDialog } from '#widgets/SendWarningDialog.tsx';
import { MessageBuyer } from './MessageBuyer.tsx';
import { closedReason } from './quote-conflict.ts';
import { figureNames } from './quote-draft.ts';
import { QuoteFooter } from './QuoteFooter.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { QuotePreview } from './QuotePreview.tsx';
import { QuoteRefusal } from './QuoteRefusal.tsx';
import { QuoteTerms } from './QuoteTerms.tsx';
import { wholeDiscount } from './quote-totals.ts';
import { TermsLibrary } from './TermsLibrary.tsx';
import { type EditorProps, useQuoteEditor } from './use-quote-editor.ts';

/** Edits the next version of a quote: its lines, freight, validity and terms. It is saved as a draft, then sent. */
export function QuoteEditor(props: EditorProps) {
  const { rfq } = props;
  const editor = useQuoteEditor(props);
  const { values, errors, busy, warnings, pages, uploads, dispatch, submit } = editor;
  const [open, setOpen] = useState<'preview' | 'message' | 'terms' | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const interState = rfq.addresses.find(({ id }) => String(id) === values.ship_address_id)?.inter_state ?? false;
  const saved = editor.isDirty ? undefined : editor.base;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    void submit('save');
  };
  return (
    <>
      <form className="quote-editor sheet" onSubmit={save} noValidate>
        <ErrorSummary errors={errors} showLine={pages.showLine} fieldNames={figureNames} />
        <QuoteLines
          lines={values.lines}
          errors={errors}
          pages={pages}
          companyId={rfq.company.id}
          whole={wholeDiscount(values.discount)}
          dispatch={dispatch}
        />
        <QuoteTerms
          values={values}
          errors={errors}
          rfq={rfq}
          onChange={(fields) => dispatch({ type: 'edit', fields })}
          onOpenLibrary={() => setOpen('terms')}
        />
        <UploadField
          label="Files"
          name="files"
          optional
          hint={`Up to ${MAX_QUOTE_FILES} drawings, data sheets or certificates: PDF, Word, Excel, CSV, JPG, PNG or WebP, at most 4 MB each. The buyer downloads them with the quote.`}
          uploads={uploads}
          error={errors.files}
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
          values={values}
          interState={interState}
          savedTotal={saved?.total}
          isClosed={closedReason(rfq) !== null}
          busy={busy}
          isUploading={uploads.busy}
          onPreview={() => setOpen('preview')}
          onAsk={() => setOpen('message')}
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
      {/* Outside the form: they have forms of their own. */}
      {open === 'preview' && (
        <QuotePreview rfq={rfq} values={values} interState={interState} saved={saved} onClose={close} />
      )}
      {open === 'message' && <MessageBuyer rfq={rfq} onClose={close} />}
      {open === 'terms' && (
        <TermsLibrary
          onInsert={(body) => {
            const terms = [values.terms.trimEnd(), body].filter(Boolean).join('\n');
            dispatch({ type: 'edit', fields: { terms } });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
