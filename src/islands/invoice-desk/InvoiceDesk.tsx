import { writeSearch } from '#client/url-search.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useSearchParams } from '#ui/use-search-params.ts';
import { InvoiceDeskList } from './InvoiceDeskList.tsx';
import './invoice-desk.css';
import { InvoiceQueue } from './InvoiceQueue.tsx';

const VIEWS = [
  { view: null, label: 'Issued' },
  { view: 'queue', label: 'To be invoiced' },
];

/** Rows that hold the place of a list: its filters first. */
const ROWS = 10;

/** All companies' invoices, or what has left and waits for one. The built page, which fits both addresses, shows neither. */
export function InvoiceDesk() {
  const hydrated = useHydrated();
  const shown = useSearchParams().get('view');
  const list = shown === 'queue' ? <InvoiceQueue /> : <InvoiceDeskList />;
  return (
    <>
      <div className="list-choice invoice-views" role="group" aria-label="Show">
        {VIEWS.map(({ view, label }) => (
          <button
            key={label}
            type="button"
            aria-pressed={hydrated && shown === view}
            // What the other view was filtered by means nothing to this one.
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
      {hydrated ? list : <ListPlace />}
    </>
  );
}

/** Holds the place of a list until it is known which. */
function ListPlace() {
  return (
    <div className="invoice-list-skeleton" aria-busy="true">
      {Array.from({ length: ROWS }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  );
}
