import type { TaxName } from '#contracts/catalog/tax.ts';
import type { Tax } from '#contracts/catalog/tax-on.ts';
import { GST_STATES, stateNamed } from '#contracts/fields/gst-states.ts';

/** Which kinds of GST a supply bears; `taxOn` calculates it. */

/** Where a supply ends; a ship-to address fits. */
export interface PlaceOfSupply {
  /** Name of the State or union territory. */
  state: string;
  /** True in a special economic zone. */
  is_sez?: boolean;
}

/** Union territories without a legislature, and waters beyond the States (CGST Act s. 2(114)). */
const UTGST_CODES: readonly string[] = ['04', '26', '31', '35', '38', '97'];

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
