import { getProductEndpoint } from '#contracts/product.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useRead } from '#ui/use-read.ts';
import { useSearchParams } from '#ui/use-search-params.ts';
import { RfqForm } from './RfqForm.tsx';
import './rfqs.css';

/** The page of a new RFQ; `?product=` brings a product of the catalogue along as its first line. */
export function NewRfq() {
  const hydrated = useHydrated();
  const id = useSearchParams().get('product');
  // A product that cannot be read is no reason to keep the form from anybody.
  const { data, isPending } = useRead(getProductEndpoint, { id }, { enabled: id !== null });
  return (
    <>
      <div className="rfq-crumbs">
        <Breadcrumb crumbs={[{ label: 'RFQs', href: '/portal/rfqs' }, { label: 'New RFQ' }]} />
      </div>
      <header className="page-head">
        <h1>New RFQ</h1>
      </header>
      {hydrated && !(id && isPending) ? (
        <RfqForm product={data?.product} />
      ) : (
        <Skeleton className="rfq-form-skeleton" />
      )}
    </>
  );
}
