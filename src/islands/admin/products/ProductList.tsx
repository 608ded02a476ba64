import { saveProductEndpoint } from '#contracts/catalog/admin.ts';
import { listAllCategoriesEndpoint } from '#contracts/catalog/categories.ts';
import { listProductsEndpoint, PRODUCTS_PAGE_SIZE, type ProductRow } from '#contracts/catalog/admin-list.ts';
import { LOW_STOCK } from '#contracts/admin/dashboard.ts';
import { exportProductsEndpoint } from '#contracts/admin/exports.ts';
import { May } from '#ui/May.tsx';
import { CompanyFilter } from '#widgets/companies/CompanyFilter.tsx';
import { ExportSelected } from '#ui/lists/ExportSelected.tsx';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { ListViews } from '#widgets/views/ListViews.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { SortSelect } from '#ui/lists/SortSelect.tsx';
import { changeList, type ListState } from '#ui/lists/use-list-query.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { useRead } from '#ui/use-read.ts';
import { productColumns } from './product-columns.tsx';
import { ProductCard, ProductCardSkeleton } from './ProductCard.tsx';
import './products.css';

const SKELETONS = 8;

/** Products of all companies or of one, found by name or SKU (specification §2): as cards, or as a table to edit. */
export function ProductList() {
  const isTable = useSearchParams().get('view') === 'table';
  const list = {
    endpoint: listProductsEndpoint,
    size: PRODUCTS_PAGE_SIZE,
    singular: 'product',
    plural: 'products',
    search: 'Name or SKU',
    filters: ['company_id', 'category', statusFilter, stockFilter, saleFilter],
    tools: (state: ListState) => <ProductTools list={state} isTable={isTable} />,
    empty,
    above: <ListViews list="products" all="All products" />,
  };
  if (!isTable) return <RecordList {...list} rows={(products) => <Cards products={products} />} />;
  return (
    <RecordList
      {...list}
      columns={productColumns}
      columnsName="products"
      rowKey={({ id }) => id}
      selection={{
        idOf: ({ id }) => id,
        nameOf: ({ name }) => name,
        actions: (selection) => (
          <ExportSelected endpoint={exportProductsEndpoint} selection={selection} name="products" />
        ),
      }}
    />
  );
}

const empty = {
  text: 'No products.',
  drawing: 'products' as const,
  action: (
    <May call={saveProductEndpoint}>
      <a className="button button-secondary" href="/admin/products/new">
        Add Product
      </a>
    </May>
  ),
};

function ProductTools({ list, isTable }: { list: ListState; isTable: boolean }) {
  return (
    <>
      <CompanyFilter list={list} />
      <CategoryFilter category={list.filters.category ?? ''} />
      {!isTable && (
        <SortSelect
          sort={list.sort}
          defaultLabel={list.filters.stock ? stock_asc : 'Newest'}
          sorts={list.filters.stock ? lowStockSorts : sorts}
        />
      )}
      <div className="list-choice" role="group" aria-label="Show as">
        {[null, 'table'].map((view) => (
          <button
            key={view}
            type="button"
            aria-pressed={isTable === (view === 'table')}
            onClick={() => changeList({ view })}
          >
            {view ? 'Table' : 'Cards'}
          </button>
        ))}
      </div>
      <ExportButton endpoint={exportProductsEndpoint} list={list} name="products" />
    </>
  );
}

const statusFilter = {
  name: 'status',
  label: 'Status',
  all: 'All',
  options: [
    { value: 'active', label: 'Active' },
    { value: 'discontinued', label: 'Discontinued' },
  ],
};
const stockFilter = {
  name: 'stock',
  label: 'Stock',
  all: 'All stock',
  options: [{ value: 'low', label: `${LOW_STOCK} or fewer left` }],
};

const saleFilter = {
  name: 'sale',
  label: 'Sale',
  all: 'All',
  options: [{ value: 'blocked', label: 'Not orderable' }],
};

const sorts = {
  name_asc: 'Name: A-Z',
  name_desc: 'Name: Z-A',
  price_asc: 'Price: low to high',
  price_desc: 'Price: high to low',
  stock_asc: 'Stock: low to high',
  stock_desc: 'Stock: high to low',
  newest_asc: 'Oldest',
};
/** Those low on stock are listed lowest first unless sorted otherwise. */
const { stock_asc, ...otherSorts } = sorts;
const lowStockSorts = { ...otherSorts, newest_desc: 'Newest' };

function CategoryFilter({ category }: { category: string }) {
  const { data } = useRead(listAllCategoriesEndpoint);
  const names = data?.items.map((item) => item.category) ?? [];
  return (
    <Select
      label="Category"
      labelHidden
      name="category"
      className="list-filter"
      value={category}
      onChange={(event) => changeList({ category: event.target.value || null })}
    >
      <option value="">All categories</option>
      {(category && !names.includes(category) ? [category, ...names] : names).map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  );
}

function Cards({ products }: { products: ProductRow[] | undefined }) {
  return (
    <ul className="admin-products">
      {products?.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
      {!products && Array.from({ length: SKELETONS }, (_, index) => <ProductCardSkeleton key={index} />)}
    </ul>
  );
}
