import { and, desc, eq } from 'drizzle-orm';
import { MAX_ADDRESSES, type PlantAddress, type SaveAddress } from '#contracts/addresses.ts';
import { ADMINS_ONLY } from '#contracts/colleagues.ts';
import { addresses, companies } from '#db/schema/companies.ts';
import {
  addressNotFound,
  keptAddresses,
  moveToArchive,
  refuseForeignGstin,
  refuseMoving,
  writeAddress,
} from './address-writing.ts';
import { asActor, db, type Me, myCompany } from './database.ts';
import { AppError } from './http/errors.ts';
import type { Caller } from './session.ts';

const mine = eq(addresses.company_id, myCompany);

/** The addresses of the caller's company, the default first, without those that were archived. */
export async function listPlantAddresses(actor: Caller): Promise<{ items: PlantAddress[]; may_edit: boolean }> {
  const [me, items] = await asActor(actor, [
    keptAddresses(mine).orderBy(desc(addresses.is_default), addresses.id).limit(MAX_ADDRESSES),
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
    keptAddresses(mine),
  ]);
  refuseAllButAdmin(me);
  refuseForeignGstin(values.gstin, company!.pan);
  const known = found.find((address) => address.id === id);
  if (id && !known) throw addressNotFound();
  const kept = 'This address follows your company’s record. Write to support to move it, or add another one.';
  refuseMoving(known, values, kept);
  return writeAddress(actor, { company_id: me.company_id!, scope: mine, found, known, values });
}

/** Takes an address out of the lists or brings it back. 403 for all but the company admin, 409 for the default one. */
export async function archiveAddress(actor: Caller, { id, archived }: { id: number; archived: boolean }) {
  const [me, [found]] = await asActor(actor, [
    db
      .select()
      .from(addresses)
      .where(and(mine, eq(addresses.id, id))),
  ]);
  refuseAllButAdmin(me);
  if (!found) throw addressNotFound();
  if (archived && found.of_company) throw new AppError('conflict', 'Our desk keeps this address. Write to support.');
  return moveToArchive(actor, found, archived, mine);
}

/** 403 for everybody but the company admin. */
export function refuseAllButAdmin(me: Me): void {
  if (me.company_role !== 'company admin') throw new AppError('forbidden', ADMINS_ONLY);
}
