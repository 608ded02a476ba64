import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TOTAL_PAISE, toPaise } from '#contracts/fields/money.ts';
import { MAX_ORDER_LINES, MAX_QTY } from '#contracts/limits.ts';
import { GST_STATES } from '#contracts/fields/gst-states.ts';
import { supplier } from '#site';
import {
  amountsOf,
  forSale,
  inPaise,
  inRupees,
  type LineAmounts,
  mergeItems,
  priceAt,
  priceLine,
  assertWithinMaxTotal,
  sumLines,
  taxParts,
  totalsOf,
} from './pricing.ts';
import { anyPricePer, anyQty, rationalValue } from '../../../tests/support/quantities.ts';

/** Each rate in use, in basis points, and null for no rate. */
const rate = fc.constantFrom(null, 0, 25, 150, 300, 500, 1800, 2800, 4000);
/** One paisa to ten crore rupees; small prices, because rounding matters most there. */
const price = fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 10_000_000_000 }));
const quantity = fc.oneof(anyQty(10), anyQty(100_000));
const product = fc.record({ price_paise: price, price_per: anyPricePer, gst_rate_bp: rate });
const line = fc.record({ product, qty: quantity });
const cart = fc.array(line, { maxLength: 30 });

/** Every code of the table, the supplier's own State half of the time, and a special economic zone one time in eight. */
const place = fc.record({
  state: fc.oneof(fc.constantFrom(...Object.values(GST_STATES), ''), fc.constant(supplier.state)),
  is_sez: fc.integer({ min: 0, max: 7 }).map((n) => n === 0),
});

type Cart = { product: { price_paise: number; price_per: number; gst_rate_bp: number | null }; qty: number }[];
type Place = { state: string; is_sez: boolean };

const priced = (lines: Cart, to: Place) => lines.map(({ product, qty }) => priceLine(product, qty, to));
/** Even with the highest prices and quantities, all amounts are integers that a double represents exactly. */
const exact = (lines: LineAmounts[]) => lines.every((amounts) => Object.values(amounts).every(Number.isSafeInteger));

/** Rounds half up, independently of the tax engine: the largest whole number not above the fraction plus one half. */
function halfUp(numerator: bigint, denominator: bigint): number {
  return Number((numerator + denominator / 2n) / denominator);
}

/** The amounts of a line, calculated from the wording of the law alone. */
function expected({ product, qty }: Cart[number], { state, is_sez }: Place): LineAmounts {
  const taxable = BigInt(rationalValue(qty, product.price_paise, product.price_per));
  const tax = taxable * BigInt(product.gst_rate_bp ?? 0);
  const inter = is_sez || state !== supplier.state;
  const half = inter ? 0 : halfUp(tax, 20_000n);
  const whole = inter ? halfUp(tax, 10_000n) : 0;
  return {
    taxable_paise: Number(taxable),
    cgst_paise: half,
    sgst_paise: half,
    igst_paise: whole,
    total_paise: Number(taxable) + 2 * half + whole,
  };
}

