import { ViewChoice } from '#ui/lists/ViewChoice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { ChallansOut } from './ChallansOut.tsx';
import { EInvoicing } from './EInvoicing.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import './invoices.css';
import { InvoiceQueue } from './InvoiceQueue.tsx';
import { SellerDetails } from './SellerDetails.tsx';

const VIEWS = [
  { view: null, label: 'Issued' },
  { view: 'queue', label: 'To be invoiced' },
  { view: 'challans', label: 'Goods out on challan' },
  { view: 'e-invoicing', label: 'E-invoicing' },
  { view: 'our-details', label: 'Our details' },
];

const FILTERS = ['q', 'status', 'company_id', 'from', 'to', 'sort', 'page', 'limit'];

/** Rows of the skeleton, the list's filters included. */
const SKELETON_ROWS = 10;

/**
 * Issued invoices, the consignments to be invoiced, the goods out on a challan, or the settings of the accounts, as `?view=`
 * says. The built page shows only a skeleton, because it serves all.
 */
export function InvoiceViews() {
  const hydrated = useHydrated();
  const current = useSearchParams().get('view');
  return (
    <>
      <ViewChoice views={VIEWS} current={hydrated ? current : undefined} filters={FILTERS} className="invoice-views" />
      {hydrated ? <View view={current} /> : <ListSkeleton />}
    </>
  );
}

function View({ view }: { view: string | null }) {
  switch (view) {
    case 'queue':
      return <InvoiceQueue />;
    case 'challans':
      return <ChallansOut />;
    case 'e-invoicing':
      return <EInvoicing />;
    case 'our-details':
      return <SellerDetails />;
    default:
      return <InvoiceList />;
  }
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
