import { useEffect, useRef } from 'react';
import { MAX_ORDER_LINES } from '#contracts/limits.ts';
import { Button } from '#ui/Button.tsx';
import { AddToListButton } from '#widgets/lists/AddToListButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { type ResolvedRow, countStates } from './resolve-rows.ts';
import { excessLines, isAvailable, type SubmitResult } from './use-submit-rows.ts';

type Props = { rows: ResolvedRow[]; busy: boolean; onSubmit: () => void; onAddAvailable: () => void };

/** Buttons that add available items to the cart, with a request for a quote for the rest or without. */
export function SubmitStep({ rows, busy, onSubmit, onAddAvailable }: Props) {
  const toCart = rows.filter(({ to_cart }) => to_cart > 0).length;
  const toRfq = rows.filter(({ to_rfq }) => to_rfq > 0).length;
  const available = rows.filter(isAvailable).length;
  const excess = excessLines(rows);
  const { unit, quantity, ambiguous, unsearched, invalid } = countStates(rows);
  const unresolved = unit + quantity + ambiguous + unsearched + invalid;
  return (
    <div className="quick-step">
      {excess > 0 && (
        <Notice tone="warn">
          {`The cart would be ${count(excess, 'line')} over the limit of ${MAX_ORDER_LINES.toLocaleString('en-IN')} per order. `}
          <a href="/portal/cart">Order or clear the cart</a> first, or remove rows here.
        </Notice>
      )}
      <Button
        kind="primary"
        busy={busy}
        busyText="Sending…"
        disabled={toCart + toRfq === 0 || excess > 0}
        onClick={onSubmit}
      >
        {buttonLabel(toCart, toRfq)}
      </Button>
      {toRfq > 0 && available > 0 && (
        <Button disabled={busy || excess > 0} onClick={onAddAvailable}>
          {`Add ${count(available, 'row')} to cart only`}
        </Button>
      )}
      <AddToListButton lines={itemsOf(rows)} disabled={busy}>
        Save as a list
      </AddToListButton>
      {unresolved > 0 && (
        <p className="small quiet">{`${count(unresolved, 'row')} still ${unresolved === 1 ? 'needs' : 'need'} fixing.`}</p>
      )}
    </div>
  );
}

/** The result of the step, with links to the cart and the RFQ. It takes the focus, as the button may be gone. */
export function SubmittedNotice({ result }: { result: SubmitResult }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [result]);
  const { lines, rfq } = result;
  return (
    <div ref={notice} tabIndex={-1} className="quick-taken">
      <Notice tone="ok">
        {lines > 0 && <p>{`${count(lines, 'row')} added to cart.`}</p>}
        {rfq && (
          <p>
            <a href={`/portal/rfqs/${rfq.id}`}>{rfq.code}</a> {`sent for ${count(rfq.lines, 'row')}.`}
          </p>
        )}
        <div className="cluster quick-next">
          {lines > 0 && (
            <a className="button button-secondary button-small" href="/portal/cart">
              Open the cart
            </a>
          )}
          {rfq && (
            <a className="button button-secondary button-small" href={`/portal/rfqs/${rfq.id}`}>
              {`Open ${rfq.code}`}
            </a>
          )}
        </div>
      </Notice>
    </div>
  );
}

/** The rows whose product is known and whose quantity is in its unit, whatever is in stock. */
const itemsOf = (rows: ResolvedRow[]) =>
  rows.flatMap(({ state, product, qty }) =>
    product && state !== 'unit' && state !== 'discontinued' ? [{ product_id: product.id, qty }] : [],
  );

function buttonLabel(toCart: number, toRfq: number): string {
  if (toRfq === 0) return toCart === 0 ? 'Add to cart' : `Add ${count(toCart, 'row')} to cart`;
  if (toCart === 0) return `Request a quote for ${count(toRfq, 'row')}`;
  return `Add ${count(toCart, 'row')} to cart and request a quote for ${toRfq.toLocaleString('en-IN')}`;
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-IN')} ${noun}${number === 1 ? '' : 's'}`;
}