describe('any cart, in ten thousand of them,', () => {
  const runs = { numRuns: 10_000 };

  it('has lines taxed to the paisa with CGST = SGST or with IGST, each rounded half up', () => {
    fc.assert(
      fc.property(cart, place, (lines, to) => {
        const amounts = priced(lines, to);
        expect(exact(amounts)).toBe(true);
        expect(amounts).toEqual(lines.map((one) => expected(one, to)));
      }),
      runs,
    );
  });

  it('adds up from the lines to the sums and from the sums to the total, in paise and on the wire', () => {
    fc.assert(
      fc.property(cart, place, (lines, to) => {
        const amounts = priced(lines, to);
        const sums = sumLines(amounts);
        fc.pre(sums.total_paise <= MAX_TOTAL_PAISE);
        const of = (field: keyof LineAmounts) => amounts.reduce((sum, one) => sum + one[field], 0);
        expect(sums).toEqual({
          subtotal_paise: of('taxable_paise'),
          tax_paise: of('cgst_paise') + of('sgst_paise') + of('igst_paise'),
          shipping_paise: 0,
          total_paise: of('total_paise'),
        });
        const { subtotal, tax, shipping, total } = totalsOf(sums);
        expect([subtotal, tax, shipping, total].map(toPaise)).toEqual(Object.values(sums));
        expect(toPaise(subtotal) + toPaise(tax) + toPaise(shipping)).toBe(toPaise(total));
      }),
      runs,
    );
  });

  it('has a tax table sorted by rate that adds up to its tax, with either CGST and SGST or IGST', () => {
    fc.assert(
      fc.property(cart, place, (lines, to) => {
        const amounts = priced(lines, to);
        fc.pre(sumLines(amounts).total_paise <= MAX_TOTAL_PAISE);
        const taxed = amounts.map((one, i) => ({ ...one, gst_rate_bp: lines[i]!.product.gst_rate_bp }));
        const parts = taxParts(taxed, to.state);
        expect(parts.reduce((sum, { amount }) => sum + toPaise(amount), 0)).toBe(sumLines(amounts).tax_paise);
        const names = [...new Set(parts.map(({ name }) => name))];
        expect([[], ['IGST'], ['CGST', 'SGST']]).toContainEqual(names);
        const rates = parts.map(({ rate: percent }) => percent);
        expect(rates).toEqual([...rates].sort((a, b) => a - b));
      }),
      runs,
    );
  });

  it('has the same total for any order of its lines', () => {
    const shuffled = cart.chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
    );
    fc.assert(
      fc.property(shuffled, place, ([lines, other], to) => {
        expect(sumLines(priced(lines, to))).toEqual(sumLines(priced(other, to)));
      }),
    );
  });
});

it('a total above what the wire represents to the paisa is refused', () => {
  expect(() => assertWithinMaxTotal({ total_paise: MAX_TOTAL_PAISE })).not.toThrow();
  expect(() => assertWithinMaxTotal({ total_paise: MAX_TOTAL_PAISE + 1 })).toThrow(
    expect.objectContaining({
      code: 'invalid',
      message: 'The total is above ₹22 lakh crore. Reduce a quantity or a price.',
    }),
  );
});

describe('a product', () => {
  const bolt = { sku: 'B', price_paise: 1000, gst_rate_bp: 1800, price_breaks: [{ qty: 10, price_paise: 925 }] };

  it('has the price of the quantity break that is reached', () => {
    expect([9.999, 10, 50].map((qty) => priceAt(bolt, qty).price_paise)).toEqual([1000, 925, 925]);
    expect(priceAt(bolt, 10)).toEqual({ ...bolt, price_paise: 925 });
  });

  it('is on the wire with its price in rupees and the reason to quote it', () => {
    const row = { sku: 'B', price_paise: 1050, gst_rate_bp: 0, is_price_expired: false };
    expect(forSale(row)).toEqual({ sku: 'B', price: 10.5, to_quote: null });
    expect(forSale({ ...row, price_paise: 0 }).to_quote).toBe('no price');
    expect(forSale({ ...row, is_price_expired: true }).to_quote).toBe('price expired');
    expect(forSale({ ...row, gst_rate_bp: null }).to_quote).toBe('no GST rate');
  });

  it('has its quantity breaks in rupees there, and in paise here', () => {
    expect(inRupees(bolt.price_breaks)).toEqual([{ qty: 10, price: 9.25 }]);
    expect(inPaise([{ qty: 10, price: 9.25 }])).toEqual(bolt.price_breaks);
  });
});

