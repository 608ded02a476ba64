import { writeSearch } from '#client/url-search.ts';
import { listAdminPaymentAdvicesEndpoint } from '#contracts/receipts/advices.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useRead } from '#ui/use-read.ts';
import { AdviceList } from './AdviceList.tsx';
import { ReceiptList } from './ReceiptList.tsx';
import './receipts.css';

const VIEWS = [
  { view: null, label: 'Receipts' },
  { view: 'advices', label: 'Payment advices' },
];

/** The filters of both views, which do not apply to the other. */
const NO_FILTERS = {
  q: null,
  kind: null,
  status: null,
  company_id: null,
  from: null,
  to: null,
  sort: null,
  page: null,
};

/** Receipts, or what buyers say they have paid, as `?view=` says. */
export function ReceiptViews() {
  const hydrated = useHydrated();
  const current = useSearchParams().get('view') === 'advices' ? 'advices' : null;
  const open = useRead(listAdminPaymentAdvicesEndpoint, { status: 'sent', size: 1 }).data?.total ?? 0;
  return (
    <>
      <div className="list-choice receipt-views" role="group" aria-label="Show">
        {VIEWS.map(({ view, label }) => (
          <button
            key={label}
            type="button"
            aria-pressed={hydrated && current === view}
            onClick={() => writeSearch({ ...NO_FILTERS, view }, { push: true })}
          >
            {label}
            {view === 'advices' && open > 0 && ` (${open.toLocaleString('en-IN')})`}
          </button>
        ))}
      </div>
      {/* The built page serves both views. */}
      {!hydrated ? <Skeleton className="receipts-skeleton" /> : current ? <AdviceList /> : <ReceiptList />}
    </>
  );
}
