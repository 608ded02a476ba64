import { writeSearch } from '#client/url-search.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { InvoiceList } from './InvoiceList.tsx';
import './invoices.css';
import { PaymentsList } from './PaymentsList.tsx';

const VIEWS = [
  { view: null, label: 'Invoices' },
  { view: 'payments', label: 'Payments' },
];

/** Rows of the skeleton, the list's filters included. */
const SKELETON_ROWS = 8;

/** The company's invoices or its payments, as `?view=` says. The built page shows only a skeleton, because it serves both. */
export function InvoiceViews() {
  const hydrated = useHydrated();
  const current = useSearchParams().get('view') === 'payments' ? 'payments' : null;
  return (
    <>
      <div className="list-choice invoice-views" role="group" aria-label="Show">
        {VIEWS.map(({ view, label }) => (
          <button
            key={label}
            type="button"
            aria-pressed={hydrated && current === view}
            // The filters of one view do not apply to the other.
            onClick={() => writeSearch({ view, q: null, status: null, page: null }, { push: true })}
          >
            {label}
          </button>
        ))}
      </div>
      {!hydrated ? <ListSkeleton /> : current ? <PaymentsList /> : <InvoiceList />}
    </>
  );
}

function ListSkeleton() {
  return (
    <div className="invoice-list-skeleton" aria-busy="true">
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  );
}
