import { useState } from 'react';
import { getItemEndpoint, type SharedItem } from '#contracts/catalog/items.ts';
import type { ListPrice } from '#contracts/catalog/admin.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { useRead } from '#ui/use-read.ts';
import { emptyDraft, type ProductDraft, sharedFields } from './product-draft.ts';

type Known = { item: SharedItem | null; list_price: ListPrice | null };
const UNKNOWN: Known = { item: null, list_price: null };

/**
 * Looks up the item of a new product's SKU, and fills in the details that it shares with other catalogues where nothing was
 * typed. `edit` changes the form's draft.
 */
export function useKnownItem(
  { sku: typed, company_id, item_version }: ProductDraft,
  edit: (change: (draft: ProductDraft) => Partial<ProductDraft>) => void,
  isNew: boolean,
): Known {
  const sku = useDebounced(typed).trim();
  const query = { sku, ...(company_id === null ? {} : { company_id }) };
  const { data = UNKNOWN } = useRead(getItemEndpoint, query, { enabled: isNew && sku !== '' });
  const item = data.item && isSame(data.item.sku, typed) ? data.item : null;
  const key = item && `${item.id} ${item.version}`;
  const [filled, setFilled] = useState<{ key: string | null; fields: SharedFields }>({ key: null, fields: emptyDraft });
  if (key !== filled.key) {
    const fields = item ? sharedFields(item) : filled.fields;
    setFilled({ key, fields });
    // Not over the user's edits of a draft that was restored.
    if (item && item.version !== item_version) {
      edit((draft) => ({ ...untouched(fields, draft, filled.fields), item_version: item.version }));
    }
  }
  return item ? data : UNKNOWN;
}

type SharedFields = ReturnType<typeof sharedFields>;

/** The fields that are still as the empty form or the item before had them. */
function untouched(fields: SharedFields, draft: ProductDraft, before: SharedFields): Partial<ProductDraft> {
  const names = (Object.keys(fields) as (keyof SharedFields)[]).filter((name) =>
    [emptyDraft[name], before[name]].some((value) => JSON.stringify(value) === JSON.stringify(draft[name])),
  );
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

const isSame = (sku: string, typed: string) => sku.toLowerCase() === typed.trim().toLowerCase();
