import { useState } from 'react';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { type ItemStock, listItemStockEndpoint } from '#contracts/stores/stock.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { PickList } from '#ui/lists/PickList.tsx';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { useRead } from '#ui/use-read.ts';

/** Items offered at a time. */
const PAGE_SIZE = 8;

/** A button that finds an item of the stock. */
export function ItemPicker({ onPick }: { onPick: (item: ItemStock) => void }) {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const q = useDebounced(search).trim();
  const { data, error } = useRead(listItemStockEndpoint, { q, size: PAGE_SIZE }, { keepPrevious: true, enabled: open });
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        Add item
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Add item">
        <SearchField
          name="item"
          label="Search items"
          placeholder="Name or SKU"
          maxLength={200}
          value={search}
          onChange={setSearch}
          data-autofocus
        />
        {error && <p className="field-error">{error.message}</p>}
        <PickList
          items={data?.items}
          onPick={(item) => {
            onPick(item);
            setOpen(false);
          }}
          emptyText={`No items match “${q}”.`}
        >
          {({ sku, name, free, short, unit }) => (
            <>
              <span className="two-lines">
                {name}
                <span className="code small quiet">{sku}</span>
              </span>
              <span className="item-free small quiet">
                {short > 0 ? `${formatQuantity(short, unit)} short` : `${formatQuantity(free, unit)} free`}
              </span>
            </>
          )}
        </PickList>
        {!data && !error && <Skeleton text />}
      </Dialog>
    </>
  );
}
