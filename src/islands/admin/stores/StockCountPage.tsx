import { useState } from 'react';
import { formatTime } from '#client/format.ts';
import { may } from '#client/may.ts';
import { writeSearch } from '#client/url-search.ts';
import {
  cancelStockCountEndpoint,
  enterStockCountEndpoint,
  getStockCountEndpoint,
  getStockCountSheetEndpoint,
  type StockCount,
} from '#contracts/stores/counts.ts';
import { STOCK_COUNT_STATES } from '#contracts/stores/states.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { Money } from '#ui/Money.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useAction } from '#ui/use-action.ts';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import { CountEntry } from './CountEntry.tsx';
import { CountResult } from './CountResult.tsx';
import { CountReview } from './CountReview.tsx';
import './stores.css';
import './stock-count.css';

const LIST = { label: 'Stock counts', href: '/admin/stores?view=counts' };

/** One stock count: the sheet into which quantities are typed, then the differences. */
export function StockCountPage() {
  return (
    <RecordPage
      endpoint={getStockCountEndpoint}
      crumbs={(reply) => [LIST, { label: reply?.count.code ?? 'Stock count' }]}
      notFound="This stock count was not found."
      back={{ label: 'Back to stock counts', href: LIST.href }}
    >
      {({ count }) => <StockCountDetail count={count} />}
    </RecordPage>
  );
}

function StockCountDetail({ count }: { count: StockCount }) {
  useDocumentTitle(count.code);
  const isOpen = STOCK_COUNT_STATES[count.status].isOpen === true;
  return (
    <article className="stack stock-count">
      <header className="page-head">
        <h1>{count.code}</h1>
        {isOpen && <CountTools count={count} />}
      </header>
      <TitleBlock
        cells={[
          ['To count', <span className="count-scope">{count.scope}</span>],
          ['Status', <StatusBadge of={STOCK_COUNT_STATES} status={count.status} />],
          ['Started', `${formatTime(count.started_at)}, ${count.started_by}`],
          ['Posted', count.posted_at && `${formatTime(count.posted_at)}, ${count.posted_by}`],
          // Not while it is counted: quantities are entered without the book stock in view.
          ['Counted', isOpen ? null : `${count.counted} of ${count.lines.length}`],
          ['Differences', isOpen ? null : count.differences],
          ['Value at cost', isOpen || count.value === null ? null : <Money value={count.value} />],
        ]}
      />
      {isOpen && may(enterStockCountEndpoint) ? <OpenCount count={count} /> : <CountResult count={count} />}
    </article>
  );
}

/** Entering quantities, or what differs, as `?view=` says. */
function OpenCount({ count }: { count: StockCount }) {
  const isReview = useSearchParams().get('view') === 'differences';
  const choice = (label: string, view: string | null, isShown: boolean) => (
    <button type="button" aria-pressed={isShown} onClick={() => writeSearch({ view }, { push: true })}>
      {label}
    </button>
  );
  return (
    <>
      <div className="list-choice no-print" role="group" aria-label="Show">
        {choice('Count', null, !isReview)}
        {choice('Differences', 'differences', isReview)}
      </div>
      {/* It stays while the differences are shown, so that the last quantity is still saved. */}
      <CountEntry count={count} isHidden={isReview} />
      {isReview && <CountReview count={count} />}
    </>
  );
}

function CountTools({ count }: { count: StockCount }) {
  const [isCancelling, setCancelling] = useState(false);
  const { submit, busy, failure } = useAction(cancelStockCountEndpoint, () => setCancelling(false));
  return (
    <div className="page-tools">
      <DownloadButton endpoint={getStockCountSheetEndpoint} query={{ id: count.id }} name="count-sheet.pdf">
        Count sheet
      </DownloadButton>
      <Button call={cancelStockCountEndpoint} onClick={() => setCancelling(true)}>
        Cancel count
      </Button>
      {isCancelling && (
        <ConfirmDialog
          title="Cancel this stock count?"
          confirmLabel="Cancel count"
          busy={busy}
          busyText="Saving…"
          failure={failure}
          onClose={() => setCancelling(false)}
          onConfirm={() => void submit({ id: count.id })}
        >
          <p>The quantities entered are kept. Stock does not change.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
