import { share } from '#contracts/money.ts';
import { GST_STATES, stateNamed } from '#contracts/states.ts';
import type { TaxName } from '#contracts/tax.ts';

/** GST on one taxable value. Pure; every cart, quote, order and invoice is taxed here and nowhere else. */

export interface Tax {
  cgst_paise: number;
  /** SGST, or UTGST, which a union territory without a legislature levies in its place at the same rate. */
  sgst_paise: number;
  igst_paise: number;
}

/** Where a supply ends: a ship-to address has this shape. */
export interface PlaceOfSupply {
  /** Name of the State or union territory. */
  state: string;
  /** True in a special economic zone. */
  is_sez?: boolean;
}

const BASIS_POINTS = 10_000;

/** Union territories without a legislature, and waters beyond the States (CGST Act s. 2(114)); 25 is a legacy code. */
const UTGST_CODES: readonly string[] = ['04', '25', '26', '31', '35', '38', '97'];

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

/**
 * Supply is inter-State where the goods' movement ends in another State (IGST Act s. 10(1)(a)), and to a special
 * economic zone wherever that lies (s. 7(5)(b)).
 */
export function isInterState(supplierState: string, { state, is_sez = false }: PlaceOfSupply): boolean {
  return is_sez || sameName(supplierState) !== sameName(state);
}

/** `Jammu & Kashmir`, ` jammu and kashmir ` and `Jammu and Kashmir` are one State. */
function sameName(state: string): string {
  return stateNamed(state) ?? state.trim().toLowerCase();
}

/** What the State's half of an intra-State tax is called there. */
export function stateTaxName(state: string): TaxName {
  const name = stateNamed(state);
  return UTGST_CODES.some((code) => GST_STATES[code] === name) ? 'UTGST' : 'SGST';
}
