import { formatPaise } from '../platform/format.ts';

/** `₹1.00 over the credit limit of ₹118.00`, for staff. */
export const overLimit = (over_paise: number, limit_paise: number) =>
  `${formatPaise(over_paise)} over the credit limit of ${formatPaise(limit_paise)}`;
