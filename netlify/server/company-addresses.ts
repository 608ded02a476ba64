import { and, eq, isNull, sql } from 'drizzle-orm';
import { MAX_ADDRESSES } from '#contracts/addresses.ts';
import type { SaveCompanyAddress } from '#contracts/company-desk.ts';
import { addresses, companies } from '#db/schema/companies.ts';
import { refuseForeignGstin } from './addresses.ts';
import { asActor, db } from './database.ts';
import { AppError } from './http/errors.ts';
import type { Caller } from './session.ts';

/** What the desk writes of any company's addresses; `addresses.ts` is the same for a company's own admin. */

/**
 * Saves an address. 404 for a company or address that does not exist, 400 where the GST number holds another PAN, 409
 * for moving the one that follows the company's ship-to block.
 */
export async function saveCompanyAddress(actor: Caller, { id, company_id, ...values }: SaveCompanyAddress) {
  const ofCompany = eq(addresses.company_id, company_id);
  const [, [company], found] = await asActor(actor, [
    db.select({ pan: companies.pan_tin_number }).from(companies).where(eq(companies.id, company_id)),
    db
      .select()
      .from(addresses)
      .where(and(ofCompany, isNull(addresses.archived_at))),
  ]);
  if (!company) throw new AppError('not_found', 'This company was not found.');
  const known = found.find((address) => address.id === id);
  if (id && !known) throw notFound();
  refuseForeignGstin(values.gstin, company.pan);
  if (!id && found.length >= MAX_ADDRESSES) throw new AppError('conflict', `Keep at most ${MAX_ADDRESSES} addresses.`);
  if (known?.of_company) refuseMoving(known, values);
  // There is always one default: the first becomes it, and the present one passes it on only to another.
  const is_default = values.is_default || !found.some((address) => address.is_default && address.id !== id);
  const [, , [saved]] = await asActor(actor, [
    db
      .update(addresses)
      .set({ is_default: false })
      .where(and(ofCompany, eq(addresses.is_default, true), is_default ? undefined : sql`false`)),
    known
      ? db
          .update(addresses)
          .set({ ...values, is_default })
          .where(eq(addresses.id, known.id))
          .returning({ id: addresses.id })
      : db
          .insert(addresses)
          .values({ ...values, is_default, company_id })
          .returning({ id: addresses.id }),
  ]);
  return { message: known ? 'Address saved.' : 'Address added.', id: saved!.id };
}

/** Takes an address out of the lists or brings it back; orders keep their copy of it. 409 for the default and the ship-to. */
export async function archiveCompanyAddress(actor: Caller, { id, archived }: { id: number; archived: boolean }) {
  const [, [found]] = await asActor(actor, [db.select().from(addresses).where(eq(addresses.id, id))]);
  if (!found) throw notFound();
  if (archived && found.of_company) {
    throw new AppError('conflict', 'This address follows the company’s ship-to block and stays with it.');
  }
  const isDefault = new AppError('conflict', 'This is the default address. Make another one the default first.');
  if (archived && found.is_default) throw isDefault;
  const [, moved] = await asActor(actor, [
    db
      .update(addresses)
      .set({ archived_at: archived ? sql`now()` : null })
      .where(and(eq(addresses.id, id), archived ? eq(addresses.is_default, false) : undefined))
      .returning({ id: addresses.id }),
  ]);
  // Somebody made it the default meanwhile.
  if (moved.length === 0) throw isDefault;
  return { message: archived ? 'Address removed.' : 'Address restored.' };
}

/** The company form moves it; what is said about the place may change here. */
function refuseMoving(known: typeof addresses.$inferSelect, values: Omit<SaveCompanyAddress, 'id' | 'company_id'>) {
  const fields = ['address', 'city', 'state', 'pincode'] as const;
  if (fields.every((field) => known[field] === values[field])) return;
  throw new AppError('conflict', 'This address follows the company’s ship-to block. Change it there.');
}

const notFound = () => new AppError('not_found', 'This address was not found.');
