import { getAdminProductEndpoint } from '#contracts/admin-products.ts';
import { EditPage } from '#ui/EditPage.tsx';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { ProductForm } from './ProductForm.tsx';

/** A new product. */
export function NewProduct() {
  return useHydrated() ? <ProductForm /> : <FormSkeleton />;
}

/** One product. */
export function ProductPage() {
  return (
    <EditPage
      endpoint={getAdminProductEndpoint}
      list={{ label: 'Products', href: '/admin/products' }}
      title={(reply) => reply?.product.name ?? 'Product'}
      missing="This product was not found."
    >
      {(read, reload) => <ProductForm read={read} onReload={reload} />}
    </EditPage>
  );
}
