import { ViewChoice } from '#ui/lists/ViewChoice.tsx';
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

const FILTERS = ['q', 'show', 'buy', 'status', 'vendor_id', 'sort', 'page'];

/** What orders are short of, what is on the shelf, our purchase orders, stock counts, or the vendors, as `?view=` says. */
export function StoresViews() {
  const hydrated = useHydrated();
  const current = useSearchParams().get('view');
  return (
    <div className="stack stores">
      <ViewChoice views={VIEWS} current={hydrated ? current : undefined} filters={FILTERS} />
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
