import { navigate } from 'astro:transitions/client';
import { useState } from 'react';
import { addLines } from '#client/cart.ts';
import { formatProductName } from '#client/typeset.ts';
import { type ReorderLine, reorderEndpoint, type ReorderState } from '#contracts/orders/actions.ts';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Dialog.tsx';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { QtyInput } from '#ui/forms/QtyInput.tsx';
import { LinePrice } from '#widgets/prices/LinePrice.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { StatusTone } from '#contracts/life-cycle.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { Status } from '#ui/Status.tsx';
import { toast } from '#ui/toast.ts';
import { useRead } from '#ui/use-read.ts';

const states: Record<ReorderState, { label: string; tone: StatusTone }> = {
  same: { label: 'Unchanged', tone: 'ok' },
  'price changed': { label: 'Price changed', tone: 'warn' },
  short: { label: 'Short stock', tone: 'warn' },
  'beyond stock': { label: 'Beyond stock, bought in', tone: 'warn' },
  'to be quoted': { label: 'To be quoted', tone: 'warn' },
  'out of stock': { label: 'Out of stock', tone: 'bad' },
  discontinued: { label: 'No longer sold', tone: 'bad' },
  'not in catalogue': { label: 'Not in your catalogue', tone: 'bad' },
};

/** The quantity of an available line, and whether it is ordered. */
type Choice = { qty: number; isTicked: boolean };

/** Shows what has changed since an order and adds the ticked items to the cart, in quantities that can be changed. */
export function ReorderDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useRead(reorderEndpoint, { id });
  const { data, error } = read;
  const [choices, setChoices] = useState<Record<number, Choice>>({});
  const choiceOf = ({ line_no, qty }: ReorderLine): Choice => choices[line_no] ?? { qty, isTicked: qty > 0 };
  const wanted = (data?.lines ?? []).filter((line) => choiceOf(line).isTicked);
  const isAnyAvailable = data?.lines.some(({ qty }) => qty > 0);
  const addToCart = async () => {
    addLines(
      wanted.map((line) => {
        const { product_id, sku, name, brand, unit, pack, image, price, price_per } = line;
        const { qty } = choiceOf(line);
        return { product_id, sku, name, brand, unit, pack, image, price_per, qty, price: price! };
      }),
    );
    onClose();
    await navigate('/portal/cart');
    toast(`${countItems(wanted.length)} from order ${id} added to cart.`);
  };
  return (
    <Drawer
      open
      onClose={onClose}
      title={`Reorder ${id}`}
      footer={
        isAnyAvailable && (
          <Button kind="primary" disabled={wanted.length === 0} onClick={() => void addToCart()}>
            Add {countItems(wanted.length)} to cart
          </Button>
        )
      }
    >
      <ReadError read={read} />
      {!data && !error && <Skeleton className="reorder-skeleton" />}
      {data && (
        <div className="stack">
          <p>{summaryOf(data.lines)}</p>
          <ul className="reorder-lines">
            {data.lines.map((line) => (
              <Line
                key={line.line_no}
                line={line}
                choice={choiceOf(line)}
                onChoose={(change) => setChoices({ ...choices, [line.line_no]: { ...choiceOf(line), ...change } })}
              />
            ))}
          </ul>
        </div>
      )}
    </Drawer>
  );
}

type LineProps = { line: ReorderLine; choice: Choice; onChoose: (change: Partial<Choice>) => void };

function Line({ line, choice, onChoose }: LineProps) {
  const { sku, name, unit, ordered_qty, qty, price, price_per, state } = line;
  const ordered = { unit, price: line.ordered_price, price_per: line.ordered_price_per };
  const isRepriced = price !== null && (price !== ordered.price || price_per !== ordered.price_per);
  return (
    <li>
      <span className="reorder-item">
        {qty > 0 && (
          <Checkbox
            label={<span className="visually-hidden">{`Reorder ${sku}`}</span>}
            checked={choice.isTicked}
            onChange={({ target }) => onChoose({ isTicked: target.checked })}
          />
        )}
        <span className="two-lines order-item">
          <span>{formatProductName(name)}</span>
          <span className="small quiet code">{sku}</span>
        </span>
      </span>
      <Status tone={states[state].tone}>{states[state].label}</Status>
      <span className="small">
        {qty > 0 && (
          <QtyInput
            value={choice.qty}
            unit={unit}
            disabled={!choice.isTicked}
            label={`Quantity of ${sku}`}
            onChange={(to) => onChoose({ qty: to })}
          />
        )}
        {qty === 0 && <a href={quoteAddress(line)}>Request a quote</a>}
        <span className="reorder-was">
          {qty < ordered_qty && qty > 0
            ? `${qty.toLocaleString('en-IN')} of ${formatQuantity(ordered_qty, unit)}`
            : `Ordered ${formatQuantity(ordered_qty, unit)}`}
        </span>
      </span>
      <span className="small">
        {isRepriced ? (
          <>
            <span className="visually-hidden">price was </span>
            <del>
              <LinePrice line={ordered} />
            </del>{' '}
            <span className="visually-hidden">now </span>
            <LinePrice line={{ unit, price, price_per }} />
          </>
        ) : (
          <LinePrice line={ordered} />
        )}
      </span>
    </li>
  );
}

/** An item that is no longer sold to the company is asked for by its name. */
const quoteAddress = ({ product_id, sku, name, state }: ReorderLine) =>
  state === 'discontinued' || state === 'not in catalogue'
    ? `/portal/rfqs/new?item=${encodeURIComponent(`${name} (${sku})`)}`
    : `/portal/rfqs/new?product=${product_id}`;

const countItems = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'item' : 'items'}`;

function summaryOf(lines: ReorderLine[]): string {
  const unavailable = lines.filter(({ qty }) => qty === 0).length;
  const changed = lines.filter(({ qty, state }) => qty > 0 && state !== 'same').length;
  if (unavailable === 0 && changed === 0) return 'All items are available at the same prices.';
  return [
    changed > 0 && `${countItems(changed)} ${changed === 1 ? 'has' : 'have'} changed since this order.`,
    unavailable > 0 &&
      `${countItems(unavailable)} ${unavailable === 1 ? 'is unavailable and was' : 'are unavailable and were'} left out. You can request a quote instead.`,
  ]
    .filter(Boolean)
    .join(' ');
}
