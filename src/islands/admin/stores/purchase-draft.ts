import { parseNumber } from '#client/table-files/parse-number.ts';
import type { PurchaseOrder } from '#contracts/stores/purchase-orders.ts';
import type { ItemStock } from '#contracts/stores/stock.ts';

/** A line as it is typed. */
export interface DraftLine {
  item_id: number;
  sku: string;
  name: string;
  unit: string;
  qty: string;
  cost: string;
  cost_per: string;
  due_on: string;
  note: string;
}

export interface PurchaseDraft {
  vendor_id: number | null;
  due_on: string;
  note: string;
  lines: DraftLine[];
}

export const EMPTY_PURCHASE: PurchaseDraft = { vendor_id: null, due_on: '', note: '', lines: [] };

/** A purchase order as a draft to change. */
export const purchaseDraftOf = ({ vendor, due_on, note, lines }: PurchaseOrder): PurchaseDraft => ({
  ...{ vendor_id: vendor.id, due_on: due_on ?? '', note: note ?? '' },
  lines: lines.map((line) => ({
    ...{ item_id: line.item_id, sku: line.sku, name: line.name, unit: line.unit },
    ...{ qty: String(line.qty), cost: line.cost.toFixed(2), cost_per: String(line.cost_per) },
    ...{ due_on: line.due_on ?? '', note: line.note ?? '' },
  })),
});

/** A line for the chosen item, with the quantity that orders are short. */
export const lineOfItem = ({ id, sku, name, unit, short }: ItemStock): DraftLine => ({
  ...{ item_id: id, sku, name, unit },
  ...{ qty: short > 0 ? String(short) : '', cost: '', cost_per: '1', due_on: '', note: '' },
});

/** The draft as the call takes it; what is not a number is passed on and refused at its field. */
export const purchaseBody = ({ vendor_id, lines, ...rest }: PurchaseDraft) => ({
  ...rest,
  vendor_id: vendor_id as number,
  lines: lines.map(({ item_id, qty, cost, cost_per, due_on, note }) => ({
    ...{ item_id, due_on, note },
    qty: parseNumber(qty) as number,
    cost: parseNumber(cost) as number,
    cost_per: Number(cost_per),
  })),
});
