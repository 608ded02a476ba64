import { parseAttribute } from '#contracts/catalog/attributes/parse.ts';
import type { AttributeTemplate } from '#contracts/catalog/attributes/template.ts';
import { attributeKey, templateOf } from '#contracts/catalog/attributes/templates.ts';
import type { DataSheet } from './measures.ts';

/** What has to agree for one product to go in the place of another. */
export interface Fitted {
  name: string;
  category: string | null;
  subcategory: string | null;
  attributes: DataSheet;
}

/** Units of what has to fit: lengths, cross-sections, contents, and what a circuit or drive is made for. */
const FIT_UNITS = new Set('mm cm m in ft µm mil mm² cm² m² µl ml L W kW HP VA kVA mA A Ah V kV'.split(' '));
/** Words and choices that are sizes: of clothes and shoes, of belts and inserts, of gauges and gears. */
const SIZE_NAME =
  /\b(?:size|sizes|section|for chain|connection|drive|ports?|sweep|format|capacity|range|ratio|grit|shape|tpi|teeth|pitch|rating)\b/i;

/**
 * Whether `other` goes in the place of the product: the same dimensions, threads, sizes and counts. They may differ in make,
 * material, finish, class, load and the like. Sizes with a unit in the names have to agree, and where the data sheets state none, all sizes there.
 */
export function fits(product: Fitted, other: Fitted): boolean {
  if (measuresInName(product.name) !== measuresInName(other.name)) return false;
  const [one, two] = [sizesOf(product), sizesOf(other)];
  if (one.size === 0 && two.size === 0) return sizesInName(product.name) === sizesInName(other.name);
  return one.size === two.size && [...one].every(([key, value]) => two.get(key) === value);
}

/** The values that have to agree, by attribute. */
function sizesOf({ category, subcategory, attributes }: Fitted): Map<string, string | number> {
  const written = new Map(Object.entries(attributes).map(([name, value]) => [attributeKey(name), value]));
  return new Map(
    templateOf(category, subcategory)
      .filter(isSize)
      .flatMap((attribute): [string, string | number][] => {
        const key = attributeKey(attribute.name);
        const text = written.get(key);
        return text ? [[key, valueOf(attribute, text)]] : [];
      }),
  );
}

function isSize(attribute: AttributeTemplate): boolean {
  if (attribute.symbol !== undefined || attribute.kind === 'thread') return true;
  if (attribute.kind === 'number') return attribute.unit === null || FIT_UNITS.has(attribute.unit);
  return SIZE_NAME.test(attribute.name);
}

/** A number or thread by its size, in whatever unit it is written. */
function valueOf(attribute: AttributeTemplate, text: string): string | number {
  const parsed = parseAttribute(attribute, text);
  const order = attribute.kind === 'number' && 'value' in parsed ? parsed.value.order : null;
  return order ?? text.toLowerCase().replace(/\s+/g, '');
}

/** `0.02 mm, 150 mm` of `Vernier caliper 150 mm, 0.02 mm`. */
const measuresInName = (name: string): string =>
  (name.match(/\d[\d.,–/ ×-]*(?:mm²?|cm|m|in|ft|µm|ml|L|g|kg|Nm|kW|HP|W|A|V|bar)(?![\p{L}\d])/gu) ?? [])
    .toSorted()
    .join(', ');

/** `m8×40` of `M8 × 40`. */
const sizesInName = (name: string): string =>
  (name.toLowerCase().match(/\S*\d\S*/g) ?? []).map((word) => word.replace(/,$/, '')).join(' ');
