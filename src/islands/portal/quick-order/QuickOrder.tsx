import { MAX_QUICK_ORDER_ROWS } from '#contracts/catalog/match-skus.ts';
import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { ChoiceNotice } from './ProductChoice.tsx';
import { RowsReview } from './RowsReview.tsx';
import { PasteField } from './PasteField.tsx';
import { RowList } from './RowList.tsx';
import { SubmitStep, SubmittedNotice } from './SubmitStep.tsx';
import { UnitNotice } from './UnitChoice.tsx';
import { useQuickOrder } from './use-quick-order.ts';
import './quick-order.css';

/** Adds rows of SKU or description and quantity to the cart, and requests a quote for what is not in stock or not found. */
export function QuickOrder() {
  return useHydrated() ? <StoredQuickOrder /> : <QuickOrderSkeleton />;
}

function StoredQuickOrder() {
  const { text, rows, page, moreRows, lookup, candidates, submission, actions, changeText, loadFile } = useQuickOrder();
  const { start, addAvailable, busy, result, failure, review } = submission;
  return (
    <div className="quick">
      <PasteField text={text} onText={changeText} onFile={loadFile} />
      <div className="stack quick-answers">
        {result && <SubmittedNotice result={result} />}
        {failure && !review.isOpen && (
          <Notice tone="bad">{`${failure} The rows that were not submitted are still here.`}</Notice>
        )}
        <ReadError read={lookup} />
        <ReadError read={candidates} tone="warn" />
        {moreRows > 0 && <Notice tone="warn">{tooManyRows(moreRows)}</Notice>}
        {rows.length > 0 ? (
          <>
            <SubmitStep
              rows={rows}
              busy={busy}
              onSubmit={() => start(rows)}
              onAddAvailable={() => addAvailable(rows)}
            />
            <UnitNotice rows={rows} actions={actions} />
            <ChoiceNotice rows={rows} actions={actions} />
            <RowList rows={rows} page={page} actions={actions} />
          </>
        ) : (
          !result && (
            <EmptyState drawing={<EmptyDrawing of="orders" />}>
              Paste rows of SKU or description and quantity to check price and stock here before you order.
            </EmptyState>
          )
        )}
      </div>
      {review.isOpen && <RowsReview rows={rows} submission={submission} />}
    </div>
  );
}

function tooManyRows(more: number): string {
  const limit = MAX_QUICK_ORDER_ROWS.toLocaleString('en-IN');
  const rest = more === 1 ? 'The last row stays' : `The last ${more.toLocaleString('en-IN')} rows stay`;
  return `Quick order handles ${limit} rows at a time. ${rest} in the text for the next step.`;
}

function QuickOrderSkeleton() {
  return (
    <div className="quick" aria-hidden="true">
      <Skeleton className="quick-skeleton" />
      <Skeleton className="quick-skeleton" />
    </div>
  );
}
