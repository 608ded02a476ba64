import { and, desc, eq } from 'drizzle-orm';
import { MAX_ADDRESSES, type PlantAddress, type SaveAddress } from '#contracts/companies/addresses.ts';
import { ADMINS_ONLY } from '#contracts/companies/members.ts';
import { addresses, companies } from '#db/schema/companies.ts';
import { asActor, db, type Me, myCompany } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import {
  activeAddresses,
  moveToArchive,
  assertGstinHasPan,
  assertPlaceUnchanged,
  writeAddress,
} from './save-address.ts';

const mine = eq(addresses.company_id, myCompany);

/** The addresses of the caller's company, the default first, without archived ones. */
export async function listPlantAddresses(actor: Caller): Promise<{ items: PlantAddress[]; may_edit: boolean }> {
  const [me, items] = await asActor(actor, [
    activeAddresses(mine).orderBy(desc(addresses.is_default), addresses.id).limit(MAX_ADDRESSES),
  ]);
  return { items, may_edit: me.company_role === 'company admin' };
}

/**
 * Saves an address. 403 for anyone but a company admin, 404 for another company's address, 400 for another company's GST
 * number, 409 for moving the address that follows the company record.
 */
export async function saveAddress(actor: Caller, { id, ...values }: SaveAddress) {
  const [me, [company], found] = await asActor(actor, [
    db.select({ pan: companies.pan_tin_number }).from(companies).where(eq(companies.id, myCompany)),
    activeAddresses(mine),
  ]);
  requireCompanyAdmin(me);
  assertGstinHasPan(values.gstin, company!.pan);
  const known = found.find((address) => address.id === id);
  if (id && !known) throw notFound('address');
  assertPlaceUnchanged(
    known,
    values,
    'PlantSetu maintains this address. Ask support to change it, or add another one.',
  );
  return writeAddress(actor, { company_id: me.company_id!, scope: mine, found, known, values });
}

/** Archives or restores an address. 403 for anyone but a company admin, 409 for the default address. */
export async function archiveAddress(actor: Caller, { id, archived }: { id: number; archived: boolean }) {
  const [me, [found]] = await asActor(actor, [
    db
      .select()
      .from(addresses)
      .where(and(mine, eq(addresses.id, id))),
  ]);
  requireCompanyAdmin(me);
  if (!found) throw notFound('address');
  if (archived && found.is_company_address) {
    throw new AppError('conflict', 'PlantSetu maintains this address. Ask support to remove it.');
  }
  return moveToArchive(actor, found, archived, mine);
}

/** 403 for anyone but a company admin. */
export function requireCompanyAdmin(me: Me): void {
  if (me.company_role !== 'company admin') throw new AppError('forbidden', ADMINS_ONLY);
}
