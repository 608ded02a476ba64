import type { SizedFile } from '#contracts/attachments/file-ref.ts';
import { lineIndexOf } from '#client/line-fields.ts';
import type { AdminRfqDetail } from '#contracts/quotes/admin.ts';
import { blankLine, type Draft, type DraftLine, draftOf, isBlankLine, takenOver, withFields } from './quote-draft.ts';
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
  /** Adds lines after the one with this key, or in place of it if it is blank; at the end if it is gone. */
  | { type: 'insertLines'; after: string; lines: DraftLine[] }
  /** Fills in cells from a line on, and adds lines for what is left. */
  | { type: 'fillLines'; index: number; fields: Partial<DraftLine>[] }
  /** Fills a line from the product with its SKU, unless the SKU was changed meanwhile. */
  | { type: 'fillProduct'; key: string; sku: string; fields: Partial<DraftLine> }
  | { type: 'takeOverAll' }
  /** `next` gets the files of that moment, as an upload may end after other edits. */
  | { type: 'editFiles'; next: (now: SizedFile[]) => SizedFile[] }
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
    // Edits kept from before a field existed lack it.
    values: kept.values ? { ...opened, ...kept.values } : opened,
    savedValues: opened,
    base: kept.values ? kept.base : stored,
    isReread: kept.values !== undefined,
  };
}

const isOfLine = (name: string) => name === 'lines' || lineIndexOf(name) !== undefined;

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
      const lines = values.lines.map((line, at) => (at === index ? withFields(line, fields) : line));
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
    case 'insertLines': {
      const at = values.lines.findIndex(({ key }) => key === action.after);
      const blank = at >= 0 && isBlankLine(values.lines[at]!) ? 1 : 0;
      const from = at < 0 ? values.lines.length : at + 1 - blank;
      return edited({ lines: values.lines.toSpliced(from, blank, ...action.lines) }, withoutErrors(errors, isOfLine));
    }
    case 'fillLines': {
      const { index, fields } = action;
      const more = fields.slice(values.lines.length - index).map((cells) => ({ ...blankLine(), ...cells }));
      const lines = values.lines.map((line, at) => withFields(line, fields[at - index] ?? {}));
      return edited({ lines: [...lines, ...more] }, withoutErrors(errors, isOfLine));
    }
    case 'fillProduct': {
      const { key, sku, fields } = action;
      const index = values.lines.findIndex((line) => line.key === key && line.sku === sku && line.product_id === null);
      const line = values.lines[index];
      if (!line) return state;
      // What was typed counts more than the catalogue's price.
      const { price, price_per, ...others } = fields;
      const filled = { ...line, ...others, ...(line.price.trim() === '' && { price, price_per }) } as DraftLine;
      return edited(
        { lines: values.lines.with(index, filled) },
        withoutErrors(errors, (name) => lineIndexOf(name) === index),
      );
    }
    case 'takeOverAll': {
      const lines = values.lines.map((line) => (line.wish ? { ...line, ...takenOver(line.wish) } : line));
      return edited({ lines }, withoutErrors(errors, isOfLine));
    }
    case 'editFiles':
      return edited(
        { files: action.next(values.files) },
        withoutErrors(errors, (name) => name === 'files'),
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
