import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { MAX_ADDRESSES, type SaveAddress } from '#contracts/companies/addresses.ts';
import { isPan, parseGstin } from '#contracts/fields/gstin.ts';
import { addresses } from '#db/schema/companies.ts';
import { asActor, db, rows } from '../platform/database.ts';
import { AppError, fieldError } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';

/** Writes an address for company admins (addresses.ts) and for staff (admin-addresses.ts). */

export type Address = typeof addresses.$inferSelect;
type Values = Omit<SaveAddress, 'id'>;

interface Saving {
  company_id: number;
  /** Filter for this company's addresses. */
  scope: SQL;
  /** Its current addresses. */
  found: Address[];
  /** The address to change; undefined adds one. */
  known: Address | undefined;
  values: Values;
}

/** Query of the addresses that are not archived. */
export const activeAddresses = (scope: SQL) =>
  db
    .select()
    .from(addresses)
    .where(and(scope, isNull(addresses.archived_at)));

/** Adds or changes an address. 409 above MAX_ADDRESSES. */
export async function writeAddress(actor: Caller, { company_id, scope, found, known, values }: Saving) {
  if (!known && found.length >= MAX_ADDRESSES) {
    throw new AppError('conflict', `A company can have at most ${MAX_ADDRESSES} addresses. Remove one first.`);
  }
  // Exactly one default: the first address becomes it, and it changes only by making another one the default.
  const is_default = values.is_default || !found.some((address) => address.is_default && address.id !== known?.id);
  const [, , , [saved]] = await asActor(actor, [
    // One save at a time for each company, so that two cannot both become the default.
    rows(sql`select pg_advisory_xact_lock(hashtext('addresses'), hashtext(${String(company_id)}))`),
    db
      .update(addresses)
      .set({ is_default: false })
      .where(and(scope, eq(addresses.is_default, true), is_default ? undefined : sql`false`)),
    known
      ? db
          .update(addresses)
          .set({ ...values, is_default })
          .where(and(scope, eq(addresses.id, known.id)))
          .returning({ id: addresses.id })
      : db
          .insert(addresses)
          .values({ ...values, is_default, company_id })
          .returning({ id: addresses.id }),
  ]);
  return { message: known ? 'Address saved.' : 'Address added.', id: saved!.id };
}

/** Archives or restores an address; orders keep their own copy. 409 for the default address. */
export async function moveToArchive(actor: Caller, { id, is_default }: Address, archived: boolean, scope: SQL) {
  const isDefault = new AppError('conflict', 'This is the default address. Make another one the default first.');
  if (archived && is_default) throw isDefault;
  const [, moved] = await asActor(actor, [
    db
      .update(addresses)
      .set({ archived_at: archived ? sql`now()` : null })
      .where(and(scope, eq(addresses.id, id), archived ? eq(addresses.is_default, false) : undefined))
      .returning({ id: addresses.id }),
  ]);
  // It became the default in the meantime.
  if (moved.length === 0) throw isDefault;
  return { message: archived ? 'Address removed.' : 'Address restored.' };
}

/** 409 if the place of the address that follows the company record would change; its label may. */
export function assertPlaceUnchanged(known: Address | undefined, values: Values, message: string): void {
  const fields = ['address', 'city', 'state', 'pincode'] as const;
  if (!known?.is_company_address || fields.every((field) => known[field] === values[field])) return;
  throw new AppError('conflict', message);
}

/** Every GST number of a company contains its PAN: 400 at the field if this one does not. */
export function assertGstinHasPan(gstin: string | null, pan: string | null): void {
  const contained = gstin && parseGstin(gstin)?.pan;
  if (!contained || !pan || !isPan(pan) || contained === pan) return;
  throw fieldError('invalid', 'gstin', `This GST number contains PAN ${contained}, but the company’s PAN is ${pan}.`);
}
