import { listAdminPaymentAdvicesEndpoint } from '#contracts/receipts/advices.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { ViewChoice } from '#ui/lists/ViewChoice.tsx';
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

const FILTERS = ['q', 'kind', 'status', 'company_id', 'from', 'to', 'sort', 'page'];

/** Receipts, or what buyers say they have paid, as `?view=` says. */
export function ReceiptViews() {
  const hydrated = useHydrated();
  const current = useSearchParams().get('view') === 'advices' ? 'advices' : null;
  const open = useRead(listAdminPaymentAdvicesEndpoint, { status: 'sent', size: 1 }).data?.total ?? 0;
  const views = VIEWS.map((one) =>
    one.view === 'advices' && open > 0 ? { ...one, label: `${one.label} (${open.toLocaleString('en-IN')})` } : one,
  );
  return (
    <>
      <ViewChoice views={views} current={hydrated ? current : undefined} filters={FILTERS} className="receipt-views" />
      {/* The built page serves both views. */}
      {!hydrated ? <Skeleton className="receipts-skeleton" /> : current ? <AdviceList /> : <ReceiptList />}
    </>
  );
}
