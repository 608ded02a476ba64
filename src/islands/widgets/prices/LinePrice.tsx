import { formatPer } from '#contracts/fields/money.ts';
import { Money } from '#ui/Money.tsx';

type Props = { line: { price: number; price_per: number; unit: string } };

/** The price of a line, and what it is for if that is not one unit: `₹412.00 / 100 NOS`. */
export function LinePrice({ line }: Props) {
  return (
    <span>
      <Money value={line.price} />
      {line.price_per > 1 && <span className="small quiet"> / {formatPer(line)}</span>}
    </span>
  );
}
