import { type ReactNode, type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, call } from '#client/api.ts';
import { parseQty } from '#contracts/catalog/terms.ts';
import { matchSkusEndpoint, MAX_SKU_TEXT } from '#contracts/catalog/match-skus.ts';
import { orderableQty } from '#contracts/catalog/order-qty.ts';
import { addToListEndpoint } from '#contracts/lists/lists.ts';
import { Button } from '#ui/Button.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useAction } from '#ui/use-action.ts';

/** Adds one product by its SKU or the company's own code; without a quantity, the least that may be ordered. */
export function AddItem({ id }: { id: number }) {
  const [sku, setSku] = useState('');
  const [qty, setQty] = useState('');
  const [error, setError] = useState<{ sku?: ReactNode; qty?: string }>({});
  const [searching, setSearching] = useState(false);
  const { submit, busy, failure } = useAction(addToListEndpoint, () => {
    setSku('');
    setQty('');
  });
  const add = async (form: HTMLFormElement) => {
    const refuse = (found: typeof error) => {
      flushSync(() => setError(found));
      focusFirstError(form);
    };
    const number = qty.trim() === '' ? null : parseQty(qty.trim());
    if (!sku.trim()) return refuse({ sku: 'Enter a SKU or your own code.' });
    if (number !== null && !(number > 0)) return refuse({ qty: 'Enter a number above 0.' });
    setError({});
    setSearching(true);
    const found = await findProduct(sku.trim()).finally(() => setSearching(false));
    if ('error' in found) return refuse({ sku: found.error });
    const { product } = found;
    await submit({ id, lines: [{ product_id: product.id, qty: number ?? orderableQty(1, product) }] });
  };
  return (
    <form
      className="list-add"
      noValidate
      aria-label="Add an item"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void add(event.currentTarget);
      }}
    >
      <TextInput
        label="SKU or your own code"
        name="sku"
        maxLength={MAX_SKU_TEXT}
        autoComplete="off"
        value={sku}
        error={error.sku ?? failure}
        onChange={({ target }) => {
          setSku(target.value);
          setError({});
        }}
      />
      <TextInput
        className="list-add-qty"
        label="Quantity"
        name="qty"
        inputMode="decimal"
        autoComplete="off"
        value={qty}
        error={error.qty}
        onChange={({ target }) => {
          setQty(target.value);
          setError({});
        }}
      />
      <Button type="submit" busy={busy || searching} busyText="Adding…">
        Add to list
      </Button>
    </form>
  );
}

async function findProduct(sku: string) {
  try {
    const { matches, products } = await call(matchSkusEndpoint, { body: { skus: [sku] } });
    const { exact, near } = matches[0]!;
    const productsOf = (ids: number[]) => products.filter((product) => ids.includes(product.id));
    const sold = productsOf(exact).filter(({ active }) => active);
    const typed = sold.find((product) => product.sku.toLowerCase() === sku.toLowerCase());
    const product = typed ?? (sold.length === 1 ? sold[0] : undefined);
    return product ? { product } : { error: notFound(sku, sold.length > 0 ? sold : productsOf(near)) };
  } catch (error) {
    if (error instanceof ApiError) return { error: error.message };
    throw error;
  }
}

function notFound(sku: string, similar: { sku: string }[]): ReactNode {
  if (similar.length > 0)
    return `Type the whole SKU, for example ${similar
      .map((one) => one.sku)
      .slice(0, 4)
      .join(', ')}.`;
  return (
    <>
      Not found. <a href={`/portal/catalog?${new URLSearchParams({ q: sku })}`}>Search the catalogue</a>
    </>
  );
}
