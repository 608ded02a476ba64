import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { MAX_ADDRESSES, type PlantAddress, type SaveAddress } from '#contracts/addresses.ts';
import { ADMINS_ONLY } from '#contracts/colleagues.ts';
import { isPan, parseGstin } from '#contracts/gstin.ts';
import { addresses, companies } from '#db/schema/companies.ts';
import { asActor, db, type Me, myCompany } from './database.ts';
import { AppError } from './http/errors.ts';
import type { Caller } from './session.ts';

const mine = eq(addresses.company_id, myCompany);

/** The addresses of the caller's company, the default first, without those that were archived. */
export async function listPlantAddresses(actor: Caller): Promise<{ items: PlantAddress[]; may_edit: boolean }> {
  const [me, items] = await asActor(actor, [
    db
      .select()
      .from(addresses)
      .where(and(mine, isNull(addresses.archived_at)))
      .orderBy(desc(addresses.is_default), addresses.id)
      .limit(MAX_ADDRESSES),
  ]);
  return { items, may_edit: me.company_role === 'company admin' };
}

/**
 * Saves an address. 403 for all but the company admin, 404 for another company's, 400 where the GST number belongs to
 * another company, 409 where our desk keeps the place.
 */
export async function saveAddress(actor: Caller, { id, ...values }: SaveAddress) {
  const [me, [company], found] = await asActor(actor, [
    db.select({ pan: companies.pan_tin_number }).from(companies).where(eq(companies.id, myCompany)),
    db
      .select()
      .from(addresses)
      .where(and(mine, isNull(addresses.archived_at))),
  ]);
  refuseAllButAdmin(me);
  refuseForeignGstin(values.gstin, company!.pan);
  const known = found.find((address) => address.id === id);
  if (id && !known) throw notFound();
  if (!id && found.length >= MAX_ADDRESSES) throw new AppError('conflict', `Keep at most ${MAX_ADDRESSES} addresses.`);
  if (known?.of_company) refuseMoving(known, values);
  // There is always one default: the first becomes it, and the present one passes it on only to another.
  const is_default = values.is_default || !found.some((address) => address.is_default && address.id !== id);
  const [, , [saved]] = await asActor(actor, [
    db
      .update(addresses)
      .set({ is_default: false })
      .where(and(mine, eq(addresses.is_default, true), is_default ? undefined : sql`false`)),
    known
      ? db
          .update(addresses)
          .set({ ...values, is_default })
          .where(and(mine, eq(addresses.id, known.id)))
          .returning({ id: addresses.id })
      : db
          .insert(addresses)
          .values({ ...values, is_default, company_id: me.company_id! })
          .returning({ id: addresses.id }),
  ]);
  return { message: known ? 'Address saved.' : 'Address added.', id: saved!.id };
}

/** Takes an address out of the lists or brings it back; orders keep their copy of it. 409 for the default one. */
export async function archiveAddress(actor: Caller, { id, archived }: { id: number; archived: boolean }) {
  const own = and(mine, eq(addresses.id, id));
  const [me, [found]] = await asActor(actor, [db.select().from(addresses).where(own)]);
  refuseAllButAdmin(me);
  if (!found) throw notFound();
  if (archived && found.of_company) throw new AppError('conflict', 'Our desk keeps this address. Write to support.');
  const isDefault = new AppError('conflict', 'This is the default address. Make another one the default first.');
  if (archived && found.is_default) throw isDefault;
  const [, moved] = await asActor(actor, [
    db
      .update(addresses)
      .set({ archived_at: archived ? sql`now()` : null })
      .where(and(own, archived ? eq(addresses.is_default, false) : undefined))
      .returning({ id: addresses.id }),
  ]);
  // Somebody made it the default meanwhile.
  if (moved.length === 0) throw isDefault;
  return { message: archived ? 'Address removed.' : 'Address restored.' };
}

/** 403 for everybody but the company admin. */
export function refuseAllButAdmin(me: Me): void {
  if (me.company_role !== 'company admin') throw new AppError('forbidden', ADMINS_ONLY);
}

/** Every registration of a company holds the company's PAN: 400 at the field for another one. */
export function refuseForeignGstin(gstin: string | null, pan: string | null): void {
  const held = gstin && parseGstin(gstin)?.pan;
  if (!held || !pan || !isPan(pan) || held === pan) return;
  const message = `This GST number holds the PAN ${held}; the company's is ${pan}.`;
  throw new AppError('invalid', message, { fields: { gstin: message } });
}

/** Our desk keeps one address equal to the company's ship-to block; what is said about the place may still change. */
function refuseMoving(known: typeof addresses.$inferSelect, values: Omit<SaveAddress, 'id'>): void {
  const fields = ['address', 'city', 'state', 'pincode'] as const;
  if (fields.every((field) => known[field] === values[field])) return;
  const message = 'This address follows your company’s record. Write to support to move it, or add another one.';
  throw new AppError('conflict', message);
}

const notFound = () => new AppError('not_found', 'This address was not found.');
