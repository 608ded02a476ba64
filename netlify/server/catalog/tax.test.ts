import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GST_STATES } from '#contracts/fields/gst-states.ts';
import { taxOn } from '#contracts/catalog/tax-on.ts';
import { isInterState, isSezSupply, stateTaxName } from './tax.ts';

const INTRA = false;
const INTER = true;
/** The GST rates in force since 22-09-2025, basis points. */
const rate = fc.constantFrom(0, 25, 150, 300, 500, 1800, 2800, 4000);
const paise = fc.bigInt({ min: 0n, max: BigInt(Number.MAX_SAFE_INTEGER) / 2n }).map(Number);

describe('GST within a State', () => {
  it.each([
    // taxable, rate, each half
    [10_000, 1800, 900],
    [99_999, 1800, 9_000], // 8999.91
    [33_333, 500, 833], // 833.325
    [100, 500, 3], // 2.5, half up
    [20, 500, 1], // 0.5, half up
    [19, 500, 0], // 0.475
    [1, 25, 0],
    [400, 25, 1], // 0.5, half up
    [0, 1800, 0],
  ])('of %i paise at %i basis points is twice %i', (taxable, rate_bp, half) => {
    expect(taxOn(taxable, rate_bp, INTRA)).toEqual({ cgst_paise: half, sgst_paise: half, igst_paise: 0 });
  });
});

describe('GST between States', () => {
  it.each([
    [10_000, 1800, 1800],
    [99_999, 1800, 18_000], // 17999.82
    [33_333, 500, 1667], // 1666.65
    [10, 500, 1], // 0.5, half up
    [9, 500, 0], // 0.45
    [Number.MAX_SAFE_INTEGER, 4000, 3_602_879_701_896_396], // 3602879701896396.4, past what a double multiplies
  ])('of %i paise at %i basis points is %i', (taxable, rate_bp, igst_paise) => {
    expect(taxOn(taxable, rate_bp, INTER)).toEqual({ cgst_paise: 0, sgst_paise: 0, igst_paise });
  });
});

describe('tax', () => {
  it('is 0 for a product without a rate', () => {
    const none = { cgst_paise: 0, sgst_paise: 0, igst_paise: 0 };
    expect([taxOn(10_000, null, INTRA), taxOn(10_000, null, INTER), taxOn(10_000, 0, INTRA)]).toEqual([
      none,
      none,
      none,
    ]);
  });

  it('is rounded half up from the exact fraction for any amount', () => {
    fc.assert(
      fc.property(paise, rate, fc.boolean(), (taxable, rate_bp, inter) => {
        const { cgst_paise, sgst_paise, igst_paise } = taxOn(taxable, rate_bp, inter);
        const [got, whole] = inter ? [igst_paise, 10_000n] : [cgst_paise, 20_000n];
        const exact = BigInt(taxable) * BigInt(rate_bp);
        // got − ½ ≤ exact / whole < got + ½
        expect(2n * exact >= (2n * BigInt(got) - 1n) * whole).toBe(true);
        expect(2n * exact < (2n * BigInt(got) + 1n) * whole).toBe(true);
        expect(inter ? [cgst_paise, sgst_paise] : [sgst_paise, igst_paise]).toEqual(inter ? [0, 0] : [cgst_paise, 0]);
      }),
    );
  });

  it('differs by at most one paisa between intra-State and inter-State', () => {
    fc.assert(
      fc.property(paise, rate, (taxable, rate_bp) => {
        const { cgst_paise, sgst_paise } = taxOn(taxable, rate_bp, INTRA);
        expect(Math.abs(cgst_paise + sgst_paise - taxOn(taxable, rate_bp, INTER).igst_paise)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('a supply', () => {
  it.each([
    ['Rajasthan', 'Rajasthan', false],
    ['Rajasthan', ' rajasthan ', false],
    ['Jammu and Kashmir', 'Jammu & Kashmir', false],
    ['Rajasthan', 'Maharashtra', true],
    // Names that are not in the list of States.
    ['Abroad', ' abroad ', false],
    ['Abroad', 'High seas', true],
    ['Rajasthan', '', true],
    ['Andaman and Nicobar Islands', 'Chandigarh', true],
  ])('from %s to "%s" is inter-State: %s', (from, state, inter) => {
    expect(isInterState(from, { state })).toBe(inter);
  });

  it.each(Object.values(GST_STATES))('to a special economic zone in %s is inter-State', (state) => {
    expect(isInterState(state, { state, is_sez: false })).toBe(false);
    expect(isInterState(state, { state, is_sez: true })).toBe(true);
  });
});

describe('a supply from Rajasthan', () => {
  const tax = {
    none: { cgst_paise: 0, igst_paise: 0 },
    cgst: { cgst_paise: 9, igst_paise: 0 },
    igst: { cgst_paise: 0, igst_paise: 18 },
  };

  it.each([
    // Within the State only the charged tax decides; elsewhere, and without tax, the address.
    { state: 'Rajasthan', is_sez: true, charged: 'cgst', isSez: false },
    { state: 'Rajasthan', is_sez: false, charged: 'cgst', isSez: false },
    { state: 'Rajasthan', is_sez: false, charged: 'igst', isSez: true },
    { state: 'Rajasthan', is_sez: true, charged: 'igst', isSez: true },
    { state: 'Rajasthan', is_sez: true, charged: 'none', isSez: true },
    { state: 'Rajasthan', is_sez: false, charged: 'none', isSez: false },
    { state: 'Kerala', is_sez: false, charged: 'igst', isSez: false },
    { state: 'Kerala', is_sez: true, charged: 'igst', isSez: true },
  ] as const)('to $state with $charged, to a zone by its address: $is_sez, goes to a zone: $isSez', (one) => {
    expect(isSezSupply('Rajasthan', one, tax[one.charged])).toBe(one.isSez);
  });
});

it('is called UTGST in the union territories without a legislature, SGST everywhere else', () => {
  const utgst = [...new Set(Object.values(GST_STATES))].filter((state) => stateTaxName(state) === 'UTGST');
  expect(utgst.sort()).toEqual([
    'Andaman and Nicobar Islands',
    'Chandigarh',
    'Dadra and Nagar Haveli and Daman and Diu',
    'Ladakh',
    'Lakshadweep',
    'Other Territory',
  ]);
  expect(['Delhi', 'Puducherry', 'Jammu & Kashmir', ''].map(stateTaxName)).toEqual(['SGST', 'SGST', 'SGST', 'SGST']);
});
