/** Unit quantity codes of the GST rules that a product may be given; one that carries another keeps it. */
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
 * Percents of GST that are in use from 22-09-2025, with the special ones (india-commerce). A product may be given one of them
 * or what the table of rates has for its HSN; one that carries another keeps it.
 */
export const gstRates: readonly number[] = [0, 0.25, 1.5, 3, 5, 18, 28, 40];

const listed = (choices: readonly (string | number)[]) => `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;

/** Told where a product is given another unit or rate. */
export const UNIT_CHOICES = `Use ${listed(Object.keys(units))}.`;
export const RATE_CHOICES = `Use ${listed(gstRates)} %, or the rate that the table of GST rates has for the HSN.`;
