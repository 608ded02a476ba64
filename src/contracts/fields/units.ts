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
