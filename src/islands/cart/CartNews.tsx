import { acceptPrices, type CartLine, putBack, readCart, removeProducts } from '#client/cart.ts';
import { MAX_ORDER_LINES } from '#contracts/limits.ts';
import { formatRupees } from '#contracts/money.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { toast } from '#ui/toast.ts';
import { newsOfCart, pricedLine } from './line-news.ts';
import { orderItems } from './use-order.ts';
import type { Pricing } from './use-pricing.ts';

type Props = { lines: CartLine[]; pricing: Pricing | undefined };

/** What the buyer should know of the cart before anything else, with what can be done about it at once. */
export function CartNews({ lines, pricing }: Props) {
  const skipped = lines.length - orderItems(lines).length;
  const tooMany = lines.length - skipped - MAX_ORDER_LINES;
  return (
    <>
      {skipped > 0 && (
        <Notice tone="warn">
          {`${skipped} item(s) couldn’t be checked out due to missing product id. Re-add those items from the catalogue.`}
        </Notice>
      )}
      {tooMany > 0 && (
        <Notice tone="warn">
          {`An order holds at most ${count(MAX_ORDER_LINES, 'line')}. Remove ${count(tooMany, 'line')} to order the rest.`}
        </Notice>
      )}
      <Changes lines={lines} pricing={pricing} />
    </>
  );
}

function Changes({ lines, pricing }: Props) {
  const { repriced, difference, short, unavailable } = newsOfCart(lines, pricing);
  const told = [
    repriced.length > 0 && `${count(repriced.length, 'price')} changed: ${inAll(difference)}`,
    short > 0 && `${count(short, 'line')} above what is in stock`,
    unavailable.length > 0 && `${count(unavailable.length, 'line')} no longer to be had`,
  ].filter(Boolean);
  if (told.length === 0) return null;

  const remove = () => {
    const before = readCart();
    const gone = removeProducts(new Set(unavailable.map(({ product_id }) => product_id!)));
    toast(`${count(gone.length, 'line')} left the cart.`, { undo: () => putBack(gone, before.indexOf(gone[0]!)) });
  };
  const accept = () =>
    acceptPrices(new Map(repriced.map((line) => [line.product_id!, pricedLine(line, pricing)!.price])));

  return (
    <Notice tone="warn">
      <p>Since you filled this cart: {told.join('; ')}.</p>
      <div className="cluster cart-news">
        {repriced.length > 0 && (
          <Button small onClick={accept}>
            Accept today’s prices
          </Button>
        )}
        {unavailable.length > 0 && (
          <Button small onClick={remove}>
            {`Remove ${count(unavailable.length, 'line')}`}
          </Button>
        )}
      </div>
    </Notice>
  );
}

function inAll(rupees: number): string {
  if (rupees === 0) return 'the same in all';
  return `${formatRupees(Math.abs(rupees))} ${rupees > 0 ? 'more' : 'less'} in all`;
}

function count(number: number, thing: string): string {
  return `${number.toLocaleString('en-IN')} ${thing}${number === 1 ? '' : 's'}`;
}
