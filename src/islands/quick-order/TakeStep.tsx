import { useEffect, useRef } from 'react';
import { MAX_ORDER_LINES } from '#contracts/limits.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { type AnsweredRow, countStates } from './answer-rows.ts';
import { linesTooMany, type Taken } from './use-take.ts';

type Props = { rows: AnsweredRow[]; busy: boolean; onTake: () => void };

/** The one button: what was found goes to the cart, a quote is asked for the rest. */
export function TakeStep({ rows, busy, onTake }: Props) {
  const lines = rows.filter(({ to_cart }) => to_cart > 0).length;
  const asked = rows.filter(({ to_rfq }) => to_rfq > 0).length;
  const tooMany = linesTooMany(rows);
  const { several, bad } = countStates(rows);
  const rest = several + bad;
  return (
    <div className="quick-step">
      {tooMany > 0 && (
        <Notice tone="warn">
          {`The cart would have ${count(tooMany, 'line')} more than the ${MAX_ORDER_LINES.toLocaleString('en-IN')} that an order holds. `}
          <a href="/portal/cart">Order or clear the cart</a> first, or remove rows.
        </Notice>
      )}
      <Button
        kind="primary"
        busy={busy}
        busyText="Sending…"
        disabled={lines + asked === 0 || tooMany > 0}
        onClick={onTake}
      >
        {wordsOf(lines, asked)}
      </Button>
      {rest > 0 && (
        <p className="small quiet">{`${count(rest, 'row')} to choose or mend ${rest === 1 ? 'stays' : 'stay'} here.`}</p>
      )}
    </div>
  );
}

/** What the step did, with where to go from here. The button may be gone: the focus comes here. */
export function TakenNotice({ taken }: { taken: Taken }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [taken]);
  const { lines, rfq } = taken;
  return (
    <div ref={place} tabIndex={-1} className="quick-taken">
      <Notice tone="ok">
        {lines > 0 && <p>{`${count(lines, 'row')} went to the cart.`}</p>}
        {rfq && (
          <p>
            <a href={`/portal/rfqs/${rfq.id}`}>{rfq.code}</a> {`asks for a quote for ${count(rfq.lines, 'row')}.`}
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

function wordsOf(lines: number, asked: number): string {
  if (asked === 0) return lines === 0 ? 'Add to the cart' : `Add ${count(lines, 'row')} to the cart`;
  if (lines === 0) return `Ask for a quote for ${count(asked, 'row')}`;
  return `Add ${count(lines, 'row')} to the cart and ask for a quote for ${asked.toLocaleString('en-IN')}`;
}

function count(number: number, thing: string): string {
  return `${number.toLocaleString('en-IN')} ${thing}${number === 1 ? '' : 's'}`;
}
