import { memo } from 'react';
import { type CartLine, restoreLines, removeLine, setQty } from '#client/cart.ts';
import { formatProductName } from '#client/typeset.ts';
import { formatBreaks } from '#contracts/catalog/terms.ts';
import { formatPer, goodsValue, toPaise, toRupees } from '#contracts/fields/money.ts';
import { Button } from '#ui/Button.tsx';
import { Money } from '#ui/Money.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { useLinePages } from '#ui/lists/use-line-pages.ts';
import { PackPrice } from '#widgets/prices/PackPrice.tsx';
import { ProductImage } from '#widgets/products/ProductImage.tsx';
import { QtyInput } from '#ui/forms/QtyInput.tsx';
import { toast } from '#ui/toast.ts';
import { AddToListButton } from '#widgets/lists/AddToListButton.tsx';
import { LineNotices } from './LineNotices.tsx';
import { type LineNotice, LINES_PER_PAGE, noticedLines, pricedLine } from './line-notices.ts';
import { orderItems } from './use-order.ts';
import type { Pricing } from './use-pricing.ts';

type Props = {
  lines: CartLine[];
  pricing: Pricing | undefined;
  /** The date by which the order is needed; blank if none. */
  needBy: string;
  /** While the order is placed, changes are blocked: they would be in neither the order nor the cleared cart. */
  busy: boolean;
};

/** The lines of the cart. */
export function CartLines({ lines, pricing, needBy, busy }: Props) {
  const { linesOnPage, pager } = useLinePages(lines.length, {}, LINES_PER_PAGE);
  return (
    <div className="cart-sheet sheet">
      <ol className="cart-lines" inert={busy}>
        {linesOnPage(noticedLines(lines, pricing, needBy)).map(({ key, line, index, notices }) => (
          <Line key={key} line={line} index={index} priced={pricedLine(line, pricing)} notices={notices} />
        ))}
      </ol>
      {pager.pages > 1 && <Pager {...pager} />}
      {/* Not in the checkout, which is a form: the dialog has a form of its own. */}
      <div className="cart-save">
        <AddToListButton kind="quiet" small lines={orderItems(lines)} disabled={busy}>
          Save cart as a list
        </AddToListButton>
      </div>
    </div>
  );
}

type LineProps = { line: CartLine; index: number; priced: ReturnType<typeof pricedLine>; notices: LineNotice[] };

/** Memoized by content: the store returns new line objects with each change. */
const Line = memo(function Line({ line, index, priced, notices }: LineProps) {
  const price = priced?.price ?? line.price;
  const price_per = priced?.price_per ?? line.price_per;
  const isUnpriced = notices.some(({ kind }) => kind === 'unpriced');
  const name = line.sku || line.name;
  const displayName = formatProductName(line.name);
  const remove = () => {
    removeLine(index);
    toast(`${name} was removed.`, { undo: () => restoreLines([line], index) });
    focusLine(index);
  };
  return (
    <li className="cart-line">
      <ProductImage src={line.image} alt="" />
      <div className="cart-line-words">
        <p className="cart-line-name">
          {line.product_id === null ? displayName : <a href={`/portal/products/${line.product_id}`}>{displayName}</a>}
        </p>
        <p className="small quiet">
          <span className="code">{line.sku}</span>
          {line.brand && ` · ${line.brand}`}
        </p>
        <p className="small">
          {isUnpriced ? (
            'Price on request'
          ) : (
            <>
              <Money value={price} />{' '}
              <span className="quiet">/ {formatPer({ price_per, unit: line.unit || 'unit' })}</span>
              <PackPrice product={{ ...line, price, price_per }} />
            </>
          )}
        </p>
        {priced?.next_break && (
          <p className="small quiet">Next price: {formatBreaks([priced.next_break], { price_per, unit: line.unit })}</p>
        )}
        <p className="cart-line-delivery quiet small">{priced?.delivery.text}</p>
      </div>
      <QtyInput
        value={line.qty}
        unit={line.unit}
        onChange={(qty) => setQty(index, qty)}
        label={`Quantity of ${name}`}
      />
      <p className="cart-line-total">
        {isUnpriced ? '–' : <Money value={toRupees(goodsValue(line.qty, toPaise(price), price_per))} />}
      </p>
      <LineNotices notices={notices}>
        {priced && <QtyFix priced={priced} qty={line.qty} name={name} onFix={(qty) => setQty(index, qty)} />}
      </LineNotices>
      <Button kind="quiet" small className="cart-line-remove" onClick={remove} aria-label={`Remove ${line.name}`}>
        Remove
      </Button>
    </li>
  );
}, isSameLine);

type QtyFixProps = {
  priced: NonNullable<ReturnType<typeof pricedLine>>;
  qty: number;
  name: string;
  onFix: (qty: number) => void;
};

/** Reduces a quantity to the stock, or raises it to the next one sold. */
function QtyFix({ priced, qty, name, onFix }: QtyFixProps) {
  const { stock, can_backorder, orderable_qty } = priced;
  const isUnsold = priced.qty === qty && orderable_qty !== qty;
  if (!isUnsold && (can_backorder || stock <= 0 || stock >= qty)) return null;
  const [verb, to] = isUnsold ? ['Change', orderable_qty] : ['Reduce', stock];
  return (
    <Button kind="quiet" small onClick={() => onFix(to)} aria-label={`${verb} ${name} to ${to}`}>
      {`${verb} to ${to.toLocaleString('en-IN')}`}
    </Button>
  );
}

function isSameLine(before: LineProps, after: LineProps): boolean {
  const textOf = ({ line, index, priced, notices }: LineProps) => JSON.stringify([line, index, priced, notices]);
  return textOf(before) === textOf(after);
}

/** After removing a line, focuses Remove of the next line, else of the last one, else the page. */
function focusLine(index: number): void {
  requestAnimationFrame(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.cart-line-remove')];
    (buttons[index % LINES_PER_PAGE] ?? buttons.at(-1) ?? document.querySelector<HTMLElement>('#main'))?.focus();
  });
}
