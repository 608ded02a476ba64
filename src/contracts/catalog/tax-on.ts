import { share } from '../fields/money.ts';

/** GST on one taxable value: the only tax calculation, for carts, quotes, orders and invoices. */

export interface Tax {
  cgst_paise: number;
  /** SGST, or UTGST in a union territory without a legislature, at the same rate. */
  sgst_paise: number;
  igst_paise: number;
}

const BASIS_POINTS = 10_000;

/**
 * Tax on a taxable value in paise at a rate in basis points (null: no rate, no tax), rounded half up to the paisa.
 * Intra-State: CGST = SGST, each half the rate; inter-State: IGST (IGST Act s. 7, 8).
 */
export function taxOn(taxable_paise: number, rate_bp: number | null, interState: boolean): Tax {
  if (!rate_bp) return { cgst_paise: 0, sgst_paise: 0, igst_paise: 0 };
  if (interState) return { cgst_paise: 0, sgst_paise: 0, igst_paise: share(taxable_paise, rate_bp, BASIS_POINTS) };
  const half = share(taxable_paise, rate_bp, 2 * BASIS_POINTS);
  return { cgst_paise: half, sgst_paise: half, igst_paise: 0 };
}
