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
