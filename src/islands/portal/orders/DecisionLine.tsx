import { formatProductName } from '#client/typeset.ts';
import { formatPer } from '#contracts/fields/money.ts';
import { formatQuantity, isCounted } from '#contracts/fields/unit-names.ts';
import type { PricedLineToDecide } from './decision-totals.ts';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { Money } from '#ui/Money.tsx';

const toBuyText = ({ to_buy_qty }: LineToDecide) =>
  to_buy_qty > 0 ? `, ${to_buy_qty.toLocaleString('en-IN')} to be bought in` : '';

/** A line of an order that waits for approval. */
export type LineToDecide = PricedLineToDecide & { sku: string; name: string; unit: string; to_buy_qty: number };

type Props = { line: LineToDecide; qty: string; error: string | undefined; onChange: (qty: string) => void };

export function DecisionLine({ line, qty, error, onChange }: Props) {
  return (
    <li>
      <span className="two-lines order-item">
        <span>{formatProductName(line.name)}</span>
        <span className="small quiet">
          <span className="code">{line.sku}</span> <Money value={line.price} />
          {line.kind === 'goods' && ` / ${formatPer(line)}`}
        </span>
      </span>
      {line.kind === 'goods' ? (
        <TextInput
          label={`Quantity of ${line.sku || line.name}`}
          labelHidden
          hint={`of ${formatQuantity(line.qty, line.unit)}${toBuyText(line)}`}
          inputMode={isCounted(line.unit) ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={qty}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <span className="small quiet">as quoted</span>
      )}
    </li>
  );
}
