import { useDeferredValue, useMemo } from 'react';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { toast } from '#ui/toast.ts';
import { useCart } from '#widgets/use-cart.ts';
import { askedItem } from './asked-item.ts';
import { type Reading, readRows } from '#client/table-files/read-rows.ts';
import { rejectionKey, type ResolvedRow, resolveRows } from './resolve-rows.ts';
import type { RowActions } from './RowItem.tsx';
import { useCandidateLookup, useCandidates } from './use-candidates.ts';
import { useRowPage } from './use-row-page.ts';
import { useSkuLookup } from './use-sku-lookup.ts';
import { useSubmitRows } from './use-submit-rows.ts';
import { withoutLines, withRows } from '#client/table-files/write-rows.ts';

/** The text holds nearly all state: a choice or a changed quantity edits it, and submitted rows are removed from it. */
interface Draft {
  text: string;
  /** Rows, as `rejectionKey`, for which the user has rejected all choices. */
  rejected: string[];
}

/** The text of a quick order, its rows with their products, and the actions on them. */
export function useQuickOrder() {
  const [draft, edit] = useTabDraft<Draft>('quick-order', { text: '', rejected: [] });
  // Rendering depends on the number of lines in the cart.
  useCart();
  const text = useDeferredValue(draft.text);
  const typed = useMemo(() => readRows(text), [text]);
  const lookup = useSkuLookup(typed.rows);
  const [found, addFound] = useCandidateLookup();
  const rows = useMemo(
    () => resolveRows(typed.rows, lookup.data, new Set(draft.rejected), found),
    [typed, lookup.data, draft.rejected, found],
  );
  const page = useRowPage(rows);
  const candidates = useCandidates(page.shown, addFound);
  const removeRows = (submitted: ResolvedRow[]) =>
    edit((now) => ({ text: withoutLines(now.text, linesOf(submitted)) }));
  const submission = useSubmitRows(removeRows);
  const changeText = (next: string) => {
    submission.clearResult();
    edit({ text: next });
  };
  const loadFile = (next: string, name: string) => {
    const before = draft.text;
    changeText(next);
    toast(`${name} loaded.`, before ? { undo: () => edit({ text: before }) } : {});
  };
  const { moreRows } = typed;
  const actions = rowActions(edit);
  return { text: draft.text, rows, page, moreRows, lookup, candidates, submission, actions, changeText, loadFile };
}

/** The actions of a row. They edit the current text, because a row that is not rendered again keeps old actions. */
function rowActions(edit: (change: (now: Draft) => Partial<Draft>) => void): RowActions {
  const editWithUndo = (change: (text: string) => string, message: string) => {
    let before = '';
    edit(({ text }) => {
      before = text;
      return { text: change(text) };
    });
    toast(message, { undo: () => edit(() => ({ text: before })) });
  };
  return {
    change: (row, to) => edit(({ text }) => ({ text: withChanges(text, [{ row, to }]) })),
    answerUnits: (answers) =>
      editWithUndo(
        (text) => withChanges(text, answers),
        `${answers.length.toLocaleString('en-IN')} lines were changed.`,
      ),
    rejectChoices: (rows) => {
      let before: Draft | undefined;
      edit((now) => {
        before = now;
        return {
          text: withChanges(now.text, rows.filter(hasReadings).map(withOneReading)),
          rejected: [...now.rejected, ...rows.map((row) => rejectionKey(row.typed[0], row))],
        };
      });
      if (rows.length === 1) return;
      toast(`A quote will be requested for ${rows.length.toLocaleString('en-IN')} rows.`, {
        undo: () => edit(() => before ?? {}),
      });
    },
    remove: (row) => editWithUndo((text) => withoutLines(text, linesOf([row])), `${row.sku || 'The row'} was removed.`),
  };
}

const hasReadings = ({ typed }: ResolvedRow) => typed.some(({ readings }) => readings.length > 1);

/** Settles what a row such as `Ball bearing 6205` means, so that its answer holds for this row only. */
const withOneReading = (row: ResolvedRow) => ({ row, to: { sku: row.sku, qty: row.qty, unit: row.unit } });

/**
 * Changes some rows. The typed rows that a row merges become one, with the whole quantity. A chosen SKU does not replace
 * the words of the row: they stay beside it.
 */
function withChanges(text: string, changes: readonly { row: ResolvedRow; to: Reading }[]): string {
  const changed = withRows(
    text,
    changes.map(({ row: { typed, sku }, to }) => {
      const { code, words } = askedItem(typed[0], { sku });
      const isDescribed = to.sku !== sku && code === '' && words.startsWith(sku);
      return { row: typed[0], to, words: isDescribed ? sku : '' };
    }),
  );
  const merged = changes.flatMap(({ row }) => row.typed.slice(1).map(({ line }) => line));
  return merged.length > 0 ? withoutLines(changed, new Set(merged)) : changed;
}

function linesOf(rows: ResolvedRow[]): Set<number> {
  return new Set(rows.flatMap(({ typed }) => typed.map(({ line }) => line)));
}
