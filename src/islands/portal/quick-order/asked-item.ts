import type { Reading, TypedRow } from '#client/table-files/read-rows.ts';

/** What a row asks for. */
export interface AskedItem {
  /** A code: our SKU, the maker's or the buyer's own; blank if the row only describes the item. */
  code: string;
  /** The words that describe the item; blank if there are none. */
  words: string;
}

/** Separates codes from words in one reading of a row. */
export function askedItem({ words }: TypedRow, { sku }: Pick<Reading, 'sku'>): AskedItem {
  if (isRowNumber(sku, words)) return { code: '', words };
  return looksLikeCode(sku) ? { code: sku, words } : { code: '', words: [sku, words].filter(Boolean).join(' ') };
}

/** The item as text, for the screen and the RFQ: `NOPE-77, Seal, nitrile`. */
export function itemText({ words, description }: TypedRow, sku: string): string {
  const code = isRowNumber(sku, words) ? '' : sku;
  return [code, description].filter(Boolean).join(', ');
}

/** `BRG 6205 2RS` may be a code. `Hex bolt M12x50`, `grease 1 kg` and `oil` describe an item: two words, a long one, no number. */
function looksLikeCode(text: string): boolean {
  const words = text.match(/(?<![\p{L}\p{N}])[\p{L}\p{M}]{3,}(?![\p{L}\p{N}])/gu) ?? [];
  const isLong = /\s/.test(text) && words.some((word) => word.length > 4);
  return /\d/.test(text) && words.length < 2 && !isLong;
}

/** The first column of many lists numbers the rows. */
function isRowNumber(sku: string, words: string): boolean {
  return words !== '' && /^\d{1,3}\.?$/.test(sku);
}
