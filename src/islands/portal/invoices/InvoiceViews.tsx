import { ViewChoice } from '#ui/lists/ViewChoice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { AdvicesList } from './AdvicesList.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import './invoices.css';
import { PaymentsList } from './PaymentsList.tsx';

const VIEWS = [
  { view: null, label: 'Invoices' },
  { view: 'payments', label: 'Payments' },
  { view: 'advices', label: 'Payment advices' },
];

const FILTERS = ['q', 'status', 'page'];

/** Rows of the skeleton, the list's filters included. */
const SKELETON_ROWS = 8;

/** The company's invoices, its payments or its payment advices, as `?view=` says. The built page shows only a skeleton, because it serves all of them. */
export function InvoiceViews() {
  const hydrated = useHydrated();
  const asked = useSearchParams().get('view');
  const current = VIEWS.find(({ view }) => view === asked)?.view ?? null;
  return (
    <>
      <ViewChoice
        views={VIEWS}
        current={hydrated ? current : undefined}
        filters={FILTERS}
        className="own-invoice-views"
      />
      {hydrated ? <View view={current} /> : <ListSkeleton />}
    </>
  );
}

function View({ view }: { view: string | null }) {
  if (view === 'payments') return <PaymentsList />;
  if (view === 'advices') return <AdvicesList />;
  return <InvoiceList />;
}

function ListSkeleton() {
  return (
    <div className="own-invoice-skeleton" aria-busy="true">
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  );
}
