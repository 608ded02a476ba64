import { listAddressesEndpoint } from '#contracts/companies.ts';
import { getProductEndpoint } from '#contracts/product.ts';
import { getRfqEndpoint } from '#contracts/rfqs.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useRead } from '#ui/use-read.ts';
import { useSearchParams } from '#ui/use-search-params.ts';
import { RfqForm } from './RfqForm.tsx';
import './rfqs.css';

/** The page of a new RFQ; `?product=` brings a product along as its first line, `?again=` what an earlier RFQ asked for. */
export function NewRfq() {
  const params = useSearchParams();
  const product_id = params.get('product');
  const rfq_id = params.get('again');
  // What cannot be read is no reason to keep the form from anybody.
  const product = useRead(getProductEndpoint, { id: product_id }, { enabled: product_id !== null });
  const earlier = useRead(getRfqEndpoint, { id: rfq_id }, { enabled: rfq_id !== null });
  // The form asks for one of several addresses, where there are several.
  const addresses = useRead(listAddressesEndpoint);
  const waits = addresses.isPending || (product_id && product.isPending) || (rfq_id && earlier.isPending);
  return (
    <>
      <div className="rfq-crumbs">
        <Breadcrumb crumbs={[{ label: 'RFQs', href: '/portal/rfqs' }, { label: 'New RFQ' }]} />
      </div>
      <header className="page-head">
        <h1>New RFQ</h1>
        {!waits && earlier.data && <p className="quiet">From {earlier.data.rfq.code}; its file is not taken along.</p>}
      </header>
      {waits ? (
        <Skeleton className="rfq-form-skeleton" />
      ) : (
        <RfqForm product={product.data?.product} earlier={earlier.data?.rfq} />
      )}
    </>
  );
}
