import { writeSearch } from '#client/url-search.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { EInvoicing } from './EInvoicing.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import './invoices.css';
import { InvoiceQueue } from './InvoiceQueue.tsx';

const VIEWS = [
  { view: null, label: 'Issued' },
  { view: 'queue', label: 'To be invoiced' },
  { view: 'e-invoicing', label: 'E-invoicing' },
];

/** Rows of the skeleton, the list's filters included. */
const SKELETON_ROWS = 10;

/**
 * Issued invoices, the consignments to be invoiced, or the settings of e-invoicing, as `?view=` says. The built page shows
 * only a skeleton, because it serves all.
 */
export function InvoiceViews() {
  const hydrated = useHydrated();
  const current = useSearchParams().get('view');
  const list = current === 'queue' ? <InvoiceQueue /> : current === 'e-invoicing' ? <EInvoicing /> : <InvoiceList />;
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
