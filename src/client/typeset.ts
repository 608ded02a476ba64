/** Spaces that must not break: between a number and its unit, within a size, before a standard's number. */
const UNIT =
  /(\d) (?=(?:%|kg|mg|g|t|mm²?|cm|µm|m²?|km|ml|L|kW|kVA?|VA|V|kA|mA|Ah|A|W|HP|K|°C|Nm|Hz|bar|psi|inch|lakh|crore|am|pm)(?![\p{L}\d]))/gu;
const TIMES = /([\p{L}\d]) ([x×]) (?=\d)/gu;
const STANDARD = /\b(IS|ISO|IEC|EN|NH) (?=\d)/g;

/** Puts non-breaking spaces into `25 mm`, `M8 × 40 mm`, `IS 1363`. */
export function keepTogether(text: string): string {
  return text.replace(UNIT, '$1\u00a0').replace(TIMES, '$1\u00a0$2\u00a0').replace(STANDARD, '$1\u00a0');
}

/** Formats a product name with non-breaking spaces. In a name `in` means inches; in a sentence it is a word. */
export function formatProductName(name: string): string {
  return keepTogether(name).replace(/(\d) (?=in(?![\p{L}\d])|\d\/\d)/gu, '$1\u00a0');
}
