import { getAdminProductEndpoint } from '#contracts/catalog/admin.ts';
import { EditPage } from '#ui/forms/EditPage.tsx';
import { FormSkeleton } from '#ui/forms/FormSkeleton.tsx';
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
      notFound="This product was not found."
    >
      {(read, reload) => <ProductForm read={read} onReload={reload} />}
    </EditPage>
  );
}
