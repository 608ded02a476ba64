import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseGstin } from '#contracts/fields/gstin.ts';
import { statesOfPin } from '#contracts/fields/pin-code.ts';
import { IMPORT_COLUMNS } from '#contracts/catalog/import.ts';
import { categories } from '../categories.ts';
import { readCompanies } from './companies.ts';
import { daysAgo } from './days.ts';
import { readOrders } from './order-data.ts';
import { readPastYear } from './past-year.ts';
import { readProducts } from './products.ts';

const companies = readCompanies();

/** Invented brands: the demo data has no real ones, because its prices and descriptions are made up. */
const BRANDS = `
  Agnirok Ankvira Bharvik Bhumicon Chakrivo Chipkora Dhruvak Dravakon Drudhex Dwarvo Ghisara Hastora Jalorik Jodvera
  Lekhvana Lohaduct Mapanta Mudrasil Nalikor Orbivel Padarak Parikshon Pattavel Pavanik Petivan Prayoglas Rakshivo
  Rangmira Rasavin Shuchiva Snehol Sthapix Sthirvolt Sukshmil Swachline Taarvik Tejlumo Tivracut Udyatool
`.split(/\s+/);

describe.each(companies)('$name', (company) => {
  const { gst_number, pan_tin_number, bill_to_state, addresses } = company;

  test('has a GSTIN that matches its State and its PAN', () => {
    expect(parseGstin(gst_number)).toMatchObject({ state: bill_to_state, pan: pan_tin_number });
    expect(pan_tin_number.charAt(3), 'the fourth letter of a company').toBe('C');
  });

  test('has a place in another State with the GSTIN of that State, and PIN codes of each place’s State', () => {
    expect(addresses.filter((address) => address.is_default)).toHaveLength(1);
    const elsewhere = addresses.filter(({ state }) => state !== bill_to_state);
    expect(elsewhere.map(({ gstin }) => parseGstin(gstin!))).toMatchObject(
      elsewhere.map(({ state }) => ({ state, pan: pan_tin_number })),
    );
    expect(elsewhere.length).toBeGreaterThan(0);
    const places = [
      { state: bill_to_state, pincode: company.bill_to_pincode },
      { state: company.ship_to_state, pincode: company.ship_to_pincode },
      ...addresses,
    ];
    for (const { state, pincode } of places) expect(statesOfPin(pincode)).toContain(state);
  });

  test('has email addresses in one domain', () => {
    const domain = company.contact_person_email.split('@')[1];
    expect(company.accounts_person_email.endsWith(`@${domain}`)).toBe(true);
  });
});

test('each category has four to eight subcategories with unique names', () => {
  expect(categories.length).toBeGreaterThanOrEqual(14);
  for (const { subs } of categories) {
    expect(subs.length).toBeGreaterThanOrEqual(4);
    expect(subs.length).toBeLessThanOrEqual(8);
    expect(new Set(subs).size).toBe(subs.length);
  }
});

test('each subcategory has a product in at least one catalogue', () => {
  const path = (product: { category: string; subcategory: string }) => `${product.category} / ${product.subcategory}`;
  const used = new Set(companies.flatMap(({ key }) => readProducts(key).map(path)));
  const all = categories.flatMap(({ name, subs }) => subs.map((sub) => path({ category: name, subcategory: sub })));
  expect(all.filter((one) => !used.has(one))).toEqual([]);
});

