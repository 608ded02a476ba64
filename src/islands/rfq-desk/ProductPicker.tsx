import { useState } from 'react';
import { call } from '#client/api.ts';
import { getAdminProductEndpoint, listProductsEndpoint } from '#contracts/admin-products.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Money } from '#ui/Money.tsx';
import { PickList } from '#ui/PickList.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { useRead } from '#ui/use-read.ts';
import { type DraftLine, ofProduct } from './quote-draft.ts';

/** Products that are shown to choose from. */
const SHOWN = 8;

/** Adds a product of the company's catalogue as a line. */
export function ProductPicker({
  companyId,
  onPick,
}: {
  companyId: number;
  onPick: (line: Partial<DraftLine>) => void;
}) {
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const q = useDebounced(words).trim();
  const query = { q, company_id: companyId, page: 1, size: SHOWN };
  const { data, error } = useRead(listProductsEndpoint, query, { keep: true, enabled: open });
  const pick = async (id: number) => {
    const { product } = await call(getAdminProductEndpoint, { query: { id } });
    onPick(ofProduct(product));
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
          value={words}
          onChange={setWords}
          data-autofocus
        />
        {error && <p className="field-error">{error.message}</p>}
        <PickList items={data?.items} onPick={({ id }) => void pick(id)} none={`No product matches “${q}”.`}>
          {({ sku, name, price }) => (
            <>
              <span>
                {name} <span className="code small quiet">{sku}</span>
              </span>
              <Money value={price} />
            </>
          )}
        </PickList>
        {!data && !error && <Skeleton text />}
      </Dialog>
    </>
  );
}
