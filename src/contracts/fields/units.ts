/** Unit quantity codes of the GST rules offered for products; a product with another one keeps it. */
export const units: Readonly<Record<string, string>> = {
  NOS: 'Numbers',
  PCS: 'Pieces',
  SET: 'Sets',
  PRS: 'Pairs',
  DOZ: 'Dozens',
  BOX: 'Boxes',
  PAC: 'Packs',
  CTN: 'Cartons',
  BAG: 'Bags',
  BTL: 'Bottles',
  CAN: 'Cans',
  DRM: 'Drums',
  ROL: 'Rolls',
  TUB: 'Tubes',
  KGS: 'Kilograms',
  GMS: 'Grams',
  MTS: 'Metric tonnes',
  LTR: 'Litres',
  MLT: 'Millilitres',
  MTR: 'Metres',
  SQM: 'Square metres',
  CBM: 'Cubic metres',
};

/** Codes of the GST rules for what is counted: quantities are whole. */
export const COUNTS: ReadonlySet<string> = new Set(
  'BAG BAL BDL BKL BOU BOX BTL BUN CAN CTN DOZ DRM GGK GRS NOS PAC PCS PRS ROL SET TBS TGM THD TUB UNT'.split(' '),
);

/** Codes for what is measured: quantities have up to three decimals. `OTH` may be either and is in neither list. */
export const MEASURES: ReadonlySet<string> = new Set(
  'CBM CCM CMS GMS GYD KGS KLR KME LTR MLT MTR MTS QTL SQF SQM SQY TON UGS YDS'.split(' '),
);

/** The smallest quantity, and the smallest step, in a unit. */
export const leastQty = (code: string): number => (MEASURES.has(code) ? 0.001 : 1);

/**
 * GST rates in percent from 22-09-2025, with the special ones (notification 9/2025-Central Tax (Rate)). A product may have
 * one of them or the rate for its HSN in the GST rate table; a product with another one keeps it.
 */
export const gstRates: readonly number[] = [0, 0.25, 1.5, 3, 5, 18, 28, 40];

/** `0, 5 or 18` */
export const listOf = (choices: readonly (string | number)[]) =>
  `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;

export const UNIT_CHOICES = `Use ${listOf(Object.keys(units))}.`;
export const RATE_CHOICES = `Use ${listOf(gstRates)}%, or the rate for the HSN in the GST rate table.`;
