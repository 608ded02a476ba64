import type * as z from 'zod/mini';
import type { EntrySource } from '#contracts/fields/entry-source.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import type { EnterOrder } from '#contracts/orders/enter-order.ts';
import type { PoFileDraft } from '#widgets/attachments/use-po-file.ts';

/** A product and its quantity, with what names it. */
export interface EntryLine {
  product_id: number;
  sku: string;
  name: string;
  unit: string;
  qty: number;
}

/** The form as typed. */
export interface NewOrderDraft extends PoFileDraft {
  company_id: number | null;
  user_id: number | null;
  /** Null: the company's default address. */
  ship_address_id: number | null;
  source: EntrySource | '';
  po_number: string;
  po_date: string;
  need_by: string;
  notes: string;
  cost_centre_id: number | null;
  lines: EntryLine[];
  /** Rows to add as lines. */
  pasted: string;
}

export const EMPTY_ORDER_DRAFT: NewOrderDraft = {
  ...{ company_id: null, user_id: null, ship_address_id: null, source: '', po_number: '', po_date: '' },
  ...{ need_by: '', notes: '', cost_centre_id: null, lines: [], pasted: '' },
};

/** Adds lines; the quantities of one product are added up, as the server does. */
export function mergeLines(lines: EntryLine[], added: EntryLine[]): EntryLine[] {
  const merged = new Map<number, EntryLine>();
  for (const line of [...lines, ...added]) {
    const qty = sumQty(merged.get(line.product_id)?.qty ?? 0, line.qty);
    merged.set(line.product_id, { ...line, qty });
  }
  return [...merged.values()];
}

/** Another company has other people, addresses and products: the lines go back to text, to be looked up again. */
export function ofCompany(company_id: number | null, { lines, pasted }: NewOrderDraft): Partial<NewOrderDraft> {
  const rows = lines.map(({ sku, qty }) => `${sku}\t${qty}`);
  return {
    ...{ company_id, user_id: null, ship_address_id: null, cost_centre_id: null, lines: [] },
    pasted: [...rows, pasted].filter(Boolean).join('\n'),
  };
}

/** What the server prices. */
export const goodsOf = ({ user_id, ship_address_id, lines }: NewOrderDraft) => ({
  ...{ user_id: user_id ?? 0, ship_address_id },
  items: lines.map(({ product_id, qty }) => ({ product_id, qty })),
});

/** The request for a draft; blank fields are refused by the contract, with its messages. */
export function orderBody(draft: NewOrderDraft) {
  const { source, po_number, po_date, need_by, notes, cost_centre_id } = draft;
  const po_file = draft.po_file?.id ?? null;
  return { ...goodsOf(draft), source, po_number, po_date, po_file, need_by, notes, cost_centre_id } as z.input<
    typeof EnterOrder
  >;
}
