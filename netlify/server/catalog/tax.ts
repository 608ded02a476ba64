import type { TaxName } from '#contracts/catalog/tax.ts';
import { share } from '#contracts/fields/money.ts';
import { GST_STATES, stateNamed } from '#contracts/fields/gst-states.ts';

/** GST on one taxable value: the only tax calculation, for carts, quotes, orders and invoices. */

export interface Tax {
  cgst_paise: number;
  /** SGST, or UTGST in a union territory without a legislature, at the same rate. */
  sgst_paise: number;
  igst_paise: number;
}

/** Where a supply ends; a ship-to address fits. */
export interface PlaceOfSupply {
  /** Name of the State or union territory. */
  state: string;
  /** True in a special economic zone. */
  is_sez?: boolean;
}

const BASIS_POINTS = 10_000;

/** Union territories without a legislature, and waters beyond the States (CGST Act s. 2(114)). */
const UTGST_CODES: readonly string[] = ['04', '26', '31', '35', '38', '97'];

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
 * Supply is inter-State if the goods' movement ends in another State (IGST Act s. 10(1)(a)) or in a special economic zone
 * (s. 7(5)(b)).
 */
export function isInterState(supplierState: string, { state, is_sez = false }: PlaceOfSupply): boolean {
  return is_sez || comparableName(supplierState) !== comparableName(state);
}

/**
 * Whether a supply that is invoiced now goes to a special economic zone. The charged tax decides, because it was fixed with
 * the order and the address may have been edited since: such a supply has no CGST (IGST Act s. 7(5)(b)), and IGST within the
 * State has no other reason. Only a supply outside the State, or without tax (s. 16(3)), is judged by its address.
 */
export function isSezSupply(
  supplierState: string,
  place: Required<PlaceOfSupply>,
  { cgst_paise, igst_paise }: Pick<Tax, 'cgst_paise' | 'igst_paise'>,
): boolean {
  if (cgst_paise > 0) return false;
  const isWithinState = !isInterState(supplierState, { state: place.state });
  return place.is_sez || (isWithinState && igst_paise > 0);
}

/** `Jammu & Kashmir`, ` jammu and kashmir ` and `Jammu and Kashmir` are the same State. */
function comparableName(state: string): string {
  return stateNamed(state) ?? state.trim().toLowerCase();
}

/** The name of the State's half of an intra-State tax. */
export function stateTaxName(state: string): TaxName {
  const name = stateNamed(state);
  return UTGST_CODES.some((code) => GST_STATES[code] === name) ? 'UTGST' : 'SGST';
}
