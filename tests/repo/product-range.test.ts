import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readCompanies } from '../../db/seed/companies.ts';
import { readProducts } from '../../db/seed/products.ts';
import { catalogue } from '../../src/drawings/catalogue.ts';
import { drawingFor } from '../../src/drawings/matching.ts';
import type { ProductRange } from '../../src/schemas/product-range.ts';

/** The public range is kept by editors; the demo's catalogues say what its items are and cost. */

const demo = readCompanies().flatMap(({ key }) => readProducts(key));
const idsIn = (folder: string) =>
  readdirSync(`src/content/${folder}`)
    .map((file) => basename(file).replace(/\.\w+$/, ''))
    .sort();
const rangeOf = (supply: string) =>
  (parse(readFileSync(`src/content/products/${supply}.yaml`, 'utf8')) as ProductRange).items;
/** A value of an item's data sheet as pages write it: 15%, not “15 %”. */
const onPages = ({ attributes }: (typeof demo)[number], name: string) => attributes[name]?.replace(/(\d) %/, '$1%');

describe('the public range', () => {
  it('has a dozen items for each of the 18 supply pages', () => {
    expect(idsIn('products')).toEqual(idsIn('supplies'));
    for (const supply of idsIn('products')) expect(rangeOf(supply), supply).toHaveLength(12);
  });

  it('lists no item on two pages', () => {
    const skus = idsIn('products').flatMap((supply) => rangeOf(supply).map(({ sku }) => sku));
    expect(skus).toEqual([...new Set(skus)]);
  });

  it.each(idsIn('products'))(
    'of %s has the names, makes, data, packs, rates, prices and drawings of the demo items',
    (supply) => {
      for (const { sku, name, make, specs, drawing, unit, pack = null, price, gst } of rangeOf(supply)) {
        const product = demo.find((one) => one.sku === sku);
        expect(product, sku).toMatchObject({ name, brand: make, unit, pack, gst_rate_bp: gst * 100, price_per: 1 });
        for (const [term, value] of Object.entries(specs))
          expect(value, `${sku}, ${term}`).toBe(onPages(product!, term));
        const same = demo.filter((one) => one.name === name && one.unit === unit && one.pack === pack);
        expect(Math.round(price * 100), sku).toBe(Math.min(...same.map(({ price_paise }) => price_paise)));
        expect(drawing, sku).toBe(drawingFor(product!.category, product!.subcategory, name));
        expect(catalogue.has(drawing), sku).toBe(true);
      }
    },
  );
});
