/** Blanks that no line may end at: those between a figure and its unit, within a size, before a standard's number. */
const UNIT =
  /(\d) (?=(?:%|kg|mg|g|t|mm²?|cm|µm|m²?|km|ml|L|kW|kVA?|VA|V|kA|mA|Ah|A|W|HP|K|°C|Nm|Hz|bar|psi|inch|lakh|crore|am|pm)(?![\p{L}\d]))/gu;
const TIMES = /([\p{L}\d]) ([x×]) (?=\d)/gu;
const STANDARD = /\b(IS|ISO|IEC|EN|NH) (?=\d)/g;

/** Keeps together what is read as one: `25 mm`, `M8 × 40 mm`, `IS 1363`. */
export function unbroken(text: string): string {
  return text.replace(UNIT, '$1\u00a0').replace(TIMES, '$1\u00a0$2\u00a0').replace(STANDARD, '$1\u00a0');
}

/** A product's name for the screen. Its inches are `in`, which in a sentence would be a word like any other. */
export function productWords(name: string): string {
  return unbroken(name).replace(/(\d) (?=in(?![\p{L}\d])|\d\/\d)/gu, '$1\u00a0');
}
