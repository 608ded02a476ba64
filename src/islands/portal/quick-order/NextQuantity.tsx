import { orderableQty } from '#contracts/catalog/order-qty.ts';
import { Button } from '#ui/Button.tsx';
import type { ResolvedRow } from './resolve-rows.ts';
import type { RowActions } from './RowItem.tsx';
import { typedUnit } from './UnitChoice.tsx';

/** Changes the quantity to the next one that is sold. */
export function NextQuantity({ row, actions }: { row: ResolvedRow; actions: RowActions }) {
  const { sku, qty, product } = row;
  const next = orderableQty(qty, product!);
  return (
    <div className="quick-row-choice cluster">
      <Button
        kind="secondary"
        small
        aria-label={`Change the quantity of ${product!.sku} to ${next}`}
        onClick={({ currentTarget }) => {
          // The button disappears; the quantity stays.
          currentTarget.closest('li')!.querySelector<HTMLElement>('[role=spinbutton]')!.focus();
          actions.change(row, { sku, qty: next, unit: typedUnit(row) });
        }}
      >
        {`Change to ${next.toLocaleString('en-IN')}`}
      </Button>
    </div>
  );
}
