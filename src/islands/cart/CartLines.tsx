import { type CartLine, putBack, removeLine, setQty } from '#client/cart.ts';
import { formatRupees, toPaise, toRupees } from '#contracts/money.ts';
import { Button } from '#ui/Button.tsx';
import { Money } from '#ui/Money.tsx';
import { ProductImage } from '#ui/ProductImage.tsx';
import { QtyInput } from '#ui/QtyInput.tsx';
import { Status } from '#ui/Status.tsx';
import { toast } from '#ui/toast.ts';
import type { Pricing } from './use-pricing.ts';

type Props = {
  lines: CartLine[];
  pricing: Pricing | undefined;
  /** The order is on its way: a change now would be neither in it nor in the cart after it. */
  busy: boolean;
};

/** The cart as the lines of a purchase order. */
export function CartLines({ lines, pricing, busy }: Props) {
  return (
    <ol className="cart-lines sheet" inert={busy}>
      {lines.map((line, index) => (
        <Line
          key={line.product_id ?? `line-${index}`}
          line={line}
          index={index}
          priced={priceOf(line, pricing)}
          known={!!pricing}
        />
      ))}
    </ol>
  );
}

type Priced = Pricing['lines'][number] | undefined;
type LineProps = { line: CartLine; index: number; priced: Priced; known: boolean };

function Line({ line, index, priced, known }: LineProps) {
  const price = priced?.price ?? line.price;
  const remove = () => {
    removeLine(index);
    toast(`${line.sku || line.name} was removed.`, { undo: () => putBack([line], index) });
    focusLine(index);
  };
  return (
    <li className="cart-line">
      <ProductImage src={line.image} alt="" />
      <div className="cart-line-words">
        <p className="cart-line-name">{line.name}</p>
        <p className="small quiet">
          <span className="code">{line.sku}</span>
          {line.brand && ` · ${line.brand}`}
        </p>
        <p className="small">
          <Money value={price} /> <span className="quiet">/ {line.unit || 'unit'}</span>
        </p>
        <LineNews line={line} priced={priced} known={known} />
      </div>
      <QtyInput
        value={line.qty}
        onChange={(qty) => setQty(index, qty)}
        label={`Quantity of ${line.sku || line.name}`}
      />
      <p className="cart-line-total">
        <Money value={toRupees(toPaise(price) * line.qty)} />
      </p>
      <Button kind="quiet" small className="cart-line-remove" onClick={remove} aria-label={`Remove ${line.name}`}>
        Remove
      </Button>
    </li>
  );
}

/** The focus was on a button that is gone: it goes to the line that took its place, to the last one, or to the heading. */
function focusLine(index: number): void {
  requestAnimationFrame(() => {
    const left = [...document.querySelectorAll<HTMLElement>('.cart-line-remove')];
    (left[index] ?? left.at(-1) ?? document.querySelector<HTMLElement>('#main'))?.focus();
  });
}

/** What changed since the line was put here, said at the line. */
function LineNews({ line, priced, known }: Omit<LineProps, 'index'>) {
  if (line.product_id === null) return <Status tone="warn">Re-add this item from the catalogue</Status>;
  if (known && !priced) return <Status tone="bad">No longer in your catalogue</Status>;
  if (!priced) return null;
  if (priced.stock <= 0) return <Status tone="bad">Out of stock</Status>;
  if (priced.stock < line.qty) return <Status tone="warn">{`Only ${priced.stock} in stock`}</Status>;
  if (priced.price !== line.price) return <Status tone="warn">{`Price was ${formatRupees(line.price)}`}</Status>;
  return null;
}

function priceOf(line: CartLine, pricing: Pricing | undefined): Priced {
  return pricing?.lines.find((priced) => priced.product_id === line.product_id);
}
