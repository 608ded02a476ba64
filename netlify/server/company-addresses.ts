import { eq } from 'drizzle-orm';
import type { SaveCompanyAddress } from '#contracts/company-desk.ts';
import { addresses, companies } from '#db/schema/companies.ts';
import {
  addressNotFound,
  keptAddresses,
  moveToArchive,
  refuseForeignGstin,
  refuseMoving,
  writeAddress,
} from './address-writing.ts';
import { asActor, db } from './database.ts';
import { AppError } from './http/errors.ts';
import type { Caller } from './session.ts';

/** What the desk writes of any company's addresses; `addresses.ts` is the same for a company's own admin. */

/**
 * Saves an address. 404 for a company or address that does not exist, 400 where the GST number holds another PAN, 409
 * for moving the one that follows the company's ship-to block.
 */
export async function saveCompanyAddress(actor: Caller, { id, company_id, ...values }: SaveCompanyAddress) {
  const scope = eq(addresses.company_id, company_id);
  const [, [company], found] = await asActor(actor, [
    db.select({ pan: companies.pan_tin_number }).from(companies).where(eq(companies.id, company_id)),
    keptAddresses(scope),
  ]);
  if (!company) throw new AppError('not_found', 'This company was not found.');
  const known = found.find((address) => address.id === id);
  if (id && !known) throw addressNotFound();
  refuseForeignGstin(values.gstin, company.pan);
  refuseMoving(known, values, 'This address follows the company’s ship-to block. Change it there.');
  return writeAddress(actor, { company_id, scope, found, known, values });
}

/** Takes an address out of the lists or brings it back. 409 for the default and the ship-to. */
export async function archiveCompanyAddress(actor: Caller, { id, archived }: { id: number; archived: boolean }) {
  const [, [found]] = await asActor(actor, [db.select().from(addresses).where(eq(addresses.id, id))]);
  if (!found) throw addressNotFound();
  if (archived && found.of_company) {
    throw new AppError('conflict', 'This address follows the company’s ship-to block and stays with it.');
  }
  return moveToArchive(actor, found, archived, eq(addresses.company_id, found.company_id));
}
