import { writeSearch } from '#client/url-search.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { PurchaseOrderList } from './PurchaseOrderList.tsx';
import { ShortList } from './ShortList.tsx';
import { StockCountList } from './StockCountList.tsx';
import { StockList } from './StockList.tsx';
import { VendorList } from './VendorList.tsx';
import './stores.css';

const VIEWS = [
  { view: null, label: 'Short' },
  { view: 'stock', label: 'Stock' },
  { view: 'purchase-orders', label: 'Purchase orders' },
  { view: 'counts', label: 'Stock counts' },
  { view: 'vendors', label: 'Vendors' },
];

/** The filters of all views, which do not apply to another. */
const NO_FILTERS = { q: null, show: null, buy: null, status: null, vendor_id: null, sort: null, page: null };

/** What orders are short of, what is on the shelf, our purchase orders, stock counts, or the vendors, as `?view=` says. */
export function StoresViews() {
  const hydrated = useHydrated();
  const current = useSearchParams().get('view');
  return (
    <div className="stack stores">
      <div className="list-choice no-print" role="group" aria-label="Show">
        {VIEWS.map(({ view, label }) => (
          <button
            key={label}
            type="button"
            aria-pressed={hydrated && current === view}
            onClick={() => writeSearch({ ...NO_FILTERS, view }, { push: true })}
          >
            {label}
          </button>
        ))}
      </div>
      {/* The built page serves all views. */}
      {hydrated ? <View view={current} /> : <Skeleton className="stores-skeleton" />}
    </div>
  );
}

function View({ view }: { view: string | null }) {
  if (view === 'stock') return <StockList />;
  if (view === 'purchase-orders') return <PurchaseOrderList />;
  if (view === 'counts') return <StockCountList />;
  if (view === 'vendors') return <VendorList />;
  return <ShortList />;
}
