import { useDeferredValue, useMemo } from 'react';
import { MAX_QUICK_ORDER_ROWS } from '#contracts/quick-order.ts';
import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { toast } from '#ui/toast.ts';
import { useCart } from '#ui/use-cart.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';
import { answerRows, type AnsweredRow, skuKey } from './answer-rows.ts';
import { PasteField } from './PasteField.tsx';
import { readRows, withoutLines, withRow } from './read-rows.ts';
import { RowList } from './RowList.tsx';
import type { RowActions } from './RowItem.tsx';
import { TakenNotice, TakeStep } from './TakeStep.tsx';
import { useMatch } from './use-match.ts';
import { useTake } from './use-take.ts';
import './quick-order.css';

/** The text is the only state: an answer, a choice, a mended quantity and what is left after the step all live in it. */
interface Draft {
  text: string;
  /** SKUs, letters and digits only, of which somebody said that none of the choices is meant. */
  unlisted: string[];
}

/** Rows of SKU and quantity into the cart, and into an RFQ what the catalogue does not have. */
export function QuickOrder() {
  return useHydrated() ? <StoredQuickOrder /> : <Waiting />;
}

function StoredQuickOrder() {
  const [draft, edit] = useTabDraft<Draft>('quick-order', { text: '', unlisted: [] });
  // The cart's room for more lines is asked for while drawing.
  useCart();
  const text = useDeferredValue(draft.text);
  const typed = useMemo(() => readRows(text), [text]);
  const match = useMatch(typed.rows);
  const rows = useMemo(
    () => answerRows(typed.rows, match.data, new Set(draft.unlisted)),
    [typed, match.data, draft.unlisted],
  );
  const drop = (gone: AnsweredRow[]) => edit((now) => ({ text: withoutLines(now.text, linesOf(gone)) }));
  const { take, busy, taken, failure, forget } = useTake(drop);
  const actions = actionsOn(edit);
  const change = (next: string) => {
    forget();
    edit({ text: next });
  };

  return (
    <div className="quick">
      <PasteField
        text={draft.text}
        onText={change}
        onFile={(next, name) => {
          const before = draft.text;
          change(next);
          toast(`${name} was read.`, before ? { undo: () => edit({ text: before }) } : {});
        }}
      />
      <div className="stack quick-answers">
        {taken && <TakenNotice taken={taken} />}
        {failure && <Notice tone="bad">{`${failure} The rows that were not sent are still here.`}</Notice>}
        {match.error && (
          <Notice tone="bad" onRetry={() => match.refetch()} busy={match.isFetching}>
            {match.error.message}
          </Notice>
        )}
        {typed.more > 0 && (
          <Notice tone="warn">
            {`Quick order reads ${MAX_QUICK_ORDER_ROWS.toLocaleString('en-IN')} rows at a time. ${typed.more === 1 ? '1 more waits in the text and follows' : `${typed.more.toLocaleString('en-IN')} more wait in the text and follow`} after this step.`}
          </Notice>
        )}
        {rows.length > 0 ? (
          <>
            <TakeStep rows={rows} busy={busy} onTake={() => void take(rows)} />
            <RowList rows={rows} actions={actions} />
          </>
        ) : (
          !taken && <Nothing />
        )}
      </div>
    </div>
  );
}

/** What a row's controls do: to the text as it is by then, since a row that did not change keeps the actions it had. */
function actionsOn(edit: (change: (now: Draft) => Partial<Draft>) => void): RowActions {
  return {
    change: (row, to) => edit(({ text }) => ({ text: changed(text, row, to) })),
    unlist: ({ sku }) => edit(({ unlisted }) => ({ unlisted: [...unlisted, skuKey(sku)] })),
    remove: (row) => {
      let before = '';
      edit(({ text }) => {
        before = text;
        return { text: withoutLines(text, linesOf([row])) };
      });
      toast(`${row.sku || 'The row'} was removed.`, { undo: () => edit(() => ({ text: before })) });
    },
  };
}

/** Rows of one product become the first of them: it then says the whole quantity. */
function changed(text: string, { typed: [first, ...others] }: AnsweredRow, to: { sku: string; qty: number }): string {
  const one = withRow(text, first, to, readRows(text).columns);
  return others.length > 0 ? withoutLines(one, new Set(others.map(({ line }) => line))) : one;
}

function linesOf(rows: AnsweredRow[]): Set<number> {
  return new Set(rows.flatMap(({ typed }) => typed.map(({ line }) => line)));
}

function Nothing() {
  return (
    <EmptyState drawing={<EmptyDrawing of="orders" />}>
      Paste rows of SKU and quantity, and each is answered here: found, short of stock, unknown.
    </EmptyState>
  );
}

function Waiting() {
  return (
    <div className="quick" aria-hidden="true">
      <Skeleton className="quick-skeleton" />
      <Skeleton className="quick-skeleton" />
    </div>
  );
}
