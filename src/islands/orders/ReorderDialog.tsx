import { navigate } from 'astro:transitions/client';
import { addLines } from '#client/cart.ts';
import { productWords } from '#client/typeset.ts';
import { type ReorderLine, reorderEndpoint, type ReorderState } from '#contracts/order-actions.ts';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Dialog.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Status, type StatusTone } from '#ui/Status.tsx';
import { toast } from '#ui/toast.ts';
import { useRead } from '#ui/use-read.ts';

const words: Record<ReorderState, { label: string; tone: StatusTone }> = {
  same: { label: 'As before', tone: 'ok' },
  'price changed': { label: 'Price changed', tone: 'warn' },
  short: { label: 'Short', tone: 'warn' },
  'out of stock': { label: 'Out of stock', tone: 'bad' },
  discontinued: { label: 'No longer sold', tone: 'bad' },
  'not in catalogue': { label: 'Not in your catalogue', tone: 'bad' },
};

/** What has changed since an order, line by line; what can be had goes into the cart. */
export function ReorderDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useRead(reorderEndpoint, { id });
  const available = data?.lines.filter(({ qty }) => qty > 0) ?? [];
  const put = async () => {
    addLines(
      available.map(({ product_id, sku, name, brand, unit, image, price, qty }) => ({
        ...{ product_id, sku, name, brand, unit, image, qty },
        price: price!,
      })),
    );
    onClose();
    await navigate('/portal/cart');
    toast(`${countOf(available.length)} of order ${id} put into the cart.`);
  };
  return (
    <Drawer
      open
      onClose={onClose}
      title={`Reorder ${id}`}
      footer={
        available.length > 0 && (
          <Button kind="primary" onClick={() => void put()}>
            Put {countOf(available.length)} into the cart
          </Button>
        )
      }
    >
      {error && (
        <Notice tone="bad" onRetry={() => refetch()} busy={isFetching}>
          {error.message}
        </Notice>
      )}
      {!data && !error && <Skeleton className="reorder-skeleton" />}
      {data && (
        <div className="stack">
          <p>{summaryOf(data.lines)}</p>
          <ul className="reorder-lines">
            {data.lines.map((line) => (
              <Line key={line.line_no} line={line} />
            ))}
          </ul>
        </div>
      )}
    </Drawer>
  );
}

function Line({ line }: { line: ReorderLine }) {
  const { sku, name, unit, ordered_qty, qty, ordered_price, price, state } = line;
  return (
    <li>
      <span className="two-lines order-item">
        <span>{productWords(name)}</span>
        <span className="small quiet code">{sku}</span>
      </span>
      <Status tone={words[state].tone}>{words[state].label}</Status>
      <span className="small">
        {qty < ordered_qty && qty > 0
          ? `${qty.toLocaleString('en-IN')} of ${ordered_qty.toLocaleString('en-IN')} ${unit}`
          : `${ordered_qty.toLocaleString('en-IN')} ${unit}`}
      </span>
      <span className="small">
        {price !== null && price !== ordered_price ? (
          <>
            <span className="visually-hidden">price was </span>
            <del>
              <Money value={ordered_price} />
            </del>{' '}
            <span className="visually-hidden">now </span>
            <Money value={price} />
          </>
        ) : (
          <Money value={ordered_price} />
        )}
      </span>
    </li>
  );
}

const countOf = (lines: number) => `${lines.toLocaleString('en-IN')} ${lines === 1 ? 'line' : 'lines'}`;

function summaryOf(lines: ReorderLine[]): string {
  const gone = lines.filter(({ qty }) => qty === 0).length;
  const changed = lines.filter(({ qty, state }) => qty > 0 && state !== 'same').length;
  if (gone === 0 && changed === 0) return 'Everything can be had as before.';
  return [
    changed > 0 && `${countOf(changed)} changed since then.`,
    gone > 0 &&
      `${countOf(gone)} cannot be had now and ${gone === 1 ? 'is' : 'are'} left out; ask for a quote instead.`,
  ]
    .filter(Boolean)
    .join(' ');
}
