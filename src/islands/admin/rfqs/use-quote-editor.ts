import { useEffect, useReducer } from 'react';
import { ApiError, call } from '#client/api.ts';
import { lineIndexOf } from '#client/line-fields.ts';
import { queryClient } from '#client/queries.ts';
import {
  type AdminRfqDetail,
  checkRatesEndpoint,
  type SaveQuote,
  saveQuoteEndpoint,
  sendQuoteEndpoint,
} from '#contracts/quotes/admin.ts';
import { useSaveDraft, useRestoredDraft } from '#ui/forms/use-restored-draft.ts';
import { fieldErrors } from '#ui/use-submit.ts';
import { useUnsavedWarning } from '#ui/forms/use-unsaved-warning.ts';
import { rememberFocus } from '#ui/remember-focus.ts';
import { useLinePages } from '#ui/lists/use-line-pages.ts';
import { toast } from '#ui/toast.ts';
import { initialState, type KeptEdits, reduce, type StoredDraft } from './editor-state.ts';
import { newerVersion } from './quote-conflict.ts';
import { bodyOf, draftOf } from './quote-draft.ts';
import type { FieldErrors } from './quote-errors.ts';
import { hasUnusualRate, sendErrors, sendWarnings } from './send-checks.ts';

export type EditorProps = {
  rfq: AdminRfqDetail;
  /** The stored draft, if there is one. */
  draft: AdminRfqDetail['versions'][number] | undefined;
  /** Called when the editor holds edits: it must then stay open, even if another user moves the RFQ on. */
  onHold: () => void;
  onSent: () => void;
};

/** The state of the quote editor, and its saving, checking and sending. */
export function useQuoteEditor({ rfq, draft, onHold, onSent }: EditorProps) {
  const name = `quote ${rfq.id}`;
  const kept = useRestoredDraft<KeptEdits>(name);
  const [state, dispatch] = useReducer(reduce, null, () => initialState(rfq, draft && storedDraft(draft), kept));
  const { values, savedValues, base, busy, isReread } = state;
  const newer = isReread ? newerVersion(base, rfq.versions) : undefined;
  const isDirty = values !== savedValues;
  const allowLeave = useUnsavedWarning(isDirty);
  useSaveDraft(name, isDirty ? { values, base } : null);
  useEffect(() => {
    if (isDirty) onHold();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- called once
  }, [isDirty]);
  const pages = useLinePages(values.lines.length);

  const showErrors = (errors: FieldErrors) => {
    dispatch({ type: 'validate', errors });
    const first = Object.keys(errors)
      .map(lineIndexOf)
      .find((line) => line !== undefined);
    if (first !== undefined) pages.showLine(first);
  };

  /** `confirmed`: the warnings were accepted. `overNewer`: another user's draft is to be overwritten. */
  async function submit(kind: 'save' | 'send', { confirmed = false, overNewer = false } = {}) {
    const target = overNewer ? (newer?.status === 'draft' ? newer : undefined) : base;
    const body = bodyOf(values, rfq.id, target?.revision);
    const errors = { ...fieldErrors(saveQuoteEndpoint.body, body), ...(kind === 'send' && sendErrors(body)) };
    showErrors(errors);
    if (Object.keys(errors).length > 0 || busy) return;
    onHold();
    const warnings = kind === 'send' && !confirmed ? sendWarnings(body, rfq.versions) : [];
    // The pressed button may disappear: with the notice that it is part of, or when the quote is sent.
    const restoreFocus = rememberFocus();
    dispatch({ type: 'start', busy: warnings.length > 0 ? 'check' : kind });
    try {
      if (warnings.length > 0) await checkAndWarn(body, warnings);
      else await saveAndSend(body, kind);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await showRefusal(error);
    } finally {
      dispatch({ type: 'finish' });
      restoreFocus();
    }
  }

  /** Errors that only the server can find are shown before any warning. */
  async function checkAndWarn(body: SaveQuote, warnings: string[]) {
    if (hasUnusualRate(body)) await call(checkRatesEndpoint, { body });
    dispatch({ type: 'warn', warnings, values });
  }

  async function saveAndSend(body: SaveQuote, kind: 'save' | 'send') {
    const saved = isDirty || isReread || !base ? await call(saveQuoteEndpoint, { body }) : base;
    dispatch({ type: 'save', values, base: storedDraft(saved) });
    // A user who leaves and comes back must find what was saved.
    void queryClient.invalidateQueries();
    if (kind === 'save') toast('Draft saved.');
    else await send(saved);
  }

  async function send({ id, revision }: StoredDraft) {
    const { message } = await call(sendQuoteEndpoint, { body: { id, revision } });
    allowLeave();
    toast(message);
    await queryClient.invalidateQueries();
    onSent();
  }

  async function showRefusal({ status, fields, message }: ApiError) {
    if (status === 409) {
      // Shows the RFQ as it is now; the edits stay.
      await queryClient.invalidateQueries();
      dispatch({ type: 'reread' });
    }
    if (Object.keys(fields).length > 0) showErrors(fields);
    else dispatch({ type: 'refuse', failure: message });
  }

  const loadNewer = () => {
    const restoreFocus = rememberFocus();
    dispatch({ type: 'load', values: draftOf(rfq), base: newer?.status === 'draft' ? storedDraft(newer) : undefined });
    restoreFocus();
  };

  return { ...state, isDirty, newer, pages, dispatch, submit, loadNewer };
}

const storedDraft = ({ id, revision, total }: StoredDraft): StoredDraft => ({ id, revision, total });
