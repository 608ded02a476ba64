import { lineIndexOf } from '#client/line-fields.ts';
import type { AdminRfqDetail } from '#contracts/quotes/admin.ts';
import { type Draft, type DraftLine, draftOf } from './quote-draft.ts';
import { type FieldErrors, withoutErrors, withoutLineErrors } from './quote-errors.ts';

/** A draft as the server stores it; its total in rupees. */
export type StoredDraft = { id: number; revision: number; total: number };

/** The stored draft in a reply that holds more. */
export const storedDraft = ({ id, revision, total }: StoredDraft): StoredDraft => ({ id, revision, total });

export interface EditorState {
  values: Draft;
  /** The values when the editor opened, then those last saved: any difference is unsaved. */
  savedValues: Draft;
  /** The stored draft that the edits start from; undefined before the first save. */
  base: StoredDraft | undefined;
  busy: 'save' | 'check' | 'send' | null;
  errors: FieldErrors;
  /** A refusal that concerns no field. */
  failure: string | null;
  /** Shown for confirmation before sending; dropped by any edit. */
  warnings: string[];
  /** The RFQ was read again since editing began: after a refusal, or a new sign-in. Only then may another user be ahead. */
  isReread: boolean;
}

export type EditorAction =
  | { type: 'edit'; fields: Partial<Draft> }
  | { type: 'editLine'; index: number; fields: Partial<DraftLine> }
  | { type: 'addLine'; line: DraftLine }
  | { type: 'removeLine'; index: number }
  /** The errors of an attempt to save or send; empty if it may proceed. */
  | { type: 'validate'; errors: FieldErrors }
  | { type: 'start'; busy: NonNullable<EditorState['busy']> }
  /** `values` are those that were checked. */
  | { type: 'warn'; warnings: string[]; values: Draft }
  | { type: 'closeWarnings' }
  | { type: 'save'; values: Draft; base: StoredDraft }
  | { type: 'reread' }
  | { type: 'refuse'; failure: string }
  | { type: 'finish' }
  /** Replaces the edits by another user's draft. */
  | { type: 'load'; values: Draft; base: StoredDraft | undefined };

/** What is kept when the session ends under the editor. */
export type KeptEdits = { values: Draft; base?: StoredDraft };

export function initialState(
  rfq: AdminRfqDetail,
  stored: StoredDraft | undefined,
  kept: Partial<KeptEdits>,
): EditorState {
  const opened = draftOf(rfq);
  return {
    ...{ busy: null, errors: {}, failure: null, warnings: [] },
    values: kept.values ?? opened,
    savedValues: opened,
    base: kept.values ? kept.base : stored,
    isReread: kept.values !== undefined,
  };
}

export function reduce(state: EditorState, action: EditorAction): EditorState {
  const { values, errors } = state;
  const edited = (fields: Partial<Draft>, left: FieldErrors): EditorState => ({
    ...state,
    values: { ...values, ...fields },
    errors: left,
    warnings: [],
  });
  switch (action.type) {
    case 'edit':
      return edited(
        action.fields,
        withoutErrors(errors, (name) => name in action.fields),
      );
    case 'editLine': {
      const { index, fields } = action;
      const lines = values.lines.map((line, at) => (at === index ? { ...line, ...fields } : line));
      return edited(
        { lines },
        withoutErrors(errors, (name) => lineIndexOf(name) === index),
      );
    }
    case 'addLine':
      return edited(
        { lines: [...values.lines, action.line] },
        withoutErrors(errors, (name) => name === 'lines'),
      );
    case 'removeLine':
      return edited(
        { lines: values.lines.filter((_, at) => at !== action.index) },
        withoutLineErrors(errors, action.index),
      );
    case 'validate':
      return { ...state, errors: action.errors, failure: null };
    case 'start':
      return { ...state, busy: action.busy, warnings: [] };
    case 'warn':
      // If a field was edited during the check, the warnings may no longer hold: the user presses Send again.
      return action.values === values ? { ...state, warnings: action.warnings } : state;
    case 'closeWarnings':
      return { ...state, warnings: [] };
    case 'save':
      return { ...state, savedValues: action.values, base: action.base, isReread: false };
    case 'reread':
      return { ...state, isReread: true };
    case 'refuse':
      return { ...state, failure: action.failure };
    case 'finish':
      return { ...state, busy: null };
    case 'load': {
      const { values, base } = action;
      return { ...state, values, savedValues: values, base, errors: {}, failure: null, warnings: [], isReread: false };
    }
  }
}
