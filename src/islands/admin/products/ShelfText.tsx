import { formatDay } from '#client/format.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import type { Shelf } from '#contracts/stores/on-order.ts';

/** What orders hold and lack of an item beside its free stock, and what is to come: `10 nos more allocated to orders · 5 nos short`. */
export function ShelfText({ shelf: { allocated, short, on_order }, unit }: { shelf: Shelf; unit: string }) {
  const count = (qty: number) => formatQuantity(qty, unit);
  const parts = [
    allocated > 0 && `${count(allocated)} more allocated to orders`,
    short > 0 && `${count(short)} short`,
    on_order && `${count(on_order.qty)} on order${on_order.due_on ? `, due ${formatDay(on_order.due_on)}` : ''}`,
  ].filter(Boolean);
  return parts.length > 0 && <p className="small quiet">{parts.join(' · ')}</p>;
}