describe.each(companies)('the catalogue of $name', ({ key }) => {
  const products = readProducts(key);
  const shareOf = (matching: unknown[]) => matching.length / products.length;

  test('has the headings of a product import', () => {
    const file = readFileSync(new URL(`./data/products/${key}.csv`, import.meta.url), 'utf8');
    const headings = file.slice(1, file.indexOf('\n')).split(',');
    expect(IMPORT_COLUMNS).toEqual(expect.arrayContaining(headings));
  });

  test('has about 600 products in at least 12 categories', () => {
    expect(products.length).toBeGreaterThanOrEqual(550);
    expect(products.length).toBeLessThanOrEqual(700);
    expect(new Set(products.map(({ category }) => category)).size).toBeGreaterThanOrEqual(12);
  });

  test('gives each product its own SKU, name and description', () => {
    for (const field of ['sku', 'name', 'description'] as const) {
      const texts = products.map((product) => product[field]);
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    }
  });

  test('has some long names', () => {
    expect(products.filter(({ name }) => name.length > 100).length).toBeGreaterThanOrEqual(3);
  });

  test('names invented brands only', () => {
    expect(products.filter(({ brand }) => !BRANDS.includes(brand))).toEqual([]);
  });

  test('has HSN codes of six or more digits, and the contents of each box, pack, set or roll', () => {
    expect(shareOf(products.filter(({ hsn }) => hsn.length >= 6))).toBeGreaterThan(0.9);
    expect(products.filter(({ unit, pack }) => ['BOX', 'PAC', 'SET', 'ROL'].includes(unit) && !pack)).toEqual([]);
  });

  test('has three to eight data-sheet rows for each product', () => {
    const broken = products.filter(({ attributes }) => {
      const rows = Object.keys(attributes).length;
      return rows < 3 || rows > 8;
    });
    expect(broken).toEqual([]);
  });

  test('has descriptions of one to three plain sentences', () => {
    const broken = products.filter(
      ({ name, description }) => !/^[A-Z0-9].{40,300}\.$/.test(description) || /!|\s\s/.test(`${name} ${description}`),
    );
    expect(broken.map(({ description }) => description)).toEqual([]);
  });

  test('has about 7% of products out of stock and about 2% without a rate', () => {
    const outOfStock = shareOf(products.filter(({ stock }) => stock === 0));
    expect(outOfStock).toBeGreaterThanOrEqual(0.045);
    expect(outOfStock).toBeLessThanOrEqual(0.09);
    const withoutRate = shareOf(products.filter(({ gst_rate_bp }) => gst_rate_bp === null));
    expect(withoutRate).toBeGreaterThanOrEqual(0.01);
    expect(withoutRate).toBeLessThanOrEqual(0.03);
  });

  test('has products with "bearing" in their name', () => {
    const found = products.filter(({ name }) => /bearing/i.test(name));
    expect(found.length).toBeGreaterThanOrEqual(key === 'aravalli' ? 60 : 5);
  });
});

describe('daysAgo', () => {
  afterEach(() => vi.useRealTimers());

  test.each([0, 1, 2, 3, 4, 5, 6])(
    'is in order, in hours of work, in the past and not on a Sunday, %i days on',
    (on) => {
      for (const hour of ['02:00', '13:05', '13:30', '23:00']) {
        const now = Date.parse(`2026-11-28T${hour}Z`) + on * 86_400_000;
        vi.useFakeTimers({ now });
        const times = Array.from({ length: 400 }, (_, index) => daysAgo(index / 20));
        expect(times).toEqual(times.toSorted().reverse());
        expect(times[0]! < new Date(now).toISOString()).toBe(true);
        for (const time of times) {
          expect(time.slice(11, 16) >= '03:50' && time.slice(11, 16) <= '13:10', time).toBe(true);
          expect(new Date(time).getUTCDay(), time).not.toBe(0);
        }
      }
    },
  );
});

describe('the past year', () => {
  const orders = [...readPastYear(), ...readOrders()];

  test('has orders of each company in each month, with PO numbers of their own', () => {
    for (const { key } of companies) {
      const own = orders.filter(({ company }) => company === key);
      const months = new Set(own.map(({ steps }) => daysAgo(steps[0]!.days_ago).slice(0, 7)));
      expect(months.size, key).toBeGreaterThanOrEqual(12);
      const numbers = own.flatMap(({ po_number }) => po_number ?? []);
      expect(new Set(numbers).size, key).toBe(numbers.length);
    }
  });

  test('has steps in order', () => {
    for (const { po_number, steps, shipments } of orders) {
      const [shipment] = shipments;
      const days = [
        ...steps.slice(0, 2).map(({ days_ago }) => days_ago),
        ...(shipment ? [shipment.packed_days_ago, shipment.dispatched_days_ago, shipment.delivered_days_ago] : []),
      ].filter((day) => day !== undefined);
      expect(days, `${po_number}`).toEqual(days.toSorted((a, b) => b - a));
    }
  });
});
