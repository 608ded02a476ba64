import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { FormSkeleton } from '#ui/forms/FormSkeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { PurchaseOrderForm } from './PurchaseOrderForm.tsx';

/** The page on which a purchase order is made. */
export function NewPurchaseOrder() {
  return (
    <>
      <div className="entry-crumbs">
        <Breadcrumb
          crumbs={[
            { label: 'Purchase orders', href: '/admin/stores?view=purchase-orders' },
            { label: 'New purchase order' },
          ]}
        />
      </div>
      <header className="page-head">
        <h1>New purchase order</h1>
      </header>
      {useHydrated() ? <PurchaseOrderForm /> : <FormSkeleton />}
    </>
  );
}
