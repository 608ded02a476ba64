import { listStockNoticesEndpoint, saveStockNoticeEndpoint } from '#contracts/lists/stock-notices.ts';
import { Button } from '#ui/Button.tsx';
import { useAction } from '#ui/use-action.ts';
import { useRead } from '#ui/use-read.ts';

type Props = { product: { id: number; sku: string } };

/** Asks for a mail when a product is back in stock, or withdraws that. For products that are out of stock. */
export function StockNoticeButton({ product: { id, sku } }: Props) {
  const { data } = useRead(listStockNoticesEndpoint);
  const { submit, busy, failure } = useAction(saveStockNoticeEndpoint);
  const isWanted = data?.items.some(({ product_id }) => product_id === id) ?? false;
  return (
    <>
      <Button
        small
        busy={busy}
        disabled={!data}
        aria-pressed={isWanted}
        aria-label={`Tell me when it is back: ${sku}`}
        onClick={() => void submit({ product_id: id, wanted: !isWanted })}
      >
        {isWanted ? '✓ We will tell you when it is back' : 'Tell me when it is back'}
      </Button>
      {failure && (
        <span className="field-error" role="alert">
          {failure}
        </span>
      )}
    </>
  );
}
