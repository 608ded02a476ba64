import { formatDate } from '#client/format.ts';
import { formatProductName } from '#client/typeset.ts';
import { listStockNoticesEndpoint, saveStockNoticeEndpoint, type StockNotice } from '#contracts/lists/stock-notices.ts';
import { Button } from '#ui/Button.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Status } from '#ui/Status.tsx';
import { useAction } from '#ui/use-action.ts';
import { useRead } from '#ui/use-read.ts';

/** The products of which the user waits for stock; nothing if there are none. */
export function StockNotices() {
  const read = useRead(listStockNoticesEndpoint);
  const { items = [] } = read.data ?? {};
  if (items.length === 0) return <ReadError read={read} tone="warn" />;
  return (
    <section className="stock-notices" aria-labelledby="stock-notices-title">
      <h2 id="stock-notices-title" className="section-rule">
        Waiting for stock
      </h2>
      <p className="small quiet">You get one email for each of these when it can be ordered again.</p>
      <ul className="sheet">
        {items.map((notice) => (
          <Notice key={notice.product_id} {...notice} />
        ))}
      </ul>
    </section>
  );
}

function Notice({ product_id, sku, name, active, created_at }: StockNotice) {
  const { submit, busy } = useAction(saveStockNoticeEndpoint);
  return (
    <li>
      <span className="two-lines list-name">
        <a href={`/portal/products/${product_id}`}>{formatProductName(name)}</a>
        <span className="small quiet">
          <span className="code">{sku}</span> · asked on <time dateTime={created_at}>{formatDate(created_at)}</time>
        </span>
        {!active && <Status tone="bad">No longer sold</Status>}
      </span>
      <Button
        kind="quiet"
        small
        busy={busy}
        aria-label={`Stop waiting for ${sku}`}
        onClick={() => void submit({ product_id, wanted: false })}
      >
        Remove
      </Button>
    </li>
  );
}
