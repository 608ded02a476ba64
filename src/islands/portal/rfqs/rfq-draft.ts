import type * as z from 'zod/mini';
import { formatDate } from '#client/format.ts';
import { parseNumber } from '#client/table-files/parse-number.ts';
import type { RfqPrefillLine } from '#client/rfq-prefill.ts';
import type { Product } from '#contracts/catalog/get.ts';
import { type CreateRfq, MAX_RFQ_LINES, type RfqDetail } from '#contracts/quotes/rfqs.ts';
import type { PastedLine } from '#widgets/entry/pasted-lines.ts';

/** A line as typed. */
export interface DraftLine {
  /** React key: identifies a line while others are added and removed. */
  key: string;
  item: string;
  product_id: number | null;
  qty: number;
  unit: string;
  /** Rupees as typed; blank for none. */
  target_price: string;
  /** The product to remove from the cart once the RFQ is sent. */
  cart_id?: number | null;
}

/** The form as typed. */
export interface RfqDraft {
  title: string;
  requirement: string;
  lines: DraftLine[];
  /** Rows that were pasted and are not lines. */
  pasted: string;
  /** Null: the company's default address. */
  ship_address_id: number | null;
  /** The name of the chosen file: the file itself cannot be stored, and the form can say which one to choose again. */
  file_name: string | null;
}

export function blankLine(): DraftLine {
  return { key: crypto.randomUUID(), item: '', product_id: null, qty: 1, unit: 'NOS', target_price: '' };
}

/** What another page asks a quote for. */
export type AskedLine = Pick<DraftLine, 'item'> & Partial<Pick<DraftLine, 'product_id' | 'unit'>>;

export function productLine({ id, name, sku, unit }: Pick<Product, 'id' | 'name' | 'sku' | 'unit'>) {
  return { item: `${name} (${sku})`, product_id: id, unit };
}

/** The lines of the draft with pasted rows as the last ones. */
export function withPasted({ lines }: RfqDraft, pasted: PastedLine[]): Pick<RfqDraft, 'lines'> {
  const added = pasted.map(({ product, item, qty, unit }) => ({
    ...{ ...blankLine(), item, qty, unit, product_id: product?.id ?? null },
  }));
  return { lines: atLeastOne([...filledLines(lines), ...added]) };
}

export const EMPTY_DRAFT: RfqDraft = {
  title: '',
  requirement: '',
  lines: [],
  pasted: '',
  ship_address_id: null,
  file_name: null,
};

/** The stored draft, or if it is empty a copy of an earlier RFQ. */
export function withEarlierRfq(stored: RfqDraft, { title, requirement, lines, ship_to }: RfqDetail): RfqDraft {
  if (stored.title || stored.lines.length > 0) return { ...stored, lines: atLeastOne(stored.lines) };
  return {
    ...EMPTY_DRAFT,
    title,
    requirement: requirement ?? '',
    ship_address_id: ship_to?.id ?? null,
    lines: atLeastOne(
      lines.map(({ item, product_id, qty, unit, target_price }) => ({
        ...blankLine(),
        ...{ item, product_id, qty, unit },
        target_price: target_price === null ? '' : String(target_price),
      })),
    ),
  };
}

/** The stored draft with at least one line, and with the line that is asked for if it has none such. */
export function withLine(stored: RfqDraft, asked: AskedLine | undefined): RfqDraft {
  const isPresent =
    !asked || stored.lines.some(({ product_id, item }) => (product_id ?? item) === (asked.product_id ?? asked.item));
  const lines = isPresent ? stored.lines : [...filledLines(stored.lines), { ...blankLine(), ...asked }];
  return { ...stored, lines: atLeastOne(lines) };
}

/** The stored draft with lines from another page, such as the cart; a line that it already has is not added again. */
export function withPrefill(stored: RfqDraft, prefill: RfqPrefillLine[]): RfqDraft {
  const lines = filledLines(stored.lines);
  const isPresent = (line: RfqPrefillLine) => lines.some(({ item, qty }) => item === line.item && qty === line.qty);
  const added = prefill.filter((line) => !isPresent(line)).map((line) => ({ ...blankLine(), ...line }));
  const title = stored.title || (added.length > 0 ? `Cart of ${formatDate(new Date().toISOString())}` : '');
  return { ...stored, title, lines: atLeastOne([...lines, ...added].slice(0, MAX_RFQ_LINES)) };
}

/** The products to remove from the cart once the draft is sent. */
export function cartIds({ lines }: RfqDraft): Set<number> {
  return new Set(lines.flatMap(({ cart_id }) => cart_id ?? []));
}

/** The lines, or a blank one if there are none. */
export function atLeastOne(lines: DraftLine[]): DraftLine[] {
  return lines.length > 0 ? lines : [blankLine()];
}

/** The lines that are not blank. */
export function filledLines(lines: DraftLine[]): DraftLine[] {
  return lines.filter((line) => !isBlank(line));
}

/** The request for a draft. */
export function requestBody(
  { title, requirement, lines, ship_address_id }: RfqDraft,
  attachment: File | null,
): z.input<typeof CreateRfq> {
  return {
    title,
    requirement,
    ship_address_id,
    ...(attachment ? { attachment } : {}),
    lines: filledLines(lines).map(({ item, product_id, qty, unit, target_price }) => ({
      item,
      product_id,
      qty,
      unit,
      target_price: parseNumber(target_price),
    })),
  };
}

/** Nothing was typed into the line. */
export function isBlank({ item, qty, target_price }: DraftLine): boolean {
  return item.trim() === '' && qty === 1 && target_price.trim() === '';
}
