import type { Client } from '@neondatabase/serverless';
import type { CompanyKey } from './companies.ts';
import { insertRows } from './insert-rows.ts';

/** Quantity breaks of a company's contract by category: discounts in percent from a quantity on. */
const BREAKS: Partial<Record<CompanyKey, Record<string, { qty: number; off: number }[]>>> = {
  aravalli: {
    'Bearings & power transmission': [
      { qty: 10, off: 7 },
      { qty: 50, off: 12 },
    ],
    'Cutting tools & abrasives': [{ qty: 25, off: 5 }],
  },
  konkan: {
    'Lab supplies': [
      { qty: 12, off: 4 },
      { qty: 48, off: 9 },
    ],
  },
};

/** The first number of the codes that a company's ERP has given to its materials. */
const FIRST_CODE: Partial<Record<CompanyKey, number>> = { aravalli: 41_000_000, konkan: 7_200_000 };

/** A category that a company buys at the prices of a list, which other companies could use too. */
export const priceList = {
  name: 'PPE rate contract 2026-27',
  note: 'Negotiated every April. The next list replaces it.',
  company: 'deccan',
  category: 'Safety & PPE',
} as const;

type Priced = { sku: string; category: string; price_paise: number };

/** What a company's contract says of a product: its price source, quantity breaks and the company's own code. */
export function termsOf(company: CompanyKey, { category, price_paise }: Priced, at: number) {
  const first = FIRST_CODE[company];
  return {
    price_source: company === priceList.company && category === priceList.category ? 'list' : 'contract',
    price_breaks: (BREAKS[company]?.[category] ?? []).map(({ qty, off }) => ({
      qty,
      price_paise: Math.round((price_paise * (100 - off)) / 100),
    })),
    material_code: first ? String(first + at) : null,
  };
}

/** Inserts the price list with a line for each of these items, and assigns it to its company. */
export async function insertPriceList(
  client: Client,
  company_id: string,
  lines: { item_id: string; price_paise: number; price_per: number }[],
): Promise<void> {
  const { name, note } = priceList;
  const [list] = await insertRows<{ id: string }>(client, 'price_lists', [{ name, note }]);
  await insertRows(
    client,
    'price_list_lines',
    lines.map((line) => ({ ...line, price_breaks: [], list_id: list.id })),
  );
  await client.query('update companies set price_list_id = $1 where id = $2', [list.id, company_id]);
}

/** Items of one company's catalogue that another one buys too, at its own prices and from the same stock. */
export async function shareItems(client: Client, companies: { key: CompanyKey; company_id: string }[]): Promise<void> {
  const idOf = (wanted: CompanyKey) => companies.find(({ key }) => key === wanted)!.company_id;
  await client.query(
    `insert into products (company_id, item_id, price_paise, price_per)
     select $2, item_id, round(price_paise * 0.97), price_per from products where company_id = $1 and category = $3 order by id`,
    [idOf('aravalli'), idOf('deccan'), 'Cleaning & housekeeping'],
  );
}
