/** Why goods leave under a delivery challan and not an invoice: the kinds of CGST Rules r. 55(1) that apply to a trader. */
export const CHALLAN_REASONS = ['goods on approval', 'job work', 'not a supply', 'other supply'] as const;
export type ChallanReason = (typeof CHALLAN_REASONS)[number];

/** What screens and the challan say. */
export const CHALLAN_REASON_LABELS: Readonly<Record<ChallanReason, string>> = {
  // CGST Act s. 31(7): invoiced at the time of supply or six months after removal, whichever is earlier.
  'goods on approval': 'Goods sent on approval',
  'job work': 'Job work',
  'not a supply': 'Other than by way of supply',
  // r. 55(4): the invoice follows after delivery.
  'other supply': 'Other',
};

/** Only a supply has tax on its challan (r. 55(1)(vii)). */
export const isSupply = (reason: ChallanReason): boolean => reason === 'other supply';
