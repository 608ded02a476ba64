import * as z from 'zod';
import { leastQty } from '#contracts/fields/unit-codes.ts';
import { gstRates, units } from '#contracts/fields/units.ts';
import { categories } from '../categories.ts';
import type { CompanyKey } from './companies.ts';
import { crossReferencesOf } from './cross-references.ts';
import { readCsv } from './read-data.ts';

/** Working days until more can be dispatched, of the demo's categories; unknown for the others. */
const LEAD_DAYS: Readonly<Record<string, number>> = {
  ...{ 'Bearings & power transmission': 8, Fasteners: 5, 'Cutting tools & abrasives': 7, 'Hand tools': 5 },
  ...{ 'Pipes, valves & fittings': 10, 'Electricals & lighting': 7, 'Safety & PPE': 4, 'Office supplies': 3 },
};

/** Goods that are made to order or come late, by SKU: they can be ordered beyond stock, within these working days. */
const MADE_TO_ORDER: Readonly<Record<string, number>> = {
  ...{ 'SRB-22208-K': 30, 'SRB-22212-K': 30, 'TRB-32206': 20, 'UCP-210': 20, 'OSL-35X52X7': 25, 'VB-A51': 15 },
  ...{ 'DI/MECH/UCP-209': 20, 'DI/MECH/CPL-L110': 25, 'KP-ENG-OSL-30X47X7': 25 },
};

/** Fasteners priced by the hundred or the thousand. */
const PRICED_PER: Readonly<Record<string, number>> = {
  ...{ 'HN-M8-8-LOOSE': 100, 'FW-M8-ZP-LOOSE': 100, 'STS-4.2X19-LOOSE': 1000 },
};

/** What the demo's goods cost us, as a part of their price, and the level at which to buy more; both unknown for the others. */
const COST: Readonly<Record<string, number>> = {
  ...{ 'Bearings & power transmission': 0.78, Fasteners: 0.66, 'Cutting tools & abrasives': 0.72, 'Hand tools': 0.74 },
  ...{ 'Pipes, valves & fittings': 0.81, 'Electricals & lighting': 0.84, 'Safety & PPE': 0.7 },
};
const REORDER_LEVEL = 25;

const HSN = 'Enter 4, 6 or 8 digits; a spreadsheet may have dropped a leading 0.';

/** A row of a catalogue, with the headings of the product import. The file has rupees and percent; parsed are paise and basis points. */
const DemoProduct = z
  .object({
    /** Unique in the company. */
    sku: z.string().regex(/^[A-Z0-9][A-Z0-9./-]{2,39}$/),
    name: z.string().min(1).max(120),
    category: z.string(),
    subcategory: z.string(),
    brand: z.string().min(1),
    price: z.string().regex(/^\d+(\.\d{1,2})?$/, 'Enter rupees with at most two decimals, such as 1234.50.'),
    stock: z
      .string()
      .regex(/^\d{1,4}$/, 'Enter whole units, at most 9999.')
      .transform(Number),
    unit: z.string().refine((unit) => Object.hasOwn(units, unit), 'Not a unit code of the GST rules.'),
    /** Contents of one unit, for example `Box of 100`; blank if it is a single piece. */
    pack: z.string().transform((pack) => pack || null),
    hsn: z.string().regex(/^(\d{4}|\d{6}|\d{8})$/, HSN),
    /** Blank for no rate. */
    gst_rate: z.string().refine((rate) => rate === '' || gstRates.includes(Number(rate)), 'Not a GST rate.'),
    description: z.string().min(1),
    /** `Bore=25 mm; Seal=2RS` */
    attributes: z.string().transform(parseAttributes),
  })
  .refine(({ category, subcategory }) => subcategoriesOf.get(category)?.includes(subcategory), {
    error: ({ input }) => `${(input as { category: string }).category} has no such subcategory in db/categories.json.`,
    path: ['subcategory'],
  })
  .transform(({ price, gst_rate, ...product }) => ({
    ...product,
    lead_days: MADE_TO_ORDER[product.sku] ?? LEAD_DAYS[product.category] ?? null,
    can_backorder: product.sku in MADE_TO_ORDER,
    // What is measured is sold in any quantity.
    min_qty: leastQty(product.unit),
    qty_multiple: leastQty(product.unit),
    price_per: PRICED_PER[product.sku] ?? 1,
    price_paise: Math.round(Number(price) * 100),
    cost_paise: product.category in COST ? Math.round(Number(price) * 100 * COST[product.category]!) : null,
    cost_per: PRICED_PER[product.sku] ?? 1,
    reorder_level: product.category in COST ? REORDER_LEVEL : null,
    gst_rate_bp: gst_rate === '' ? null : Number(gst_rate) * 100,
    cross_references: crossReferencesOf(product),
  }));
export type DemoProduct = z.infer<typeof DemoProduct>;

const subcategoriesOf = new Map(categories.map(({ name, subs }) => [name, subs]));

/** The catalogue of one company, in the order of its file. */
export const readProducts = (company: CompanyKey): DemoProduct[] => readCsv(`products/${company}.csv`, DemoProduct);

function parseAttributes(cell: string, context: z.RefinementCtx<string>): Record<string, string> {
  const pairs = cell.split('; ').map((pair) => pair.split(/=(.*)/s, 2) as [string, string?]);
  if (pairs.some(([name, value]) => !name || !value)) context.addIssue('Write Name=value; Name=value.');
  return Object.fromEntries(pairs.map(([name, value = '']) => [name, value]));
}
