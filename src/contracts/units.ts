/** Unit quantity codes of the GST rules, for a dropdown; a product may carry another one. */
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

/** Percents of GST that are in use from 22-09-2025, with the special ones (india-commerce); a product may carry another. */
export const gstRates: readonly number[] = [0, 0.25, 1.5, 3, 5, 18, 28, 40];
