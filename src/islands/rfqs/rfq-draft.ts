import type * as z from 'zod/mini';
import { formatDate } from '#client/format.ts';
import { numberIn } from '#client/number-in.ts';
import type { HandedLine } from '#client/rfq-handover.ts';
import type { Product } from '#contracts/product.ts';
import { type CreateRfq, MAX_RFQ_LINES, type RfqDetail } from '#contracts/rfqs.ts';

/** A line as it is being typed. */
export interface DraftLine {
  /** Tells lines apart while they are added and removed. */
  key: string;
  item: string;
  product_id: number | null;
  qty: number;
  unit: string;
  /** Rupees as typed; blank for none. */
  target_price: string;
  /** The product whose line leaves the cart once this is sent. */
  cart_id?: number | null;
}

/** The form as it is being typed. */
export interface RfqDraft {
  title: string;
  requirement: string;
  lines: DraftLine[];
  /** Null: the company's default address. */
  ship_address_id: number | null;
  /** The file that was chosen. Only its name is kept, so that a form that comes back can say what is missing. */
  file_name: string | null;
}

/** A line to type into. */
export function blankLine(): DraftLine {
  return { key: crypto.randomUUID(), item: '', product_id: null, qty: 1, unit: 'NOS', target_price: '' };
}

function lineOf({ id, name, sku, unit }: Product): DraftLine {
  return { ...blankLine(), item: `${name} (${sku})`, product_id: id, unit };
}

export const emptyDraft: RfqDraft = { title: '', requirement: '', lines: [], ship_address_id: null, file_name: null };

/** The draft of a new RFQ that asks for what an earlier one asked for; what was typed into it already stays. */
export function again(kept: RfqDraft, { title, requirement, lines, ship_to }: RfqDetail): RfqDraft {
  if (kept.title || kept.lines.length > 0) return { ...kept, lines: atLeastOne(kept.lines) };
  return {
    title,
    requirement: requirement ?? '',
    ship_address_id: ship_to?.id ?? null,
    file_name: null,
    lines: atLeastOne(
      lines.map(({ item, product_id, qty, unit, target_price }) => ({
        ...blankLine(),
        ...{ item, product_id, qty, unit },
        target_price: target_price === null ? '' : String(target_price),
      })),
    ),
  };
}

/** The draft as the form opens it: with a line to type into, and once with the product that the page was opened for. */
export function withProduct(kept: RfqDraft, product: Product | undefined): RfqDraft {
  const known = !product || kept.lines.some(({ product_id }) => product_id === product.id);
  const lines = known ? kept.lines : [...filledLines(kept.lines), lineOf(product)];
  return { ...kept, lines: atLeastOne(lines) };
}

/** The draft with lines that another page handed over, such as the cart's; one that it has already is not doubled. */
export function withHanded(kept: RfqDraft, handed: HandedLine[]): RfqDraft {
  const lines = filledLines(kept.lines);
  const known = (line: HandedLine) => lines.some(({ item, qty }) => item === line.item && qty === line.qty);
  const added = handed.filter((line) => !known(line)).map((line) => ({ ...blankLine(), ...line }));
  const title = kept.title || (added.length > 0 ? `Cart of ${formatDate(new Date().toISOString())}` : '');
  return { ...kept, title, lines: atLeastOne([...lines, ...added].slice(0, MAX_RFQ_LINES)) };
}

/** Products whose lines leave the cart with this draft. */
export function cartIds({ lines }: RfqDraft): Set<number> {
  return new Set(lines.flatMap(({ cart_id }) => cart_id ?? []));
}

/** The lines, or a blank one: the form always has a place to type. */
export function atLeastOne(lines: DraftLine[]): DraftLine[] {
  return lines.length > 0 ? lines : [blankLine()];
}

/** The lines in which something was typed. */
export function filledLines(lines: DraftLine[]): DraftLine[] {
  return lines.filter((line) => !isBlank(line));
}

/** What is sent. */
export function requestOf(
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
      target_price: numberIn(target_price),
    })),
  };
}

/** Nothing typed that would be lost. */
export function isBlank({ item, qty, target_price }: DraftLine): boolean {
  return item.trim() === '' && qty === 1 && target_price.trim() === '';
}
