import { eq } from 'drizzle-orm';
import type { SaveCompanyAddress } from '#contracts/companies/admin-overview.ts';
import { addresses, companies } from '#db/schema/companies.ts';
import { asActor, db } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import {
  activeAddresses,
  moveToArchive,
  assertGstinHasPan,
  assertPlaceUnchanged,
  writeAddress,
} from './save-address.ts';

/** Staff's changes to any company's addresses; `addresses.ts` is the same for company admins. */

/**
 * Saves an address. 404 for an unknown company or address, 400 if the GST number contains another PAN, 409 for moving the
 * address that follows the company's ship-to block.
 */
export async function saveCompanyAddress(actor: Caller, { id, company_id, ...values }: SaveCompanyAddress) {
  const scope = eq(addresses.company_id, company_id);
  const [, [company], found] = await asActor(actor, [
    db.select({ pan: companies.pan_tin_number }).from(companies).where(eq(companies.id, company_id)),
    activeAddresses(scope),
  ]);
  if (!company) throw notFound('company');
  const known = found.find((address) => address.id === id);
  if (id && !known) throw notFound('address');
  assertGstinHasPan(values.gstin, company.pan);
  assertPlaceUnchanged(known, values, 'This address follows the company’s ship-to block. Change it there.');
  return writeAddress(actor, { company_id, scope, found, known, values });
}

/** Archives or restores an address. 409 for the default and for the company's ship-to. */
export async function archiveCompanyAddress(actor: Caller, { id, archived }: { id: number; archived: boolean }) {
  const [, [found]] = await asActor(actor, [db.select().from(addresses).where(eq(addresses.id, id))]);
  if (!found) throw notFound('address');
  if (archived && found.is_company_address) {
    throw new AppError('conflict', 'This address follows the company’s ship-to block and cannot be removed.');
  }
  return moveToArchive(actor, found, archived, eq(addresses.company_id, found.company_id));
}
