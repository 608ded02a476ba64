import { describe, expect, test } from 'vitest';
import { parseGstin } from '#contracts/gstin.ts';
import { brands } from './brands.ts';
import { categories } from '../categories.ts';
import { companies } from './companies.ts';
import { productsOf } from './products.ts';

const UNIT_CODES = ['NOS', 'KGS', 'MTR', 'LTR', 'BOX', 'PAC', 'SET', 'PRS', 'ROL'];
const RATES_BP = [0, 500, 1800, null];
/** First three digits of a PIN code by state. */
const PIN_RANGES: Record<string, [number, number]> = {
  Rajasthan: [301, 345],
  Maharashtra: [400, 445],
  Karnataka: [560, 591],
};

describe.each(companies)('$name', (company) => {
  const { gst_number, pan_tin_number, bill_to_state, addresses } = company;
  const domain = company.contact_person_email.split('@')[1];

  test('has a GSTIN that holds its state, its PAN and a right check character', () => {
    expect(parseGstin(gst_number)).toMatchObject({ state: bill_to_state, pan: pan_tin_number });
    expect(pan_tin_number.charAt(3), 'the fourth letter of a company').toBe('C');
  });

  test('has two addresses, one of them the default, in PIN codes of its state', () => {
    expect(addresses).toHaveLength(2);
    expect(addresses.filter((address) => address.is_default)).toHaveLength(1);
    const places = [
      { state: bill_to_state, pincode: company.bill_to_pincode },
      { state: company.ship_to_state, pincode: company.ship_to_pincode },
      ...addresses,
    ];
    for (const { state, pincode } of places) {
      const [low, high] = PIN_RANGES[state] ?? [0, 0];
      expect(pincode).toMatch(/^\d{6}$/);
      expect(Number(pincode.slice(0, 3))).toBeGreaterThanOrEqual(low);
      expect(Number(pincode.slice(0, 3))).toBeLessThanOrEqual(high);
    }
  });

  test('writes from one domain under .example', () => {
    expect(domain).toMatch(/\.example$/);
    expect(company.accounts_person_email.endsWith(`@${domain}`)).toBe(true);
  });
});

test('each category has four to eight subcategories and no name comes twice', () => {
  expect(categories.length).toBeGreaterThanOrEqual(14);
  for (const { subs } of categories) {
    expect(subs.length).toBeGreaterThanOrEqual(4);
    expect(subs.length).toBeLessThanOrEqual(8);
    expect(new Set(subs).size).toBe(subs.length);
  }
  expect(new Set(categories.map(({ name }) => name)).size).toBe(categories.length);
});

test('each subcategory holds something in at least one catalogue', () => {
  const held = new Set(
    companies.flatMap(({ key }) => productsOf(key).map((product) => `${product.category} / ${product.subcategory}`)),
  );
  const all = categories.flatMap(({ name, subs }) => subs.map((sub) => `${name} / ${sub}`));
  expect(all.filter((path) => !held.has(path))).toEqual([]);
});

describe.each(companies)('the catalogue of $name', ({ key }) => {
  const products = productsOf(key);
  const skus = products.map(({ sku }) => sku);
  const shareOf = (matching: unknown[]) => matching.length / products.length;

  test('has about 600 products in at least 12 categories', () => {
    expect(products.length).toBeGreaterThanOrEqual(550);
    expect(products.length).toBeLessThanOrEqual(700);
    expect(new Set(products.map(({ category }) => category)).size).toBeGreaterThanOrEqual(12);
  });

  test('is the same at every call', () => {
    expect(productsOf(key)).toEqual(products);
  });

  test('gives each product its own SKU, name and description', () => {
    for (const texts of [skus, products.map(({ name }) => name), products.map(({ description }) => description)]) {
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    }
  });

  test('keeps SKUs to 40 plain characters and names to 120', () => {
    expect(skus.filter((sku) => !/^[A-Z0-9][A-Z0-9./-]{2,39}$/.test(sku))).toEqual([]);
    expect(products.filter(({ name }) => name.length > 120)).toEqual([]);
    expect(products.filter(({ name }) => name.length > 100).length).toBeGreaterThanOrEqual(3);
  });

  test('files every product under a category and subcategory of the house', () => {
    const subsOf = new Map(categories.map(({ name, subs }) => [name, subs]));
    expect(products.filter((product) => !subsOf.get(product.category)?.includes(product.subcategory))).toEqual([]);
  });

  test('names brands from the list of invented ones', () => {
    const known: string[] = Object.values(brands);
    expect(products.filter(({ brand }) => !known.includes(brand))).toEqual([]);
  });

  test('has prices in whole paise, stock in whole units', () => {
    expect(products.filter(({ price_paise: paise }) => !Number.isSafeInteger(paise) || paise <= 0)).toEqual([]);
    expect(products.filter(({ stock }) => !Number.isSafeInteger(stock) || stock < 0 || stock > 5000)).toEqual([]);
  });

  test('has HSN codes, rates and units as the law knows them', () => {
    expect(products.filter(({ hsn }) => !/^(\d{4}|\d{6}|\d{8})$/.test(hsn))).toEqual([]);
    expect(shareOf(products.filter(({ hsn }) => hsn.length >= 6))).toBeGreaterThan(0.9);
    expect(products.filter(({ gst_rate_bp: rate }) => !RATES_BP.includes(rate))).toEqual([]);
    expect(products.filter(({ unit }) => !UNIT_CODES.includes(unit))).toEqual([]);
    expect(products.filter(({ unit, pack }) => ['BOX', 'PAC', 'SET', 'ROL'].includes(unit) && !pack)).toEqual([]);
  });

  test('has three to eight data-sheet rows a product, none of them empty', () => {
    const broken = products.filter(({ attributes }) => {
      const rows = Object.entries(attributes);
      return rows.length < 3 || rows.length > 8 || rows.some(([label, value]) => !label.trim() || !value.trim());
    });
    expect(broken).toEqual([]);
  });

  test('describes in one to three plain sentences, with nothing left unfilled', () => {
    const broken = products.filter(
      ({ name, description }) =>
        !/^[A-Z0-9].{40,300}\.$/.test(description) || /undefined|NaN|!|\s\s/.test(`${name} ${description}`),
    );
    expect(broken.map(({ description }) => description)).toEqual([]);
  });

  test('is out of stock for some 7 % and lacks a rate for some 2 %', () => {
    const zero = shareOf(products.filter(({ stock }) => stock === 0));
    expect(zero).toBeGreaterThanOrEqual(0.045);
    expect(zero).toBeLessThanOrEqual(0.09);
    const unrated = shareOf(products.filter(({ gst_rate_bp }) => gst_rate_bp === null));
    expect(unrated).toBeGreaterThanOrEqual(0.01);
    expect(unrated).toBeLessThanOrEqual(0.03);
  });

  test('answers a search on "bearing" by name', () => {
    const found = products.filter(({ name }) => /bearing/i.test(name));
    expect(found.length).toBeGreaterThanOrEqual(key === 'aravalli' ? 60 : 5);
  });
});
