import { useState } from 'react';
import { getAdminProductEndpoint } from '#contracts/admin-products.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { LoadFault } from '#ui/LoadFault.tsx';
import { useFresh } from '#ui/use-fresh.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { ProductForm } from './ProductForm.tsx';

/** A new product. */
export function NewProduct() {
  return useHydrated() ? <ProductForm /> : <FormSkeleton />;
}

/** One product. The shell is one static page: the id stands in the address. */
export function ProductPage() {
  const id = useHydrated() ? (location.pathname.split('/').at(-1) ?? '') : '';
  const { data, error, refetch, isFetching } = useFresh(getAdminProductEndpoint, { id }, { enabled: id !== '' });
  const [round, setRound] = useState(0);
  const reload = async () => {
    await refetch();
    setRound(round + 1);
  };
  return (
    <>
      <header className="page-head">
        <div>
          <Breadcrumb crumbs={[{ label: 'Products', href: '/admin/products' }, { label: 'Edit' }]} />
          <h1>{data?.product.name ?? 'Product'}</h1>
        </div>
      </header>
      {error ? (
        <LoadFault
          error={error}
          missing="This product was not found."
          back="/admin/products"
          backLabel="Back to products"
          onRetry={() => refetch()}
          busy={isFetching}
        />
      ) : data ? (
        <ProductForm key={round} read={data} onReload={() => void reload()} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}
