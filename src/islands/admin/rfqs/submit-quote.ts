import type { Dispatch } from 'react';
import { ApiError, call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import {
  type AdminRfqDetail,
  checkRatesEndpoint,
  type SaveQuote,
  saveQuoteEndpoint,
  sendQuoteEndpoint,
} from '#contracts/quotes/admin.ts';
import { fieldErrors } from '#ui/use-submit.ts';
import { rememberFocus } from '#ui/remember-focus.ts';
import { toast } from '#ui/toast.ts';
import { type EditorAction, type EditorState, type StoredDraft, storedDraft } from './editor-state.ts';
import { bodyOf } from './quote-draft.ts';
import type { FieldErrors } from './quote-errors.ts';
import { hasUnusualRate, sendErrors, sendWarnings } from './send-checks.ts';

/** What `useQuoteEditor` passes on: its state as drawn when the button was pressed. */
type Editor = {
  rfq: AdminRfqDetail;
  state: EditorState;
  isDirty: boolean;
  /** Another user's version that is ahead of this one. */
  newer: AdminRfqDetail['versions'][number] | undefined;
  dispatch: Dispatch<EditorAction>;
  showErrors: (errors: FieldErrors) => void;
  /** Lets the user leave the page without being asked. */
  allowLeave: () => void;
  onHold: () => void;
  onSent: () => void;
};

type Kind = 'save' | 'send';

/** `confirmed`: the warnings were accepted. `overNewer`: another user's draft is to be overwritten. */
export type SubmitOptions = { confirmed?: boolean; overNewer?: boolean };

/** Checks the quote and saves it as a draft; `send` then sends it, after a confirmation if there are warnings. */
export async function submitQuote(
  editor: Editor,
  kind: Kind,
  { confirmed = false, overNewer = false }: SubmitOptions,
): Promise<void> {
  const { rfq, state, newer, dispatch } = editor;
  const target = overNewer ? (newer?.status === 'draft' ? newer : undefined) : state.base;
  const body = bodyOf(state.values, rfq.id, target?.revision);
  const errors = { ...fieldErrors(saveQuoteEndpoint.body, body), ...(kind === 'send' && sendErrors(body)) };
  editor.showErrors(errors);
  if (Object.keys(errors).length > 0 || state.busy) return;
  editor.onHold();
  const warnings = kind === 'send' && !confirmed ? sendWarnings(body, rfq.versions) : [];
  // The pressed button may disappear: with the notice that it is part of, or when the quote is sent.
  const restoreFocus = rememberFocus();
  dispatch({ type: 'start', busy: warnings.length > 0 ? 'check' : kind });
  try {
    if (warnings.length > 0) await checkAndWarn(editor, body, warnings);
    else await saveAndSend(editor, body, kind);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await showRefusal(editor, error);
  } finally {
    dispatch({ type: 'finish' });
    restoreFocus();
  }
}

/** Errors that only the server can find are shown before any warning. */
async function checkAndWarn({ state, dispatch }: Editor, body: SaveQuote, warnings: string[]): Promise<void> {
  if (hasUnusualRate(body)) await call(checkRatesEndpoint, { body });
  dispatch({ type: 'warn', warnings, values: state.values });
}

async function saveAndSend(editor: Editor, body: SaveQuote, kind: Kind): Promise<void> {
  const { values, base, isReread } = editor.state;
  const saved = editor.isDirty || isReread || !base ? await call(saveQuoteEndpoint, { body }) : base;
  editor.dispatch({ type: 'save', values, base: storedDraft(saved) });
  // A user who leaves and comes back must find what was saved.
  void queryClient.invalidateQueries();
  if (kind === 'save') toast('Draft saved.');
  else await send(editor, saved);
}

async function send({ allowLeave, onSent }: Editor, { id, revision }: StoredDraft): Promise<void> {
  const { message } = await call(sendQuoteEndpoint, { body: { id, revision } });
  allowLeave();
  toast(message);
  await queryClient.invalidateQueries();
  onSent();
}

async function showRefusal({ dispatch, showErrors }: Editor, { status, fields, message }: ApiError): Promise<void> {
  if (status === 409) {
    // Shows the RFQ as it is now; the edits stay.
    await queryClient.invalidateQueries();
    dispatch({ type: 'reread' });
  }
  if (Object.keys(fields).length > 0) showErrors(fields);
  else dispatch({ type: 'refuse', failure: message });
}
