import { Fragment, type ReactNode, useState } from 'react';
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

/** One kind of change: what is told of it, and what can be done about it. */
type Told = { kind: 'repriced' | 'short' | 'unavailable'; words: string; act?: ReactNode };

/** What was known when the cart was drawn stands above it; what comes later floats, so that nothing is pushed aside. */
function Changes({ lines, pricing }: Props) {
  const told = toldOf(lines, pricing);
  const [early, setEarly] = useState(told.map(({ kind }) => kind));
  const settled = early.some((kind) => told.every((now) => now.kind !== kind));
  if (settled) setEarly(early.filter((kind) => told.some((now) => now.kind === kind)));
  const late = told.filter(({ kind }) => !early.includes(kind));
  const [dismissed, setDismissed] = useState('');
  return (
    <>
      <Since told={told.filter(({ kind }) => early.includes(kind))} />
      {/* Other words are another notice: one that stands at the lower edge would grow upwards. */}
      <div key={wordsOf(late)} className="cart-late">
        {wordsOf(late) !== dismissed && (
          <Since told={late}>
            <Button small kind="quiet" onClick={() => setDismissed(wordsOf(late))}>
              Dismiss
            </Button>
          </Since>
        )}
      </div>
    </>
  );
}

const wordsOf = (told: Told[]) => told.map(({ words }) => words).join('; ');

function Since({ told, children }: { told: Told[]; children?: ReactNode }) {
  if (told.length === 0) return null;
  return (
    <Notice tone="warn">
      <p>Since you filled this cart: {wordsOf(told)}.</p>
      <div className="cluster cart-news">
        {told.map(({ kind, act }) => (
          <Fragment key={kind}>{act}</Fragment>
        ))}
        {children}
      </div>
    </Notice>
  );
}

function toldOf(lines: CartLine[], pricing: Pricing | undefined): Told[] {
  const { repriced, difference, short, unavailable } = newsOfCart(lines, pricing);
  const remove = () => {
    const before = readCart();
    const gone = removeProducts(new Set(unavailable.map(({ product_id }) => product_id!)));
    toast(`${count(gone.length, 'line')} left the cart.`, { undo: () => putBack(gone, before.indexOf(gone[0]!)) });
  };
  const accept = () =>
    acceptPrices(new Map(repriced.map((line) => [line.product_id!, pricedLine(line, pricing)!.price])));
  const told: Told[] = [];
  if (repriced.length > 0) {
    const act = (
      <Button small onClick={accept}>
        Accept today’s prices
      </Button>
    );
    told.push({ kind: 'repriced', words: `${count(repriced.length, 'price')} changed: ${inAll(difference)}`, act });
  }
  if (short > 0) told.push({ kind: 'short', words: `${count(short, 'line')} above what is in stock` });
  if (unavailable.length > 0) {
    const act = (
      <Button small onClick={remove}>
        {`Remove ${count(unavailable.length, 'line')}`}
      </Button>
    );
    told.push({ kind: 'unavailable', words: `${count(unavailable.length, 'line')} no longer to be had`, act });
  }
  return told;
}

function inAll(rupees: number): string {
  if (rupees === 0) return 'the same in all';
  return `${formatRupees(Math.abs(rupees))} ${rupees > 0 ? 'more' : 'less'} in all`;
}

function count(number: number, thing: string): string {
  return `${number.toLocaleString('en-IN')} ${thing}${number === 1 ? '' : 's'}`;
}
