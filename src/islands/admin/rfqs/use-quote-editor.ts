import { useEffect, useReducer } from 'react';
import { lineIndexOf } from '#client/line-fields.ts';
import { type AdminRfqDetail, MAX_QUOTE_FILES } from '#contracts/quotes/admin.ts';
import { useSaveDraft, useRestoredDraft } from '#ui/forms/use-restored-draft.ts';
import { useUnsavedWarning } from '#ui/forms/use-unsaved-warning.ts';
import { rememberFocus } from '#ui/remember-focus.ts';
import { useLinePages } from '#ui/lists/use-line-pages.ts';
import { useUploads } from '#widgets/attachments/use-uploads.ts';
import { initialState, type KeptEdits, reduce, storedDraft } from './editor-state.ts';
import { newerVersion } from './quote-conflict.ts';
import { draftOf } from './quote-draft.ts';
import type { FieldErrors } from './quote-errors.ts';
import { type SubmitOptions, submitQuote } from './submit-quote.ts';

export type EditorProps = {
  rfq: AdminRfqDetail;
  /** The stored draft, if there is one. */
  draft: AdminRfqDetail['versions'][number] | undefined;
  /** Called when the editor holds edits: it must then stay open, even if another user moves the RFQ on. */
  onHold: () => void;
  onSent: () => void;
};

/** A sheet of 100 rows types without delay: only the row that is typed into is drawn again. */
const LINES_PER_PAGE = 100;

/** The state of the quote editor, and its saving, checking and sending. */
export function useQuoteEditor({ rfq, draft, onHold, onSent }: EditorProps) {
  const name = `quote ${rfq.id}`;
  const kept = useRestoredDraft<KeptEdits>(name);
  const [state, dispatch] = useReducer(reduce, null, () => initialState(rfq, draft && storedDraft(draft), kept));
  const { values, savedValues, base, isReread } = state;
  const newer = isReread ? newerVersion(base, rfq.versions) : undefined;
  const isDirty = values !== savedValues;
  const allowLeave = useUnsavedWarning(isDirty);
  useSaveDraft(name, isDirty ? { values, base } : null);
  useEffect(() => {
    if (isDirty) onHold();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- called once
  }, [isDirty]);
  const pages = useLinePages(values.lines.length, {}, LINES_PER_PAGE);

  const showErrors = (errors: FieldErrors) => {
    dispatch({ type: 'validate', errors });
    const first = Object.keys(errors)
      .map(lineIndexOf)
      .find((line) => line !== undefined);
    if (first !== undefined) pages.showLine(first);
  };

  const uploads = useUploads(values.files, (next) => dispatch({ type: 'editFiles', next }), MAX_QUOTE_FILES);

  const submit = async (kind: 'save' | 'send', options: SubmitOptions = {}) => {
    // Enter in a field also submits: a file that is on its way would be left out.
    if (uploads.busy) return;
    uploads.clearError();
    await submitQuote({ rfq, state, isDirty, newer, dispatch, showErrors, allowLeave, onHold, onSent }, kind, options);
  };

  const loadNewer = () => {
    const restoreFocus = rememberFocus();
    dispatch({ type: 'load', values: draftOf(rfq), base: newer?.status === 'draft' ? storedDraft(newer) : undefined });
    restoreFocus();
  };

  return { ...state, isDirty, newer, pages, uploads, dispatch, submit, loadNewer };
}
