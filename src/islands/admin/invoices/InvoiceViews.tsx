import { writeSearch } from '#client/url-search.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { InvoiceList } from './InvoiceList.tsx';
import './invoices.css';
import { InvoiceQueue } from './InvoiceQueue.tsx';

const VIEWS = [
  { view: null, label: 'Issued' },
  { view: 'queue', label: 'To be invoiced' },
];

/** Rows of the skeleton, the list's filters included. */
const SKELETON_ROWS = 10;

/**
 * Issued invoices, or the consignments to be invoiced, as `?view=` says. The built page shows only a skeleton, because it
 * serves both.
 */
export function InvoiceViews() {
  const hydrated = useHydrated();
  const current = useSearchParams().get('view');
  const list = current === 'queue' ? <InvoiceQueue /> : <InvoiceList />;
  return (
    <>
      <div className="list-choice invoice-views" role="group" aria-label="Show">
        {VIEWS.map(({ view, label }) => (
          <button
            key={label}
            type="button"
            aria-pressed={hydrated && current === view}
            // The filters of one view do not apply to the other.
            onClick={() =>
              writeSearch(
                { view, q: null, status: null, company_id: null, from: null, to: null, sort: null, page: null },
                { push: true },
              )
            }
          >
            {label}
          </button>
        ))}
      </div>
      {hydrated ? list : <ListSkeleton />}
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
