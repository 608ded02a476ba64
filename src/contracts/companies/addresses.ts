import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { gstinError, parseGstin } from '../fields/gstin.ts';
import { optionalCode } from '../fields/optional-code.ts';
import { isPinCode, PIN_CODE, pinError, normalizePin } from '../fields/pin-code.ts';
import { id, required, text } from '../fields/text.ts';
import { stateNamed, UNKNOWN_STATE } from '../fields/gst-states.ts';

/** Most addresses of a company. */
export const MAX_ADDRESSES = 200;

/** A ship-to address, as its form shows it. */
export const PlantAddress = z.object({
  id: z.int(),
  label: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  gstin: z.nullable(z.string()),
  is_sez: z.boolean(),
  is_default: z.boolean(),
  /** True for the address that follows the company's ship-to block: only staff can change its place. */
  is_company_address: z.boolean(),
});
export type PlantAddress = z.infer<typeof PlantAddress>;

/** Active addresses of the caller's company, the default first. */
export const listPlantAddressesEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/addresses',
  roles: ['customer'],
  reply: z.object({ items: z.array(PlantAddress), may_edit: z.boolean() }),
});

const stateMismatch = (value: unknown): string | null => {
  const { gstin, state } = value as { gstin?: string | null; state?: string };
  const registered = gstin ? parseGstin(gstin)?.state : undefined;
  if (!registered || !state || registered === stateNamed(state)) return null;
  return `This GST number is registered in ${registered}, but the address is in ${state}. Correct one of the two.`;
};

/** The address form. Existing orders keep the address they were placed with. */
export const SaveAddress = z
  .object({
    /** Absent for a new one. */
    id: z.optional(id),
    label: required(80, 'Name the address, e.g. Bhiwadi plant, stores gate.'),
    address: required(500, 'Enter plot, street and area.'),
    city: required(100, 'Enter the town or city.'),
    pincode: text(12).check(
      z.overwrite(normalizePin),
      z.refine(isPinCode, { error: ({ input }) => pinError(String(input)) ?? PIN_CODE }),
    ),
    state: z.pipe(
      required(100, 'Choose the State: GST depends on it.').check(
        z.refine((value) => value === '' || stateNamed(value) !== null, {
          error: UNKNOWN_STATE,
        }),
      ),
      z.transform((value) => stateNamed(value) ?? value),
    ),
    gstin: optionalCode(gstinError),
    /** In a special economic zone: always IGST (IGST Act s. 7(5)(b)). */
    is_sez: z.boolean(),
    /** Makes it the default instead of the current one. */
    is_default: z.boolean(),
  })
  .check(
    z.refine((value) => stateMismatch(value) === null, {
      error: ({ input }) => stateMismatch(input) ?? undefined,
      path: ['gstin'],
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );
export type SaveAddress = z.infer<typeof SaveAddress>;

/** Saves an address of the caller's company. For company admins; 404 for another company's. */
export const saveAddressEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/address-save',
  creates: true,
  roles: ['customer'],
  body: SaveAddress,
  reply: z.object({ message: z.string(), id: z.int() }),
});

/** Archives or restores an address. For company admins; 409 for the default address. */
export const archiveAddressEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/address-archive',
  roles: ['customer'],
  body: z.object({ id, archived: z.boolean() }),
  reply: z.object({ message: z.string() }),
});
