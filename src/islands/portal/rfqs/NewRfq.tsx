import { listAddressesEndpoint } from '#contracts/companies/own.ts';
import { getProductEndpoint } from '#contracts/catalog/get.ts';
import { getRfqEndpoint } from '#contracts/quotes/rfqs.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useRead } from '#ui/use-read.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { RfqForm } from './RfqForm.tsx';
import { productLine } from './rfq-draft.ts';
import './rfqs.css';

/** The page of a new RFQ; `?product=` or `?item=` adds a line, for a product or as written; `?again=` copies an earlier RFQ. */
export function NewRfq() {
  const params = useSearchParams();
  const product_id = params.get('product');
  const item = params.get('item');
  const rfq_id = params.get('again');
  // If these fail to load, the form is shown without them.
  const product = useRead(getProductEndpoint, { id: product_id }, { enabled: product_id !== null });
  const earlier = useRead(getRfqEndpoint, { id: rfq_id }, { enabled: rfq_id !== null });
  // The form shows the address field only if there are several.
  const addresses = useRead(listAddressesEndpoint);
  const isLoading = addresses.isPending || (product_id && product.isPending) || (rfq_id && earlier.isPending);
  return (
    <>
      <div className="rfq-crumbs">
        <Breadcrumb crumbs={[{ label: 'RFQs', href: '/portal/rfqs' }, { label: 'New RFQ' }]} />
      </div>
      <header className="page-head">
        <h1>New RFQ</h1>
        {!isLoading && earlier.data && (
          <p className="quiet">Copied from {earlier.data.rfq.code} without its attachment.</p>
        )}
      </header>
      {isLoading ? (
        <Skeleton className="rfq-form-skeleton" />
      ) : (
        <RfqForm
          line={product.data ? productLine(product.data.product) : item ? { item } : undefined}
          earlier={earlier.data?.rfq}
        />
      )}
    </>
  );
}
