import { useSearchParams } from '#ui/use-search-params.ts';
import { writeSearch } from '#client/url-search.ts';
import { InvoiceDeskList } from './InvoiceDeskList.tsx';
import './invoice-desk.css';
import { InvoiceQueue } from './InvoiceQueue.tsx';

const VIEWS = [
  { view: null, label: 'Issued' },
  { view: 'queue', label: 'To be invoiced' },
];

/** All companies' invoices, or what has left and waits for one. */
export function InvoiceDesk() {
  const shown = useSearchParams().get('view');
  return (
    <>
      <div className="list-choice invoice-views" role="group" aria-label="Show">
        {VIEWS.map(({ view, label }) => (
          <button
            key={label}
            type="button"
            aria-pressed={shown === view}
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
      {shown === 'queue' ? <InvoiceQueue /> : <InvoiceDeskList />}
    </>
  );
}
