import { Notice } from '#ui/Notice.tsx';

type Props = { sku: string; /** Number of catalogues that have the item. */ catalogues: number; isNew: boolean };

/** Warns that the item's details are shared: by other companies' catalogues or, for a new product, by any. */
export function SharedNotice({ sku, catalogues, isNew }: Props) {
  if (catalogues <= (isNew ? 0 : 1)) return null;
  const count = catalogues.toLocaleString('en-IN');
  return (
    <Notice>
      {`SKU ${sku.trim()} is in ${count} ${catalogues === 1 ? 'catalogue' : 'catalogues'}. Shared details apply to all of them.`}
    </Notice>
  );
}
