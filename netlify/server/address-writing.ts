import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { MAX_ADDRESSES, type SaveAddress } from '#contracts/addresses.ts';
import { isPan, parseGstin } from '#contracts/gstin.ts';
import { addresses } from '#db/schema/companies.ts';
import { asActor, db, rows } from './database.ts';
import { AppError } from './http/errors.ts';
import type { Caller } from './session.ts';

/** How an address is written, whoever writes it: a company's admin (addresses.ts) or our desk (company-addresses.ts). */

export type Address = typeof addresses.$inferSelect;
type Values = Omit<SaveAddress, 'id'>;

interface Saving {
  company_id: number;
  /** Which addresses are this company's. */
  scope: SQL;
  /** All that it keeps now. */
  found: Address[];
  /** The one that is changed; undefined adds one. */
  known: Address | undefined;
  values: Values;
}

export const addressNotFound = () => new AppError('not_found', 'This address was not found.');

/** The addresses that a company keeps, as a query: without those that were archived. */
export const keptAddresses = (scope: SQL) =>
  db
    .select()
    .from(addresses)
    .where(and(scope, isNull(addresses.archived_at)));

/** Adds or changes an address. 409 beyond the most that a company keeps. */
export async function writeAddress(actor: Caller, { company_id, scope, found, known, values }: Saving) {
  if (!known && found.length >= MAX_ADDRESSES) {
    throw new AppError('conflict', `Keep at most ${MAX_ADDRESSES} addresses.`);
  }
  // There is always one default: the first becomes it, and the present one passes it on only to another.
  const is_default = values.is_default || !found.some((address) => address.is_default && address.id !== known?.id);
  const [, , , [saved]] = await asActor(actor, [
    // Of two who make a default at once the second waits here, and then sees the first's.
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

/** Takes an address out of the lists or brings it back; orders keep their copy of it. 409 for the default one. */
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
  // Somebody made it the default meanwhile.
  if (moved.length === 0) throw isDefault;
  return { message: archived ? 'Address removed.' : 'Address restored.' };
}

/** The one address that follows the company's record lies where that says; what is said of the place may change. */
export function refuseMoving(known: Address | undefined, values: Values, message: string): void {
  const fields = ['address', 'city', 'state', 'pincode'] as const;
  if (!known?.of_company || fields.every((field) => known[field] === values[field])) return;
  throw new AppError('conflict', message);
}

/** Every registration of a company holds the company's PAN: 400 at the field for another one. */
export function refuseForeignGstin(gstin: string | null, pan: string | null): void {
  const held = gstin && parseGstin(gstin)?.pan;
  if (!held || !pan || !isPan(pan) || held === pan) return;
  const message = `This GST number holds the PAN ${held}; the company's is ${pan}.`;
  throw new AppError('invalid', message, { fields: { gstin: message } });
}