it('a line is on the wire in rupees and percent', () => {
  const line = { price_paise: 12_345, price_per: 100, discount_paise: 5, gst_rate_bp: 1800 };
  const amounts = { taxable_paise: 1000, cgst_paise: 90, sgst_paise: 91, igst_paise: 2, total_paise: 1183 };
  expect(amountsOf({ ...line, ...amounts })).toEqual({
    ...{ price: 123.45, price_per: 100, discount: 0.05, gst_rate: 18 },
    ...{ taxable: 10, cgst: 0.9, sgst: 0.91, igst: 0.02, total: 11.83 },
  });
  expect(amountsOf({ ...line, ...amounts, gst_rate_bp: null }).gst_rate).toBeNull();
});

it('a discount is deducted before tax', () => {
  const product = { price_paise: 10_000, price_per: 1, gst_rate_bp: 1800 };
  expect(priceLine(product, 3, { state: 'Kerala' }, 5_000)).toEqual({
    ...{ taxable_paise: 25_000, cgst_paise: 0, sgst_paise: 0, igst_paise: 4_500, total_paise: 29_500 },
  });
});

describe('the tax table', () => {
  const products = [
    { price_paise: 10_000, price_per: 1, gst_rate_bp: 1800 },
    { price_paise: 33_333, price_per: 1, gst_rate_bp: 500 },
    { price_paise: 5_000, price_per: 1, gst_rate_bp: null },
    { price_paise: 2_000, price_per: 1, gst_rate_bp: 1800 },
  ];
  const partsTo = (state: string) =>
    taxParts(
      products.map((product) => ({ ...priceLine(product, 1, { state }), gst_rate_bp: product.gst_rate_bp })),
      state,
    );

  it('halves each rate within the State', () => {
    expect(partsTo('Rajasthan')).toEqual([
      { name: 'CGST', rate: 2.5, taxable: 333.33, amount: 8.33 },
      { name: 'SGST', rate: 2.5, taxable: 333.33, amount: 8.33 },
      { name: 'CGST', rate: 9, taxable: 120, amount: 10.8 },
      { name: 'SGST', rate: 9, taxable: 120, amount: 10.8 },
    ]);
  });

  it('shows IGST at the full rate between States', () => {
    expect(partsTo('Kerala')).toEqual([
      { name: 'IGST', rate: 5, taxable: 333.33, amount: 16.67 },
      { name: 'IGST', rate: 18, taxable: 120, amount: 21.6 },
    ]);
  });

  it('shows UTGST for an order taxed within a union territory without a legislature', () => {
    const line = { taxable_paise: 10_000, cgst_paise: 900, sgst_paise: 900, igst_paise: 0, gst_rate_bp: 1800 };
    expect(taxParts([line], 'Chandigarh').map(({ name }) => name)).toEqual(['CGST', 'UTGST']);
  });

  it('is empty if no line has a rate', () => {
    const untaxed = { ...priceLine(products[2]!, 4, { state: 'Kerala' }), gst_rate_bp: null };
    expect(taxParts([untaxed], 'Kerala')).toEqual([]);
  });
});

describe('merging the lines of a cart', () => {
  const items = fc.array(fc.record({ product_id: fc.integer({ min: 1, max: 30 }), qty: anyQty(MAX_QTY) }), {
    maxLength: MAX_ORDER_LINES,
  });

  it('keeps every unit, names each product once, and sorts by id so that stock is locked in one order', () => {
    fc.assert(
      fc.property(items, (cart) => {
        const merged = mergeItems(cart);
        const ids = merged.map(({ product_id }) => product_id);
        expect(ids).toEqual([...new Set(cart.map(({ product_id }) => product_id))].sort((a, b) => a - b));
        for (const { product_id, qty } of merged) {
          const units = cart
            .filter((item) => item.product_id === product_id)
            .map((item) => Math.round(item.qty * 1000));
          expect(Math.round(qty * 1000)).toBe(units.reduce((sum, thousandths) => sum + thousandths, 0));
          expect(String(qty)).toMatch(/^\d+(\.\d{1,3})?$/);
        }
      }),
    );
  });
});
