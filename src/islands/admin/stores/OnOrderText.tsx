import { formatDay } from '#client/format.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import type { OnOrder } from '#contracts/stores/on-order.ts';

/** What is to come from vendors, and when the first of it is due. */
export function OnOrderText({ onOrder, unit }: { onOrder: OnOrder | null; unit: string }) {
  if (!onOrder) return '–';
  return (
    <span className="two-lines">
      {formatQuantity(onOrder.qty, unit)}
      <span className="small quiet">{onOrder.due_on ? `due ${formatDay(onOrder.due_on)}` : 'no due date'}</span>
    </span>
  );
}
