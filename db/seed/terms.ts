import type { CompanyKey } from './companies.ts';

/** Discounts of a demo contract, in percent, from a quantity on. */
const BREAKS = [
  { qty: 10, off: 7 },
  { qty: 50, off: 12 },
];

/** A company that has its own codes, and a contract with quantity breaks for V-belts. */
const CONTRACT: CompanyKey = 'aravalli';

/** What the demo contract says of a product: its quantity breaks and the company's own code. */
export function termsOf(company: CompanyKey, { sku, price_paise }: { sku: string; price_paise: number }, at: number) {
  const isBelt = company === CONTRACT && sku.startsWith('VB-');
  if (!isBelt) return { price_breaks: [], material_code: null };
  return {
    price_breaks: BREAKS.map(({ qty, off }) => ({ qty, price_paise: Math.round((price_paise * (100 - off)) / 100) })),
    // Numbers as an ERP gives them.
    material_code: String(41_000_000 + at),
  };
}
