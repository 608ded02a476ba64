import { getEntry } from 'astro:content';
import { formatRupees } from '#contracts/fields/money.ts';
import { measureOf, perUnit, unitName } from '#contracts/fields/unit-names.ts';
import type { ProductRange } from '../schemas/product-range.ts';

/** An item as a supply page shows it. */
export interface RangeItem extends Omit<ProductRange['items'][number], 'pack' | 'price' | 'specs'> {
  /** The row's anchor: `brg-6205-2rs`. */
  id: string;
  /** The values by which a buyer chooses: `['Bore 25 mm', 'Outside diameter 52 mm']`. */
  specs: string[];
  /** What one unit is: `Box of 100`, or `1 m`. */
  pack: string;
  /** Rupees for one unit before GST. */
  rupees: number;
  /** `₹217.00 a piece` */
  price: string;
  /** Address of the request for a quote with this item filled in. */
  quotePath: string;
}

/** The items of a supply page; throws if it has no range, so that the build names the file. */
export async function getRange(supply: string): Promise<RangeItem[]> {
  const entry = await getEntry('products', supply);
  if (!entry) throw new Error(`src/content/products/${supply}.yaml is missing: every supply page needs its items.`);
  return entry.data.items.map(({ pack, price, specs, ...item }) => ({
    ...item,
    specs: Object.entries(specs).map(([name, value]) => `${name} ${value}`),
    id: item.sku.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    pack: pack ?? `1 ${unitName(item.unit === 'NOS' ? 'PCS' : item.unit, 1)}`,
    rupees: price,
    price: `${formatRupees(price)} ${perUnit(measureOf(item.unit)?.of ?? unitName(item.unit, 1))}`,
    quotePath: `/rfq?${new URLSearchParams({ item: `${item.name} (${item.sku})`, unit: item.unit })}#items`,
  }));
}
