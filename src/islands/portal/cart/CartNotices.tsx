import { Fragment, type ReactNode, useState } from 'react';
import { acceptPrices, type CartLine, readCart, removeProducts, restoreLines } from '#client/cart.ts';
import { MAX_ORDER_LINES } from '#contracts/limits.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { toast } from '#ui/toast.ts';
import { cartChanges, pricedLine } from './line-notices.ts';
import { orderItems } from './use-order.ts';
import type { Pricing } from './use-pricing.ts';

type Props = { lines: CartLine[]; pricing: Pricing | undefined };

/** Warnings above the cart, with the actions that resolve them. */
export function CartNotices({ lines, pricing }: Props) {
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
          {`An order can have at most ${count(MAX_ORDER_LINES, 'line')}. Remove ${count(tooMany, 'line')} to place it.`}
        </Notice>
      )}
      <Changes lines={lines} pricing={pricing} />
    </>
  );
}

/** One kind of change since the lines were added, and the action that resolves it. */
type Change = { kind: 'repriced' | 'short' | 'unsold' | 'unavailable'; text: string; action?: ReactNode };

/** Changes known at first render are shown above the cart; later ones float over it, so that nothing moves. */
function Changes({ lines, pricing }: Props) {
  const changes = changesOf(lines, pricing);
  const [early, setEarly] = useState(changes.map(({ kind }) => kind));
  const isResolved = (kind: Change['kind']) => changes.every((change) => change.kind !== kind);
  if (early.some(isResolved)) setEarly(early.filter((kind) => !isResolved(kind)));
  const late = changes.filter(({ kind }) => !early.includes(kind));
  const [dismissed, setDismissed] = useState('');
  return (
    <>
      <ChangesNotice changes={changes.filter(({ kind }) => early.includes(kind))} />
      {/* A new text is a new notice: one at the lower edge would otherwise grow upwards. */}
      <div key={textOf(late)} className="cart-late">
        {textOf(late) !== dismissed && (
          <ChangesNotice changes={late}>
            <Button small kind="quiet" onClick={() => setDismissed(textOf(late))}>
              Dismiss
            </Button>
          </ChangesNotice>
        )}
      </div>
    </>
  );
}

const textOf = (changes: Change[]) => changes.map(({ text }) => text).join('; ');

function ChangesNotice({ changes, children }: { changes: Change[]; children?: ReactNode }) {
  if (changes.length === 0) return null;
  return (
    <Notice tone="warn">
      <p>Since you added these items: {textOf(changes)}.</p>
      <div className="cluster cart-news">
        {changes.map(({ kind, action }) => (
          <Fragment key={kind}>{action}</Fragment>
        ))}
        {children}
      </div>
    </Notice>
  );
}

function changesOf(lines: CartLine[], pricing: Pricing | undefined): Change[] {
  const { repriced, difference, short, unsold, unavailable } = cartChanges(lines, pricing);
  const changes: Change[] = [];
  if (repriced.length > 0) {
    const action = (
      <Button small onClick={() => acceptPrices(pricesOf(repriced, pricing))}>
        Accept current prices
      </Button>
    );
    const text = `${count(repriced.length, 'price')} changed, ${totalChange(difference)}`;
    changes.push({ kind: 'repriced', text, action });
  }
  if (short > 0) {
    changes.push({ kind: 'short', text: `${count(short, 'line')} ${short === 1 ? 'exceeds' : 'exceed'} the stock` });
  }
  if (unsold > 0) {
    const text = `${count(unsold, 'line')} ${unsold === 1 ? 'is' : 'are'} below the minimum or not in the multiples sold`;
    changes.push({ kind: 'unsold', text });
  }
  if (unavailable.length > 0) {
    const action = (
      <Button small onClick={() => removeUnavailable(unavailable)}>
        {`Remove ${count(unavailable.length, 'line')}`}
      </Button>
    );
    const text = `${count(unavailable.length, 'line')} no longer available`;
    changes.push({ kind: 'unavailable', text, action });
  }
  return changes;
}

const pricesOf = (lines: CartLine[], pricing: Pricing | undefined) =>
  new Map(
    lines.map((line) => {
      const { base_price: price, price_per } = pricedLine(line, pricing)!;
      return [line.product_id!, { price, price_per }];
    }),
  );

function removeUnavailable(lines: CartLine[]): void {
  const before = readCart();
  const removed = removeProducts(new Set(lines.map(({ product_id }) => product_id!)));
  const undo = () => restoreLines(removed, before.indexOf(removed[0]!));
  toast(`${count(removed.length, 'line')} removed from cart.`, { undo });
}

function totalChange(rupees: number): string {
  if (rupees === 0) return 'with no change in total';
  return `${formatRupees(Math.abs(rupees))} ${rupees > 0 ? 'more' : 'less'} in total`;
}

function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number.toLocaleString('en-IN')} ${number === 1 ? noun : plural}`;
}
