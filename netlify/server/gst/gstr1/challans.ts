import type { ChallanReason } from '#contracts/invoices/challan-reasons.ts';
import type { Numbered } from './series.ts';

/** A row of the month's delivery challans, which are only in table 13. */
export interface ChallanNumber {
  number: string;
  reason: ChallanReason;
  is_void: boolean;
}

const NOT_A_SUPPLY = [12, 'Delivery Challan in cases other than by way of supply'] as const;

/** Natures 9 to 12 of table 13. It has none for a challan of a supply (r. 55(4)), whose invoice follows: it is under 12. */
const NATURES: Readonly<Record<ChallanReason, Numbered['nature']>> = {
  'job work': [9, 'Delivery Challan for job work'],
  'job work, capital goods': [9, 'Delivery Challan for job work'],
  'goods on approval': [10, 'Delivery Challan for supply on approval'],
  'not a supply': NOT_A_SUPPLY,
  'other supply': NOT_A_SUPPLY,
};

export const numberedChallan = ({ number, reason, is_void }: ChallanNumber): Numbered => ({
  ...{ number, is_void },
  nature: NATURES[reason],
});
