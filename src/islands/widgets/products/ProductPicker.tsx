import { useState } from 'react';
import { call } from '#client/api.ts';
import { type AdminProduct, getAdminProductEndpoint } from '#contracts/catalog/admin.ts';
import { listProductsEndpoint } from '#contracts/catalog/admin-list.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { UnitPrice } from '../prices/UnitPrice.tsx';
import { PickList } from '#ui/lists/PickList.tsx';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { useRead } from '#ui/use-read.ts';

/** Products offered at a time. */
const PAGE_SIZE = 8;

/** A button that finds a product in the company's catalogue. */
export function ProductPicker({ companyId, onPick }: { companyId: number; onPick: (product: AdminProduct) => void }) {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const q = useDebounced(search).trim();
  const query = { q, company_id: companyId, page: 1, size: PAGE_SIZE };
  const { data, error } = useRead(listProductsEndpoint, query, { keepPrevious: true, enabled: open });
  const pick = async (id: number) => {
    const { product } = await call(getAdminProductEndpoint, { query: { id } });
    onPick(product);
    setOpen(false);
  };
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        Add from catalogue
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Add from catalogue">
        <SearchField
          name="product"
          label="Search products"
          placeholder="Name or SKU"
          maxLength={200}
          value={search}
          onChange={setSearch}
          data-autofocus
        />
        {error && <p className="field-error">{error.message}</p>}
        <PickList items={data?.items} onPick={({ id }) => void pick(id)} emptyText={`No products match “${q}”.`}>
          {({ sku, name, ...product }) => (
            <>
              <span>
                {name} <span className="code small quiet">{sku}</span>
              </span>
              <span>
                <UnitPrice product={product} unitClass="small quiet" />
              </span>
            </>
          )}
        </PickList>
        {!data && !error && <Skeleton text />}
      </Dialog>
    </>
  );
}
