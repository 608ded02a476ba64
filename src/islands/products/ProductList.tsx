import { listProductsEndpoint, PRODUCTS_PAGE_SIZE, type ProductRow } from '#contracts/admin-products.ts';
import { CompanySelect } from '#ui/CompanySelect.tsx';
import { RecordList } from '#ui/RecordList.tsx';
import { changeList } from '#ui/use-list-query.ts';
import { ProductCard, ProductCardSkeleton } from './ProductCard.tsx';
import './products.css';

const SKELETONS = 8;

/** Products of all companies or of one, found by name or SKU (specification §2). */
export function ProductList() {
  return (
    <RecordList
      endpoint={listProductsEndpoint}
      size={PRODUCTS_PAGE_SIZE}
      one="product"
      many="products"
      search="Search by name or SKU"
      filters={['company_id']}
      tools={({ filters }) => <CompanyFilter company={Number(filters.company_id) || null} />}
      rows={(products) => <Cards products={products} />}
      empty={{
        words: 'No products.',
        drawing: 'products',
        action: (
          <a className="button button-secondary" href="/admin/products/new">
            Add Product
          </a>
        ),
      }}
    />
  );
}

function CompanyFilter({ company }: { company: number | null }) {
  return (
    <CompanySelect
      label="Company"
      labelHidden
      name="company_id"
      none="All companies"
      className="products-company"
      value={company}
      onChange={(id) => changeList({ company_id: id })}
    />
  );
}

function Cards({ products }: { products: ProductRow[] | undefined }) {
  return (
    <ul className="desk-products">
      {products?.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
      {!products && Array.from({ length: SKELETONS }, (_, index) => <ProductCardSkeleton key={index} />)}
    </ul>
  );
}
