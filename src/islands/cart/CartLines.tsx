import { memo, useState } from 'react';
import { type CartLine, putBack, removeLine, setQty } from '#client/cart.ts';
import { productWords } from '#client/typeset.ts';
import { toPaise, toRupees } from '#contracts/money.ts';
import { Button } from '#ui/Button.tsx';
import { Money } from '#ui/Money.tsx';
import { Pager } from '#ui/Pager.tsx';
import { ProductImage } from '#ui/ProductImage.tsx';
import { QtyInput } from '#ui/QtyInput.tsx';
import { toast } from '#ui/toast.ts';
import { LineNews } from './LineNews.tsx';
import { type News, newsOf, pricedLine } from './line-news.ts';
import type { Pricing } from './use-pricing.ts';

type Props = {
  lines: CartLine[];
  pricing: Pricing | undefined;
  /** The order is on its way: a change now would be neither in it nor in the cart after it. */
  busy: boolean;
};

/** Lines a page: a quick order may bring two thousand, and each has a picture and a field. */
const PAGE = 100;

/** The cart as the lines of a purchase order; those with news come first where there is more than one page. */
export function CartLines({ lines, pricing, busy }: Props) {
  const [page, setPage] = useState(1);
  const rows = lines.map((line, index) => ({ line, index, news: newsOf(line, pricing) }));
  const pages = Math.ceil(rows.length / PAGE);
  const now = Math.min(page, pages);
  const ordered = pages > 1 ? [...rows].sort((a, b) => Number(b.news.length > 0) - Number(a.news.length > 0)) : rows;
  return (
    <div className="cart-sheet sheet">
      <ol className="cart-lines" inert={busy}>
        {ordered.slice((now - 1) * PAGE, now * PAGE).map(({ line, index, news }) => (
          <Line
            key={line.product_id ?? `line-${index}`}
            line={line}
            index={index}
            price={pricedLine(line, pricing)?.price ?? line.price}
            stock={pricedLine(line, pricing)?.stock ?? null}
            news={news}
          />
        ))}
      </ol>
      {pages > 1 && <Pager page={now} pages={pages} onPage={setPage} />}
    </div>
  );
}

type LineProps = { line: CartLine; index: number; price: number; stock: number | null; news: News[] };

/** Drawn anew only where its own line changed: the store makes all lines new with each change. */
const Line = memo(function Line({ line, index, price, stock, news }: LineProps) {
  const name = line.sku || line.name;
  const shown = productWords(line.name);
  const remove = () => {
    removeLine(index);
    toast(`${name} was removed.`, { undo: () => putBack([line], index) });
    focusLine(index);
  };
  return (
    <li className="cart-line">
      <ProductImage src={line.image} alt="" />
      <div className="cart-line-words">
        <p className="cart-line-name">
          {line.product_id === null ? shown : <a href={`/portal/products/${line.product_id}`}>{shown}</a>}
        </p>
        <p className="small quiet">
          <span className="code">{line.sku}</span>
          {line.brand && ` · ${line.brand}`}
        </p>
        <p className="small">
          <Money value={price} /> <span className="quiet">/ {line.unit || 'unit'}</span>
        </p>
      </div>
      <QtyInput value={line.qty} onChange={(qty) => setQty(index, qty)} label={`Quantity of ${name}`} />
      <p className="cart-line-total">
        <Money value={toRupees(toPaise(price) * line.qty)} />
      </p>
      <LineNews news={news}>
        {stock !== null && stock > 0 && stock < line.qty && (
          <Button kind="quiet" small onClick={() => setQty(index, stock)} aria-label={`Lower ${name} to ${stock}`}>
            {`Lower to ${stock.toLocaleString('en-IN')}`}
          </Button>
        )}
      </LineNews>
      <Button kind="quiet" small className="cart-line-remove" onClick={remove} aria-label={`Remove ${line.name}`}>
        Remove
      </Button>
    </li>
  );
}, sameLine);

function sameLine(before: LineProps, now: LineProps): boolean {
  const keyOf = ({ line, index, price, stock, news }: LineProps) => JSON.stringify([line, index, price, stock, news]);
  return keyOf(before) === keyOf(now);
}

/** The focus was on a button that is gone: it goes to the line that took its place, to the last one, or to the heading. */
function focusLine(index: number): void {
  requestAnimationFrame(() => {
    const left = [...document.querySelectorAll<HTMLElement>('.cart-line-remove')];
    (left[index % PAGE] ?? left.at(-1) ?? document.querySelector<HTMLElement>('#main'))?.focus();
  });
}
