/** GST on one taxable value. Pure; every cart, quote, order and invoice is taxed here and nowhere else. */

/** Union territories without a legislature levy UTGST in SGST's place at the same rate, so they need no case here. */
export interface Tax {
  cgst_paise: number;
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

/** Half up, in integers: a product of paise and basis points outgrows the exact range of a double. */
function share(paise: number, rate: number, whole: number): number {
  return Number((BigInt(paise) * BigInt(rate) * 2n + BigInt(whole)) / BigInt(2 * whole));
}

/** Supply is inter-State where the goods' movement ends in another State (IGST Act s. 10(1)(a)). */
export function isInterState(supplierState: string, placeOfSupply: string): boolean {
  return supplierState.trim().toLowerCase() !== placeOfSupply.trim().toLowerCase();
}
