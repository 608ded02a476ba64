import type * as z from 'zod/mini';
import type { Product } from '#contracts/product.ts';
import type { CreateRfq } from '#contracts/rfqs.ts';

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
}

/** The form as it is being typed. */
export interface RfqDraft {
  title: string;
  requirement: string;
  lines: DraftLine[];
}

/** Unit quantity codes of the GST rules that plants use most, with what they mean. */
export const units: Record<string, string> = {
  NOS: 'NOS (pieces)',
  KGS: 'KGS (kilograms)',
  MTR: 'MTR (metres)',
  LTR: 'LTR (litres)',
  BOX: 'BOX (boxes)',
  PAC: 'PAC (packs)',
  SET: 'SET (sets)',
  PRS: 'PRS (pairs)',
  ROL: 'ROL (rolls)',
};

/** A line to type into. */
export function blankLine(): DraftLine {
  return { key: crypto.randomUUID(), item: '', product_id: null, qty: 1, unit: 'NOS', target_price: '' };
}

function lineOf({ id, name, sku, unit }: Product): DraftLine {
  return { ...blankLine(), item: `${name} (${sku})`, product_id: id, unit };
}

export const emptyDraft: RfqDraft = { title: '', requirement: '', lines: [] };

/** The draft as the form opens it: with a line to type into, and once with the product that the page was opened for. */
export function withProduct(kept: RfqDraft, product: Product | undefined): RfqDraft {
  const known = !product || kept.lines.some(({ product_id }) => product_id === product.id);
  const lines = known ? kept.lines : [...filledLines(kept.lines), lineOf(product)];
  return { ...kept, lines: atLeastOne(lines) };
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
export function requestOf({ title, requirement, lines }: RfqDraft): z.input<typeof CreateRfq> {
  return {
    title,
    requirement,
    lines: filledLines(lines).map(({ item, product_id, qty, unit, target_price }) => ({
      item,
      product_id,
      qty,
      unit,
      target_price: target_price.trim() === '' ? null : Number(target_price),
    })),
  };
}

/** Nothing typed that would be lost. */
export function isBlank({ item, qty, target_price }: DraftLine): boolean {
  return item.trim() === '' && qty === 1 && target_price.trim() === '';
}
